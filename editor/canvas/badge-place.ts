import type { Viewport } from './viewport'

/** How far a badge stays from the canvas's edges, in CSS pixels. */
const edgePx = 4
/** Its distance below its element, and its height. */
const belowPx = 12
const heightPx = 24

/**
 * The position of a badge centred below a point: as near to the point as possible without being cut by the canvas's edges. Its width
 * depends on its text, so its own share of the offset is set in CSS.
 */
export function badgePlace(
  { x, y }: { x: number; y: number },
  { width, height }: Pick<Viewport, 'width' | 'height'>,
): { left: number; top: number; translate: string } {
  const top = Math.max(edgePx, Math.min(y + belowPx, height - heightPx - edgePx))
  const farthest = `calc(${width - edgePx - x}px - 100%)`
  return { left: x, top, translate: `clamp(${edgePx - x}px, -50%, ${farthest})` }
}
