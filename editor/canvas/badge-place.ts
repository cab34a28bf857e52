import type { Viewport } from './viewport'

/** How far a badge stays from the canvas's edges, in CSS pixels. */
const edgePx = 4
/** How far it hangs below what it speaks of, and how high it is. */
const belowPx = 12
const heightPx = 24

/**
 * Where a badge stands whose middle hangs below a point: as near to it as the canvas's edges leave it whole. How wide it is
 * only its words know, so its own share of the way is said in CSS.
 */
export function badgePlace(
  { x, y }: { x: number; y: number },
  { width, height }: Pick<Viewport, 'width' | 'height'>,
): { left: number; top: number; translate: string } {
  const top = Math.max(edgePx, Math.min(y + belowPx, height - heightPx - edgePx))
  const farthest = `calc(${width - edgePx - x}px - 100%)`
  return { left: x, top, translate: `clamp(${edgePx - x}px, -50%, ${farthest})` }
}
