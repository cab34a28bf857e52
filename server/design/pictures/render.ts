import 'server-only'
import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '@/lib/design/drawing/url'

// Renders run side by side in the queue; each keeps to one thread, and none is asked for twice.
sharp.concurrency(1)
sharp.cache(false)

/** Ground for formats without transparency: the bench of the look. */
const bench = '#ebedea'

/** More pixels than any camera makes: a small file can claim a size that fills the memory. */
const maxPhotoPixels = 120_000_000

type Size = { width: number; height: number }

/**
 * Renders SVG to a picture of `width` × `height` pixels. The root's own size is replaced, its view box must have
 * the same ratio. Throws if the SVG is not well formed.
 */
export async function renderPicture(svg: string, size: Size, format: PictureFormat): Promise<Buffer> {
  const sized = svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 width="${size.width}" height="${size.height}"`,
  )
  return encode(sharp(Buffer.from(sized), { unlimited: true }), size, format)
}

/** A photograph made to fit the same size. Throws if the file cannot be read or is no picture. */
export function renderPhoto(file: string, size: Size, format: PictureFormat): Promise<Buffer> {
  return encode(sharp(file, { limitInputPixels: maxPhotoPixels }).autoOrient(), size, format)
}

function encode(source: Sharp, size: Size, format: PictureFormat): Promise<Buffer> {
  const picture = source.resize(size.width, size.height, {
    fit: 'contain',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  })
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 84, alphaQuality: 90, effort: 3 }).toBuffer()
    case 'jpg':
      return picture.flatten({ background: bench }).jpeg({ quality: 86, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ compressionLevel: 8 }).toBuffer()
  }
}
