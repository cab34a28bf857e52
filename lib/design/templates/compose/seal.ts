import { roundMm } from '@/lib/design/geometry/box'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { New } from '@/lib/design/scene/model'
import type { OutlineSource } from '@/lib/design/scene/outline-source'
import type { Plate } from '@/lib/design/scene/plate'
import type { Composition } from '../template'
import { hasBold, layRows, widthPerMm } from './rows'
import { besideSymbol, smallSymbol } from './symbol'
import type { Zone } from './zone'

/** How much of the circle the words around it take at most. */
const arcShare = 0.72

/** How much of the inner round the symbol takes in height, tried in turn; 0 is none. */
const symbolHeights = [0.55, 0.42, 0.32, 0] as const

/** The largest letters with which a line goes around a circle of a radius; null where the smallest do not. */
function sizeAround(perMm: number, radius: number, minMm: number): number | null {
  for (let size = radius * 0.24; size >= minMm; size -= 0.05) {
    // The letters' feet stand on a smaller circle than their heads.
    if (perMm * size <= 2 * Math.PI * (radius - size) * arcShare) return Math.floor(size * 20) / 20
  }
  return null
}

function inner(plate: Plate, radius: number): Zone {
  const [x, y] = [plate.widthMm / 2, plate.heightMm / 2]
  return {
    left: x - radius,
    top: y - radius,
    width: 2 * radius,
    height: 2 * radius,
    widthAt(top, bottom) {
      const apart = Math.max(Math.abs(top - y), Math.abs(bottom - y))
      return apart >= radius ? 0 : 2 * Math.sqrt(radius * radius - apart * apart)
    },
  }
}

/** A border, the first line around, symbol and other lines within; null on plates that are not round, or too small. */
export function laySeal(
  { lines, symbol, family }: Composition,
  plate: Plate,
  share: number,
  engine: OutlineSource,
): New[] | null {
  const [first, ...others] = lines
  if (plate.shape !== 'round' || plate.keepOut || first === undefined) return null
  const border = elementKinds.border.create({ style: 'solid' }, { plate, elements: [], taken: [], words: [] })
  const edge = border.config.offset + border.config.width
  const radius = (Math.min(plate.widthMm, plate.heightMm) / 2 - edge - 0.6) * share
  const bold = hasBold(family)
  const perMm = widthPerMm({ text: first, weight: 1, bold }, family, engine)
  const fontSize = sizeAround(perMm, radius, plate.minFontMm)
  if (fontSize === null) return null
  const around: New = {
    type: 'rounded-text',
    text: first,
    size: roundMm(2 * radius),
    inverted: false,
    font: { family, fontSize, bold, italic: false },
    position: { left: roundMm(plate.widthMm / 2 - radius), top: roundMm(plate.heightMm / 2 - radius) },
  }
  const within = inner(plate, radius - fontSize * 1.25)
  const rows = others.map(text => ({ text, weight: 1, bold: false }))
  for (const above of symbolHeights) {
    const parted =
      symbol && above > 0 ? besideSymbol(symbol, within, plate, engine, { ...smallSymbol, above }) : null
    const laid = layRows(rows, family, parted?.rest ?? within, plate.minFontMm, engine)
    if (laid) return [border, around, ...(parted ? [parted.symbol] : []), ...laid]
  }
  return null
}
