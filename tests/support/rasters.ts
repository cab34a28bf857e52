import sharp, { type Sharp } from 'sharp'
import type { RasterKind } from '@/lib/design/picture/sniff'

/** White paper, 120 × 80, with a red field in its upper left quarter and a blue one opposite. */
const fields =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="#fff"/>' +
  '<rect width="60" height="40" fill="#c02040"/><rect x="60" y="40" width="60" height="40" fill="#204090"/></svg>'

const plain = await sharp(Buffer.from(fields)).removeAlpha().png().toBuffer()
const negative = await sharp(plain).negate().png().toBuffer()

/** The fields, to be written as any kind. */
export const fieldsPicture = (): Sharp => sharp(plain)

/** The fields, then their negative. */
export const movingPicture = (): Sharp => sharp([plain, negative], { join: { animated: true } })

/** Coarse noise that no kind packs to nothing. */
export const noisePicture = (width = 300, height = 200): Sharp => {
  const data = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + ((at * at) % 251)) % 256),
  )
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const chunk = (name: string, content: Buffer): Buffer => {
  const [head, check] = [Buffer.alloc(8), Buffer.alloc(4)]
  head.writeUInt32BE(content.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content, check])
}

/** A PNG that says to be the first of so many pictures. */
export function animatedPng(frames: number): Buffer {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames)
  return Buffer.concat([plain.subarray(0, 33), chunk('acTL', control), plain.subarray(33)])
}

/** A box of an ISO base media file. */
export const mediaBox = (name: string, ...content: Uint8Array[]): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0))
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, ...content])
}

/** The first box of a HEIC: its own brand, then those that it is compatible with. */
const brandBox = (own: string, others: readonly string[]) =>
  mediaBox('ftyp', Buffer.from(`${own}\0\0\0\0${others.join('')}`, 'latin1'))

/** The head of a photograph as a phone writes it in HEIC: tiles in a picture of its size. */
export const heicHead = (width: number, height: number, ...more: Uint8Array[]): Buffer =>
  brandedHead(width, height, ['heic', 'mif1', 'heic'], ...more)

/** The same with other brands, the file's own one first. */
export function brandedHead(
  width: number,
  height: number,
  [own = '', ...others]: readonly string[],
  ...more: Uint8Array[]
): Buffer {
  const extent = (across: number, down: number) => {
    const content = Buffer.alloc(12)
    content.writeUInt32BE(across, 4)
    content.writeUInt32BE(down, 8)
    return mediaBox('ispe', content)
  }
  const properties = mediaBox('ipco', extent(width >> 1, height >> 1), extent(width, height))
  return Buffer.concat([
    brandBox(own, others),
    mediaBox('meta', Buffer.alloc(4), mediaBox('iprp', properties)),
    ...more,
  ])
}

/**
 * The head of a burst of photographs, which is a film alone: its size stands in the head of its track.
 * @param wide with times of 64 bits, as the newer version of that head has them
 */
export function burstHead(width: number, height: number, own: string, wide = false): Buffer {
  const head = Buffer.alloc(wide ? 96 : 84)
  head.writeUInt8(wide ? 1 : 0)
  head.writeUInt16BE(width, head.length - 8)
  head.writeUInt16BE(height, head.length - 4)
  return Buffer.concat([
    brandBox(own, []),
    mediaBox('moov', mediaBox('mvhd', Buffer.alloc(100)), mediaBox('trak', mediaBox('tkhd', head))),
  ])
}

/** A grey BMP of so many pixels, with pixels a metre; its rows go down from the top where `down` says so. */
export function greyBmp(width: number, height: number, down = false): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + row * height, 0x40)
  file.fill(0, 0, 54)
  file.write('BM', 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(down ? -height : height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  return file
}

/** The fields as each kind that the renderer of the shop writes. */
export const written = {
  png: () => fieldsPicture().png(),
  jpeg: () => fieldsPicture().jpeg({ quality: 98, chromaSubsampling: '4:4:4' }),
  webp: () => fieldsPicture().webp({ lossless: true }),
  avif: () => fieldsPicture().avif({ lossless: true }),
  gif: () => fieldsPicture().gif(),
} as const satisfies Partial<Record<RasterKind, () => Sharp>>
