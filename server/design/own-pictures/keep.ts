import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { pictureLimits } from '@/lib/design/picture/limits'
import { isKeptAsSent, type SniffedFile, sniffFile } from '@/lib/design/picture/sniff'
import { keepShared } from '@/server/design/shares/share'
import type { Sender } from '@/server/ground/http/sender'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { isDecodable, isWholePdf } from './decode'
import { makeSpace } from './make-space'

/** Limits for the files of one browser. */
const ownerBounds = { pictures: 100, bytes: 300_000_000 } as const

export type Kept =
  | { ok: true; hash: string }
  | {
      ok: false
      code:
        | 'unsupported_media_type'
        | 'picture_unreadable'
        | 'picture_too_large'
        | 'picture_store_full'
        | 'share_full'
    }

type Read = { ok: true; kind: string; bytes: Uint8Array } | Extract<Kept, { ok: false }>

/** Whether a file is complete and of the type that its first bytes say. */
const isWhole = async (kind: SniffedFile['kind'], bytes: Buffer): Promise<boolean> =>
  kind === 'pdf' ? isWholePdf(bytes) : isDecodable(bytes)

/**
 * Recognises a file by its content, and reads it to its end: a picture is decoded, a drawing parsed. The stored file is the sent one, byte
 * for byte (DESIGN-44).
 */
async function readPicture(bytes: Buffer): Promise<Read> {
  const sniffed = sniffFile(bytes)
  // A file that cannot be read to its end here is not kept; browsers send a picture of it instead (DESIGN-60).
  if (!sniffed || !isKeptAsSent(sniffed.kind)) return { ok: false, code: 'unsupported_media_type' }
  const { kind } = sniffed
  if ('width' in sniffed && sniffed.width * sniffed.height > pictureLimits.pixels)
    return { ok: false, code: 'picture_too_large' }
  if (kind !== 'svg')
    return (await isWhole(kind, bytes))
      ? { ok: true, kind, bytes }
      : { ok: false, code: 'picture_unreadable' }
  const checked = await runTask('checkSvg', bytes)
  return checked.ok ? { ok: true, kind, bytes } : checked
}

interface Sent {
  [column: string]: unknown
  pictures: number
  bytes: string
}

/** Whether a browser may have another file. */
async function hasSpace(payload: Payload, owner: string, size: number): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute<Sent>(
    sql`select count(*)::int as pictures, coalesce(sum(p.size), 0) as bytes
        from own_picture_owners o join own_pictures p on p.hash = o.hash where o.owner = ${owner}`,
  )
  const { pictures = 0, bytes = '0' } = rows[0] ?? {}
  return pictures < ownerBounds.pictures && Number(bytes) + size <= ownerBounds.bytes
}

/** Whether a browser has sent this very file before; its time begins again. */
async function touch(payload: Payload, hash: string, owner: string): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`update own_pictures p set used_at = now() from own_picture_owners o
        where p.hash = ${hash} and o.hash = p.hash and o.owner = ${owner} returning p.hash`,
  )
  return rows.length > 0
}

/**
 * Keeps the file of an own picture, once for all its senders, and lets its sender read it. Who has used up his share is refused
 * (DESIGN-40), before a file of anybody else is removed for his.
 * @param owner what `ownerOf` makes of the browser's key
 */
export async function keepPicture(owner: string, sent: Buffer, sender: Sender): Promise<Kept> {
  const read = await readPicture(sent)
  if (!read.ok) return read
  const { kind, bytes } = read
  const hash = createHash('sha256').update(bytes).digest('hex')
  const payload = await shopPayload()
  if (await touch(payload, hash, owner)) return { ok: true, hash }
  const size = bytes.byteLength
  if (!(await hasSpace(payload, owner, size))) return { ok: false, code: 'picture_store_full' }
  return keepShared(
    payload,
    { store: 'pictures', sender, item: hash, size },
    async ({ tx }): Promise<Kept> => {
      if (!(await makeSpace({ tx }, size))) return { ok: false, code: 'picture_store_full' }
      const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      await tx.execute(
        sql`insert into own_pictures (hash, kind, size, bytes) values (${hash}, ${kind}, ${size}, ${data})
          on conflict (hash) do update set used_at = now()`,
      )
      await tx.execute(
        sql`insert into own_picture_owners (hash, owner) values (${hash}, ${owner}) on conflict do nothing`,
      )
      return { ok: true, hash }
    },
  )
}
