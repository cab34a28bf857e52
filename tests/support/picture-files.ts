import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** A card with a green leaf and a line below it, as a drawing. */
export const leafSvg = (paper = '#e8dfc8') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300"><rect width="600" height="300" fill="${paper}"/>` +
  '<path d="M120 220C90 120 160 60 320 60C330 160 260 230 120 220Z" fill="#2d5a3c"/>' +
  '<rect x="120" y="250" width="360" height="6" fill="#2d5a3c"/></svg>'

/** The card as a photograph of `width` pixels. */
export const leafPng = (width = 1200): Promise<Buffer> =>
  sharp(Buffer.from(leafSvg()), { density: 144 }).resize(width).png().toBuffer()

/** The card lying on its side, with the camera's word on how to turn it upright. */
export const turnedJpeg = (): Promise<Buffer> =>
  sharp(Buffer.from(leafSvg())).resize(800).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()

/** A PDF with a square on its first page and a bar on its second. */
export async function twoPagePdf(): Promise<Buffer> {
  const document = await PDFDocument.create()
  const ink = { color: rgb(0, 0, 0) }
  document.addPage([200, 100]).drawRectangle({ x: 60, y: 10, width: 80, height: 80, ...ink })
  document.addPage([200, 100]).drawRectangle({ x: 10, y: 40, width: 180, height: 20, ...ink })
  return Buffer.from(await document.save())
}

/** A PDF of packed parts, each of so many blanks: a thousandth of what it becomes. */
export function packedBlanks(...lengths: number[]): Buffer {
  const parts = lengths.map(length => {
    const packed = deflateSync(Buffer.alloc(length, ' '))
    return Buffer.concat([
      Buffer.from(`4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\r\n`),
      packed,
      Buffer.from('\nendstream endobj\n'),
    ])
  })
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF')])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A picture of noise in three colours that nobody has sent before: some three bytes a pixel. */
export function noisePng(width = 40, height = 20): Buffer {
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]))
  const header = pngHeader(width, height)
  return Buffer.concat([
    header.subarray(0, 8),
    chunk('IHDR', header.subarray(16, 29)),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The header of a PNG that says to have so many pixels, and nothing of them. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

/** A photograph of an impression lying on a table: its frame and three lines, seen from below, in a shadow. */
export const tiltedImpression = (): Promise<Buffer> => {
  const line = (top: number, foot: number, left: number, right: number) =>
    `<path d="M${left} ${top}L${right} ${top}L${right + 8} ${foot}L${left - 8} ${foot}Z" fill="#2a2f7d"/>`
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 750"><defs><linearGradient id="s"><stop stop-color="#efe9da"/>' +
    '<stop offset="1" stop-color="#bdb7a8"/></linearGradient></defs><rect width="1000" height="750" fill="url(#s)"/>' +
    '<path fill-rule="evenodd" fill="#2a2f7d" d="M120 225L880 225L940 560L80 560ZM136 239L864 239L920 544L100 544Z"/>' +
    `${line(290, 330, 250, 750)}${line(380, 425, 230, 770)}${line(470, 515, 300, 700)}</svg>`
  return sharp(Buffer.from(drawn)).resize(1600).jpeg({ quality: 90 }).toBuffer()
}
