import { inflateRawSync } from 'node:zlib'

interface Packed {
  name: string
  body: Buffer
  crc: number
}

/** The files of a ZIP as its directory lists them. */
export function readZip(bytes: Uint8Array): Packed[] {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf('PK\u0005\u0006')
  const files: Packed[] = []
  let row = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.toString('latin1', row, row + 4) !== 'PK\u0001\u0002') throw new Error('no row of the directory')
    const nameLength = zip.readUInt16LE(row + 28)
    const name = zip.toString('latin1', row + 46, row + 46 + nameLength)
    const file = zip.readUInt32LE(row + 42)
    if (zip.toString('latin1', file + 30, file + 30 + nameLength) !== name) throw new Error('two names')
    const start = file + 30 + nameLength + zip.readUInt16LE(file + 28)
    const body = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(row + 20)))
    if (body.length !== zip.readUInt32LE(row + 24)) throw new Error('another length')
    files.push({ name, body, crc: zip.readUInt32LE(row + 16) })
    row += 46 + nameLength + zip.readUInt16LE(row + 30) + zip.readUInt16LE(row + 32)
  }
  return files
}
