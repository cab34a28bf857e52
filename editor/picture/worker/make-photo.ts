import { leanJpeg, pictureSize } from '@/lib/design/picture/jpeg'
import { cutPhoto, lightened } from '@/lib/design/picture/photo-cut'
import type { Pixels, Plane } from '@/lib/design/picture/pixels'
import { toBase64 } from '@/lib/design/scene/base64'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import { type Photo, photoCaps, photoSchema } from '@/lib/design/scene/elements/image/photo'

/** JPEG quality: at first, and where the result is too large for a design. */
const qualities = [0.92, 0.85, 0.78, 0.7]
/** The last quality, and how often the picture is made smaller where it is still too large. */
const roughest = 0.6
const mostTimes = 8

async function packed(canvas: OffscreenCanvas, quality: number): Promise<Uint8Array | null> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return leanJpeg(new Uint8Array(await blob.arrayBuffer()))
}

function canvasOf({ width, height, data }: Pixels): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return canvas
}

function scaled(source: OffscreenCanvas, factor: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(source.width * factor)),
    Math.max(1, Math.round(source.height * factor)),
  )
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

/** The largest JPEG of a picture within a number of characters of base64; `null` where none is small enough. */
async function fitted(pixels: Pixels, most: number): Promise<Uint8Array | null> {
  const bytes = Math.floor((most * 3) / 4) - 3
  const whole = canvasOf(pixels)
  let factor = Math.min(1, photoCaps.edge / Math.max(pixels.width, pixels.height))
  for (let time = 0; time < mostTimes && bytes > 0; time += 1) {
    const canvas = scaled(whole, factor)
    const rough = await packed(canvas, roughest)
    if (!rough) return null
    if (rough.length <= bytes) return (await finest(canvas, bytes)) ?? rough
    // Bytes are proportional to the area, except for the header.
    factor *= Math.min(0.9, Math.sqrt(bytes / rough.length))
  }
  return null
}

async function finest(canvas: OffscreenCanvas, bytes: number): Promise<Uint8Array | null> {
  for (const quality of qualities) {
    const jpeg = await packed(canvas, quality)
    if (jpeg && jpeg.length <= bytes) return jpeg
  }
  return null
}

/**
 * A window of a picture in its colours, as a design holds it.
 * @param opacity of its pixels; null where nothing is clear
 * @param room characters that the design has left
 */
export async function makePhoto(
  pixels: Pixels,
  opacity: Plane | null,
  { light, background }: Pick<PictureEdit, 'light' | 'background'>,
  space: number,
): Promise<Photo | null> {
  const { cut, tone } = cutPhoto(pixels, opacity, background)
  const jpeg = await fitted(lightened(pixels, light), Math.min(photoCaps.jpeg, space - (cut?.length ?? 0)))
  const size = jpeg && pictureSize(jpeg)
  if (!jpeg || !size) return null
  const read = photoSchema.safeParse({
    ...size,
    jpeg: toBase64(jpeg),
    tone,
    ...(cut !== undefined && { cut }),
  })
  return read.success ? read.data : null
}
