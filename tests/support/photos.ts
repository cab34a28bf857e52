import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { leanJpeg, pictureSize } from '@/lib/design/picture/jpeg'
import { writeContours } from '@/lib/design/picture/write-art'
import { toBase64 } from '@/lib/design/scene/base64'
import { type Photo, photoCaps } from '@/lib/design/scene/elements/image/photo'
import type { Element } from '@/lib/design/scene/model'

/** A field of soft colours, as a JPEG from a camera: with a word of its maker. */
export const cameraJpeg = (width = 480, height = 320): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#0a3d62"/><stop offset=".5" stop-color="#b8336a"/><stop offset="1" stop-color="#f6c90e"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="45%" cy="50%" r="25%" fill="#1b4332"/></svg>`,
    ),
  )
    .withExif({ IFD0: { Make: 'A camera' } })
    .jpeg({ quality: 85 })
    .toBuffer()

/** The JPEG of a design's picture, as the editor makes it. */
export function photoOf(jpeg: Uint8Array, more: Partial<Photo> = {}): Photo {
  const lean = leanJpeg(jpeg)
  const size = lean && pictureSize(lean)
  if (!lean || !size) throw new Error('no JPEG')
  return { ...size, jpeg: toBase64(lean), tone: '#6a4a5e', ...more }
}

/** The same field without its maker, packed once and for all: hashes are written down of it. */
export const photo = photoOf(readFileSync('tests/fixtures/photo.jpg'))

const { cutUnits } = photoCaps
/** Half of the picture is left, below its diagonal. */
export const halfCut = writeContours([[0, 0, cutUnits, cutUnits, 0, cutUnits]])

const printed = (id: string, cut: string | undefined, left: number, rotate: number): Element => ({
  id,
  type: 'image',
  src: `file:${id.repeat(64).slice(0, 64)}`,
  art: { kind: 'cells', columns: 4, rows: 2, dark: '84' },
  photo: cut === undefined ? photo : { ...photo, cut },
  position: { left, top: 12 },
  size: { width: 48, height: 32 },
  rotate,
})

/** Pictures in their colours: whole and turned, and cut out of their ground. */
export const printedPictures: Element[] = [printed('c', undefined, 8, -12.5), printed('d', halfCut, 64, 0)]
