import 'server-only'
import { strToU8, type Zippable, zipSync } from 'fflate'

/** A file to pack: `name` in plain ASCII, `modified` as the folder will show it. */
export interface ZipEntry {
  name: string
  body: string | Uint8Array
  modified: Date
}

/** ZIP knows dates without a time zone: the folder shows the hours of UTC, on every machine. */
const asLocal = (moment: Date): Date =>
  new Date(
    moment.getUTCFullYear(),
    moment.getUTCMonth(),
    moment.getUTCDate(),
    moment.getUTCHours(),
    moment.getUTCMinutes(),
    moment.getUTCSeconds(),
  )

/** Packs files as a ZIP, deflated, in the order given. The same entries give the same bytes. */
export function packZip(entries: readonly ZipEntry[]): Uint8Array {
  const files: Zippable = {}
  for (const { name, body, modified } of entries)
    files[name] = [typeof body === 'string' ? strToU8(body) : body, { mtime: asLocal(modified) }]
  return zipSync(files)
}
