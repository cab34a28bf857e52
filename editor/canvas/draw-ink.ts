import type { SceneItem } from '@/lib/design/scene/scene'
import { path2d } from './path-cache'
import { bitmapOf, loadPictures } from './use-pictures'
import type { Viewport } from './viewport'

export interface InkLook {
  ink: string
  /** The picture of the material shows the fixing's holes and heads already. */
  fixingShown: boolean
}

/** A picture in its colours, within its outline; false until it can be drawn. */
function drawPicture(ctx: CanvasRenderingContext2D, item: SceneItem): boolean {
  const { picture, path, fillRule } = item
  if (!picture) return false
  const bitmap = bitmapOf(picture.jpeg)
  if (!bitmap) {
    // It is there for the next drawing, whichever code asks for it.
    void loadPictures([item])
    return false
  }
  const [origin, right, below] = picture.corners
  const { width, height } = bitmap
  ctx.save()
  ctx.clip(path2d(path), fillRule)
  ctx.imageSmoothingQuality = 'high'
  ctx.transform(
    (right.x - origin.x) / width,
    (right.y - origin.y) / width,
    (below.x - origin.x) / height,
    (below.y - origin.y) / height,
    origin.x,
    origin.y,
  )
  ctx.drawImage(bitmap, 0, 0)
  ctx.restore()
  return true
}

/**
 * Draws outlines of a scene as they will be made, ink filled, holes cut out, into a canvas whose unit is the mm.
 * @param pxPerMm CSS pixels per mm: the edge of a hole is one pixel wide
 */
export function drawInk(
  ctx: CanvasRenderingContext2D,
  items: readonly SceneItem[],
  { ink, fixingShown }: InkLook,
  pxPerMm: number,
): void {
  for (const item of items) {
    if (item.kind === 'cut') continue
    if (item.kind === 'hole' && item.elementId === null && fixingShown) continue
    if (item.picture && drawPicture(ctx, item)) continue
    ctx.fillStyle = item.kind === 'hole' ? '#ffffff' : item.fill === 'ink' ? ink : item.fill
    ctx.fill(path2d(item.path), item.fillRule)
    if (item.kind === 'hole') {
      ctx.lineWidth = 1 / pxPerMm
      ctx.strokeStyle = '#7f8781'
      ctx.stroke(path2d(item.path))
    }
  }
}

/** Draws outlines of a scene at their place in a viewport, in CSS pixels. */
export function drawItems(
  ctx: CanvasRenderingContext2D,
  { originX, originY, pxPerMm }: Pick<Viewport, 'originX' | 'originY' | 'pxPerMm'>,
  items: readonly SceneItem[],
  look: InkLook,
): void {
  ctx.save()
  ctx.translate(originX, originY)
  ctx.scale(pxPerMm, pxPerMm)
  drawInk(ctx, items, look, pxPerMm)
  ctx.restore()
}
