import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** The cipher of the oldest locked PDFs; Node's own has it no more. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one] = at(other)
    state[other] = kept
  }
  let mixed = 0
  for (let index = 0; index < 256; index += 1) {
    mixed = (mixed + at(index) + (key[index % key.length] ?? 0)) & 255
    swap(index, mixed)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map(byte => {
      i = (i + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}

/**
 * A PDF with a black square that opens with a password alone (PDF 1.4, standard handler, 40 bits).
 * @param password of latin letters; an empty one leaves the file locked for changes alone
 * @param more operators that are drawn on top, and entries of the page's resources, without words in brackets; `unnamed` leaves out the
 * identity of the file, without which pdf-lib does not unlock it
 */
export function lockedPdf(
  password: string,
  more: { content?: string; resources?: string; unnamed?: boolean } = {},
): Buffer {
  const id = Buffer.from(more.unnamed ? '' : '0123456789abcdef')
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const key = md5(padded, owner, rights, id).subarray(0, 5)
  const user = rc4(key, padding)
  const contentKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10)
  const content = rc4(contentKey, Buffer.from(`0 g 60 10 80 80 re f ${more.content ?? ''}`))
  const bodies = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Resources<<${more.resources ?? ''}>>/Contents 4 0 R>>`,
    ),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from(`<</Filter/Standard/V 1/R 2/P -4/O<${owner.toString('hex')}>/U<${user.toString('hex')}>>>`),
  ]
  let file = Buffer.from('%PDF-1.4\n')
  const offsets = bodies.map((body, index) => {
    const offset = file.length
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const identity = more.unnamed ? '' : `/ID[<${id.toString('hex')}><${id.toString('hex')}>]`
  const trailer = `<</Size 6/Root 1 0 R/Encrypt 5 0 R${identity}>>`
  return Buffer.concat([
    file,
    Buffer.from(
      `xref\n0 6\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF`,
    ),
  ])
}

/** A PDF, locked as programs of today do it (PDF 1.7, AES of 256 bits); with an empty password for changes alone. */
export async function locked(bytes: Buffer, password: string): Promise<Buffer> {
  const document = await PDFDocument.load(bytes)
  document.encrypt({ userPassword: password, ownerPassword: 'Besitzer', permissions: { modifying: false } })
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
