import { type Box, centreOf, rotatePoint, roundMm } from './box'

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

/** How far a handle lies from the centre, in halves of width and height. */
export const handleSide: Record<Handle, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
}

/** Where a handle stands on the plate, in mm. */
export function handlePoint(box: Box, handle: Handle): { x: number; y: number } {
  const side = handleSide[handle]
  const centre = centreOf(box)
  return rotatePoint(
    { x: centre.x + (side.x * box.width) / 2, y: centre.y + (side.y * box.height) / 2 },
    centre,
    box.rotate,
  )
}

interface ResizeOptions {
  keepRatio: boolean
  /** The opposite side moves as well, so that the centre stays. */
  fromCentre?: boolean
  minWidth?: number
  minHeight?: number
}

/**
 * Drags a handle by a distance on the plate (mm) and answers the new box. The opposite side or corner stays where
 * it is, also on a turned box.
 */
export function resizeBox(box: Box, handle: Handle, dx: number, dy: number, options: ResizeOptions): Box {
  const side = handleSide[handle]
  const local = rotatePoint({ x: dx, y: dy }, { x: 0, y: 0 }, -box.rotate)
  const reach = options.fromCentre ? 2 : 1
  const minWidth = options.minWidth ?? 1
  const minHeight = options.minHeight ?? 1
  const wide = side.x * local.x * reach
  const high = side.y * local.y * reach
  let width = Math.max(minWidth, box.width + wide)
  let height = Math.max(minHeight, box.height + high)
  if (options.keepRatio) {
    const factor = Math.max(keptFactor(box, side, wide, high), minWidth / box.width, minHeight / box.height)
    width = box.width * factor
    height = box.height * factor
  }
  return placeAgainst(box, side, width, height, options.fromCentre ?? false)
}

/** The factor whose corner lies nearest to the pointer: its way along the box's diagonal. */
function keptFactor(box: Box, side: { x: number; y: number }, wide: number, high: number): number {
  if (side.x === 0) return 1 + high / box.height
  if (side.y === 0) return 1 + wide / box.width
  return 1 + (wide * box.width + high * box.height) / (box.width ** 2 + box.height ** 2)
}

function placeAgainst(
  box: Box,
  side: { x: number; y: number },
  width: number,
  height: number,
  fromCentre: boolean,
): Box {
  const centre = centreOf(box)
  const shift = fromCentre
    ? { x: 0, y: 0 }
    : rotatePoint(
        { x: (side.x * (width - box.width)) / 2, y: (side.y * (height - box.height)) / 2 },
        { x: 0, y: 0 },
        box.rotate,
      )
  return {
    left: roundMm(centre.x + shift.x - width / 2),
    top: roundMm(centre.y + shift.y - height / 2),
    width: roundMm(width),
    height: roundMm(height),
    rotate: box.rotate,
  }
}
