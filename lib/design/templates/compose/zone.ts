import type { Rect } from '@/lib/design/geometry/path'
import type { Plate } from '@/lib/design/scene/plate'

/** A part of a plate where something may stand, in mm: how wide a centred row may be depends on its height there. */
export interface Zone extends Rect {
  widthAt(top: number, bottom: number): number
}

const rectZone = (rect: Rect): Zone => ({ ...rect, widthAt: () => rect.width })

function ovalZone(rect: Rect): Zone {
  const middle = rect.top + rect.height / 2
  const half = rect.height / 2
  return {
    ...rect,
    widthAt(top, bottom) {
      const apart = Math.max(Math.abs(top - middle), Math.abs(bottom - middle)) / half
      return apart >= 1 ? 0 : rect.width * Math.sqrt(1 - apart * apart)
    },
  }
}

/** In a mask the middle is free with any outline. */
const maskShare = 0.62
/** Air between what is at the edge and the words, in shares of the shorter side. */
const airShare = 0.03

/** How far holes and their caps reach in from the left and right edge, in mm. */
function holeReach({ holes, widthMm }: Plate): number {
  const reach = holes.map(({ x, visibleDiameter }) => Math.min(x, widthMm - x) + visibleDiameter / 2)
  const beside = reach.filter(one => one < widthMm / 4)
  return Math.max(0, ...beside)
}

/**
 * Where words and symbols of a template may stand: within the security zone and `inset` of it, clear of the heads of
 * screws, and in a round plate within its round. `share` makes it smaller about its middle.
 */
export function freeZone(plate: Plate, inset: number, share: number): Zone {
  const { widthMm, heightMm, securityMm, shape } = plate
  const air = securityMm + inset + Math.min(widthMm, heightMm) * airShare
  const scale = shape === 'mask' ? maskShare * share : share
  const side = Math.max(air, shape === 'rect' ? holeReach(plate) + 1 : air)
  const width = (widthMm - 2 * side) * scale
  const height = (heightMm - 2 * air) * scale
  const rect = { left: (widthMm - width) / 2, top: (heightMm - height) / 2, width, height }
  return shape === 'round' || shape === 'oval' ? ovalZone(rect) : rectZone(rect)
}

/** The parts of a zone above and below the window of a dater. */
export function bandsAround(zone: Zone, { keepOut }: Plate): Zone[] {
  if (!keepOut) return [zone]
  const bottom = zone.top + zone.height
  const air = 0.4
  const above = { ...zone, height: keepOut.top - air - zone.top }
  const top = keepOut.top + keepOut.height + air
  return [above, { ...zone, top, height: bottom - top }].filter(({ height }) => height > 0)
}

/** A zone cut to a part of it; its round edge stays. */
export function partOf(zone: Zone, part: Partial<Rect>): Zone {
  const rect = { ...zone, ...part }
  const narrower = rect.width / zone.width
  return { ...rect, widthAt: (top, bottom) => zone.widthAt(top, bottom) * narrower }
}
