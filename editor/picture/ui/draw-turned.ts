import { turnedSize } from '@/lib/design/picture/window'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'

/** Draws a file with its turn, on white paper, from the context's origin. */
export function drawTurned(
  context: CanvasRenderingContext2D,
  preview: ImageBitmap,
  { turns, straighten }: Pick<PictureEdit, 'turns' | 'straighten'>,
): void {
  // A released picture has no size.
  if (preview.width === 0) return
  const { width, height } = turnedSize(preview, turns)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate(((straighten + turns * 90) * Math.PI) / 180)
  context.drawImage(preview, -preview.width / 2, -preview.height / 2)
}
