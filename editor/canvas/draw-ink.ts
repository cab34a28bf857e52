import type { SceneItem } from '@/lib/scene/scene'
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
    // It is there for the next drawing, whoever asks for that.
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
 * Draws outlines of a scene as they are made: ink filled, holes cut out.
 * @param shift how far the items have moved since the scene was compiled, in mm
 */
export function drawItems(
  ctx: CanvasRenderingContext2D,
  viewport: Pick<Viewport, 'originX' | 'originY' | 'pxPerMm'>,
  items: readonly SceneItem[],
  { ink, fixingShown }: InkLook,
  shift: { dx: number; dy: number } = { dx: 0, dy: 0 },
): void {
  ctx.save()
  ctx.translate(
    viewport.originX + shift.dx * viewport.pxPerMm,
    viewport.originY + shift.dy * viewport.pxPerMm,
  )
  ctx.scale(viewport.pxPerMm, viewport.pxPerMm)
  for (const item of items) {
    if (item.kind === 'cut') continue
    if (item.kind === 'hole' && item.elementId === null && fixingShown) continue
    if (item.picture && drawPicture(ctx, item)) continue
    ctx.fillStyle = item.kind === 'hole' ? '#ffffff' : item.fill === 'ink' ? ink : item.fill
    ctx.fill(path2d(item.path), item.fillRule)
    if (item.kind === 'hole') {
      ctx.lineWidth = 1 / viewport.pxPerMm
      ctx.strokeStyle = '#7f8781'
      ctx.stroke(path2d(item.path))
    }
  }
  ctx.restore()
}
