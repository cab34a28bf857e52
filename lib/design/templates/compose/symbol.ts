import { roundMm } from '@/lib/design/geometry/box'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import type { New } from '@/lib/design/scene/model'
import type { OutlineSource } from '@/lib/design/scene/outline-source'
import type { Plate } from '@/lib/design/scene/plate'
import { vectorSrc } from '@/lib/design/scene/vectors/source'
import { partOf, type Zone } from './zone'

interface Parted {
  symbol: New<ImageElement>
  /** What is left for the words. */
  rest: Zone
}

/** How much of a zone a symbol takes: beside the words in its width, above them in its height. */
interface Shares {
  beside: number
  above: number
  /** From which ratio of the zone on it stands beside the words. */
  wide: number
}

export const smallSymbol: Shares = { beside: 0.26, above: 0.38, wide: 1.5 }
export const largeSymbol: Shares = { beside: 0.4, above: 0.66, wide: 1.9 }

function drawn(
  name: string,
  box: { left: number; top: number; width: number; height: number },
): New<ImageElement> {
  const { left, top, width, height } = box
  return {
    type: 'image',
    src: vectorSrc(name),
    position: { left: roundMm(left), top: roundMm(top) },
    size: { width: roundMm(width), height: roundMm(height) },
    rotate: 0,
  }
}

/** The first height from above at which a row of a round zone is as wide as asked; null where none is. */
function topFor(zone: Zone, width: number, height: number): number | null {
  for (let step = 0; step <= 20; step += 1) {
    const top = zone.top + ((zone.height - height) * step) / 20
    if (zone.widthAt(top, top + height) >= width) return top
  }
  return null
}

/** A symbol beside or above the words; null where it would be too small or leave them no space. */
export function besideSymbol(
  name: string,
  zone: Zone,
  plate: Plate,
  engine: OutlineSource,
  shares: Shares,
): Parted | null {
  const drawing = engine.drawing(vectorSrc(name))
  if (!drawing) return null
  const ratio = drawing.viewBox.width / drawing.viewBox.height
  const fitted = (width: number, height: number) => {
    const scale = Math.min(width / ratio, height)
    return { width: scale * ratio, height: scale }
  }
  const round = plate.shape === 'round' || plate.shape === 'oval'
  if (!round && zone.width / zone.height >= shares.wide) {
    const { width, height } = fitted(zone.width * shares.beside, zone.height * 0.92)
    if (Math.min(width, height) < plate.imageMinMm) return null
    const gap = zone.width * 0.04
    const box = { left: zone.left, top: zone.top + (zone.height - height) / 2, width, height }
    const left = zone.left + width + gap
    return { symbol: drawn(name, box), rest: partOf(zone, { left, width: zone.left + zone.width - left }) }
  }
  const { width, height } = fitted(zone.width * 0.8, zone.height * shares.above)
  if (Math.min(width, height) < plate.imageMinMm) return null
  const top = topFor(zone, width, height)
  if (top === null) return null
  const box = { left: zone.left + (zone.width - width) / 2, top, width, height }
  const from = top + height + zone.height * 0.03
  return {
    symbol: drawn(name, box),
    rest: partOf(zone, { top: from, height: zone.top + zone.height - from }),
  }
}
