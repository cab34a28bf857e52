import { type Box, uprightBox } from '@/lib/design/geometry/box'
import { type Handle, handleSide, resizeBox } from '@/lib/design/geometry/resize-box'
import { equalGapPlaces } from './distances'

/** A line on which two edges or centres meet: `x` stands upright, `y` lies flat; `at` in mm. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

interface Stop {
  at: number
  /** What carries the line; the plate wins a draw against an element. */
  rank: number
}

function stopsOf(boxes: readonly Box[], plate: Box): { x: Stop[]; y: Stop[] } {
  const x: Stop[] = []
  const y: Stop[] = []
  const add = (box: Box, rank: number) => {
    x.push(
      { at: box.left + box.width / 2, rank },
      { at: box.left, rank: rank + 1 },
      { at: box.left + box.width, rank: rank + 1 },
    )
    y.push(
      { at: box.top + box.height / 2, rank },
      { at: box.top, rank: rank + 1 },
      { at: box.top + box.height, rank: rank + 1 },
    )
  }
  add(plate, 0)
  for (const box of boxes) add(uprightBox(box), 2)
  return { x, y }
}

function nearest(
  edges: readonly number[],
  stops: readonly Stop[],
  reach: number,
): { shift: number; at: number } | null {
  let best: { shift: number; at: number; rank: number } | null = null
  for (const edge of edges) {
    for (const stop of stops) {
      const shift = stop.at - edge
      const distance = Math.abs(shift)
      if (distance > reach) continue
      const better =
        !best ||
        distance < Math.abs(best.shift) - 1e-9 ||
        (distance < Math.abs(best.shift) + 1e-9 && stop.rank < best.rank)
      if (better) best = { shift, at: stop.at, rank: stop.rank }
    }
  }
  return best
}

/** The nearest place with equal gaps, where it is nearer than the line that was found; no line shows it, its distances do. */
function nearestGap(
  axis: 'x' | 'y',
  box: Box,
  others: readonly Box[],
  line: { shift: number } | null,
  reach: number,
) {
  const start = axis === 'x' ? box.left : box.top
  const shifts = equalGapPlaces(axis, box, others).map(place => place - start)
  const least = Math.min(...shifts.map(Math.abs))
  if (least > reach || (line && Math.abs(line.shift) <= least)) return null
  return shifts.find(shift => Math.abs(shift) === least) ?? null
}

/**
 * Draws a moving box to the centre and edges of the plate and of the other boxes, and to where its gaps equal theirs.
 * @param reach distance in mm within which a line attracts
 * @returns the extra shift in mm and the guides to show
 */
export function snapMove(
  moving: Box,
  others: readonly Box[],
  plate: Box,
  reach: number,
): { dx: number; dy: number; guides: Guide[] } {
  const box = uprightBox(moving)
  const stops = stopsOf(others, plate)
  const x = nearest([box.left + box.width / 2, box.left, box.left + box.width], stops.x, reach)
  const y = nearest([box.top + box.height / 2, box.top, box.top + box.height], stops.y, reach)
  const boxes = others.map(uprightBox)
  const gapX = nearestGap('x', box, boxes, x, reach)
  const gapY = nearestGap('y', box, boxes, y, reach)
  const guides: Guide[] = []
  if (x && gapX === null) guides.push({ axis: 'x', at: x.at })
  if (y && gapY === null) guides.push({ axis: 'y', at: y.at })
  return { dx: gapX ?? x?.shift ?? 0, dy: gapY ?? y?.shift ?? 0, guides }
}

interface ResizeSnap {
  others: readonly Box[]
  plate: Box
  /** Distance in mm within which a line attracts. */
  reach: number
  keepRatio: boolean
}

/**
 * Draws the sides that a handle moves to the centre and edges of the plate and of the other boxes; where the ratio is
 * kept, the side that is nearer to its line. A turned box has no upright side: it is left as it is.
 * @param dx,dy how far the handle is dragged, in mm
 * @returns how far it is to be dragged instead, and the guides to show
 */
export function snapResize(
  box: Box,
  handle: Handle,
  dx: number,
  dy: number,
  { others, plate, reach, keepRatio }: ResizeSnap,
): { dx: number; dy: number; guides: Guide[] } {
  if (box.rotate !== 0) return { dx, dy, guides: [] }
  const side = handleSide[handle]
  const next = resizeBox(box, handle, dx, dy, { keepRatio })
  const stops = stopsOf(others, plate)
  const edgeX = side.x < 0 ? next.left : next.left + next.width
  const edgeY = side.y < 0 ? next.top : next.top + next.height
  let x = side.x === 0 ? null : nearest([edgeX], stops.x, reach)
  let y = side.y === 0 ? null : nearest([edgeY], stops.y, reach)
  if (keepRatio && x && y) {
    if (Math.abs(x.shift) <= Math.abs(y.shift)) y = null
    else x = null
  }
  const guides: Guide[] = []
  if (x) guides.push({ axis: 'x', at: x.at })
  if (y) guides.push({ axis: 'y', at: y.at })
  if (!keepRatio) return { dx: dx + (x?.shift ?? 0), dy: dy + (y?.shift ?? 0), guides }
  if (!x && !y) return { dx, dy, guides }
  const factor = x
    ? (next.width + side.x * x.shift) / box.width
    : (next.height + side.y * (y?.shift ?? 0)) / box.height
  return { dx: side.x * box.width * (factor - 1), dy: side.y * box.height * (factor - 1), guides }
}
