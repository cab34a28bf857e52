import type { Pixels } from '@/lib/design/picture/pixels'

/** A canvas of this worker to draw on and to read from. */
export function canvasOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  return context
}

/** Releases the memory of a canvas at once, without waiting for the garbage collector. */
export function forget({ canvas }: OffscreenCanvasRenderingContext2D): void {
  canvas.width = 0
  canvas.height = 0
}

/** A picture, the longest edge at most `edge` pixels long, in sRGB. */
export function pixelsOf(
  picture: ImageBitmap | VideoFrame,
  { width, height }: { width: number; height: number },
  edge: number,
): Pixels {
  const scale = Math.min(1, edge / Math.max(width, height))
  const context = canvasOf(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height)
  const pixels = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  forget(context)
  return pixels
}
