import 'server-only'
import { deflateRawSync } from 'node:zlib'

/** A file to pack: `name` in plain ASCII, `modified` as the folder will show it. */
export interface ZipEntry {
  name: string
  body: string | Uint8Array
  modified: Date
}

/** Remainders of every byte under the polynomial that ZIP checks its files with. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (remainders[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

/** Date and time as DOS wrote them, in UTC; ZIP knows no others. */
function dosTime(moment: Date): { date: number; time: number } {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()]
  const [hours, minutes, seconds] = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()]
  return {
    date: ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | day,
    time: (hours << 11) | (minutes << 5) | (seconds >> 1),
  }
}

/** What the header before a file and its row in the directory have in common. */
function facts(entry: ZipEntry, plain: Uint8Array, packed: Uint8Array): Buffer {
  const { date, time } = dosTime(entry.modified)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt16LE(time, 6)
  fields.writeUInt16LE(date, 8)
  fields.writeUInt32LE(crc32(plain), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(plain.length, 18)
  fields.writeUInt16LE(entry.name.length, 22)
  return fields
}

const signature = (...bytes: number[]) => Buffer.from([0x50, 0x4b, ...bytes])

/** A row of the directory: the file's facts, no comment, no attributes, and where the file begins. */
function directoryRow(shared: Buffer, name: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([signature(1, 2), Buffer.from([20, 0]), shared, rest, name])
}

/**
 * Packs files as a ZIP, deflated, in the order given. The same entries give the same bytes. For some hundred files of
 * some hundred kilobytes: sizes and offsets are those of ZIP without its 64-bit extension.
 */
export function packZip(entries: readonly ZipEntry[]): Uint8Array {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const plain = typeof entry.body === 'string' ? Buffer.from(entry.body) : entry.body
    const packed = deflateRawSync(plain)
    const name = Buffer.from(entry.name, 'ascii')
    const shared = facts(entry, plain, packed)
    const file = Buffer.concat([signature(3, 4), shared, name, packed])
    directory.push(directoryRow(shared, name, offset))
    files.push(file)
    offset += file.length
  }
  const rows = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(rows.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, rows, signature(5, 6), end])
}
