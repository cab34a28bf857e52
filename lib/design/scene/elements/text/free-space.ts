import { type Box, boxesOverlap } from '@/lib/design/geometry/box'
import type { Rect } from '@/lib/design/geometry/path'
import type { Plate } from '../../plate'

/** Less than this two boxes may share, in mm: sums of rounded heights. */
const tolerance = 0.01

const upright = (rect: Rect): Box => ({ ...rect, rotate: 0 })

const inset = ({ left, top, width, height, rotate }: Box): Box => ({
  left: left + tolerance,
  top: top + tolerance,
  width: Math.max(0, width - 2 * tolerance),
  height: Math.max(0, height - 2 * tolerance),
  rotate,
})

/** Whether a rectangle meets none of the obstacles. */
export const isClear = (rect: Rect, obstacles: readonly Box[]): boolean =>
  !obstacles.some(obstacle => boxesOverlap(inset(upright(rect)), inset(obstacle)))

/**
 * Where a line fits between what is there, within the security zone: the first place from a height downwards; null where
 * there is none, for lines are a stack and none goes above the others. In mm.
 */
export function freeTopFor(
  line: Omit<Rect, 'top'>,
  from: number,
  plate: Plate,
  obstacles: readonly Box[],
): number | null {
  const first = plate.securityMm
  const last = plate.heightMm - plate.securityMm - line.height
  const tops = [from, first, ...obstacles.map(({ top, height }) => top + height)]
    .filter(top => top >= Math.max(from, first) - tolerance && top <= last + tolerance)
    .toSorted((a, b) => a - b)
  return tops.find(top => isClear({ ...line, top }, obstacles)) ?? null
}
