/** The fields of a line that say how its design is made. */
interface SentLine {
  content: { design?: unknown; importDesign?: unknown }
}

/** A file that the shopper sends along, as the shop keeps it (server/design/own-pictures). */
export interface SentFile {
  /** SHA-256 of its bytes. */
  hash: string
  /** What its owner calls it. */
  name: string
  /** The hash of a small picture of it, made in the browser; files are never opened by the shop. */
  preview?: string
}

/** What the workshop lays out for a line: files, beside the line's comment. */
export interface ImportDesign {
  files: readonly SentFile[]
}

export const sentLimits = { files: 5, name: 120 } as const

const hashForm = /^[0-9a-f]{64}$/

/** Whether something is the name of a file that was sent: a SHA-256 as 64 hexadecimal digits. */
export const isFileHash = (value: unknown): value is string =>
  typeof value === 'string' && hashForm.test(value)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readFile(value: unknown): SentFile | null {
  if (!isObject(value)) return null
  const { hash, name, preview } = value
  if (!isFileHash(hash) || typeof name !== 'string' || name === '' || name.length > sentLimits.name)
    return null
  return { hash, name, ...(isFileHash(preview) && { preview }) }
}

/** What a line says to be sent along, from anything; `null` where that is nothing. Never throws. */
export function readImportDesign(value: unknown): ImportDesign | null {
  const files = isObject(value) && Array.isArray(value.files) ? value.files.map(readFile) : []
  const read = files.filter(file => file !== null)
  return read.length > 0 && read.length === files.length && files.length <= sentLimits.files
    ? { files: read }
    : null
}

/** What the workshop lays out for a line that has no design; `null` for every other line. */
export const sentAlong = ({ content }: SentLine): ImportDesign | null =>
  content.design === undefined ? readImportDesign(content.importDesign) : null

/** The hashes of all files that a line sends along, their small pictures too. */
export const sentHashes = (line: SentLine): string[] =>
  (readImportDesign(line.content.importDesign)?.files ?? []).flatMap(({ hash, preview }) =>
    preview === undefined ? [hash] : [hash, preview],
  )
