import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { pictureLimits } from '@/lib/picture/limits'
import { sniffFile } from '@/lib/picture/sniff'
import { readSettings } from '@/server/env'
import { inTransaction } from '@/server/orders/transaction'
import { shopPayload } from '@/server/shop-payload'
import { runTask } from '@/server/work/pool'

/** What one browser's files may come to. */
const ownerBounds = { pictures: 100, bytes: 300_000_000 } as const

export type Kept =
  | { ok: true; hash: string }
  | {
      ok: false
      code: 'unsupported_media_type' | 'picture_unreadable' | 'picture_too_large' | 'picture_store_full'
    }

type Read = { ok: true; kind: string; bytes: Uint8Array } | Extract<Kept, { ok: false }>

/** Tells a file by its content and looks at its header; of an SVG only its figures are kept. Nothing is decoded. */
async function readPicture(bytes: Buffer): Promise<Read> {
  const sniffed = sniffFile(bytes)
  if (!sniffed) return { ok: false, code: 'unsupported_media_type' }
  const { kind } = sniffed
  if ('width' in sniffed && sniffed.width * sniffed.height > pictureLimits.pixels)
    return { ok: false, code: 'picture_too_large' }
  if (kind !== 'svg') return { ok: true, kind, bytes }
  const figures = await runTask('cleanSvg', bytes.toString('utf8'))
  return figures === null
    ? { ok: false, code: 'picture_unreadable' }
    : { ok: true, kind, bytes: new TextEncoder().encode(figures) }
}

interface Room {
  [column: string]: unknown
  pictures: number
  bytes: string
  all: string
}

/** Whether there is room for another file: for this browser, and in the shop. */
async function hasRoom(payload: Payload, owner: string, size: number): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute<Room>(
    sql`select count(*)::int as pictures, coalesce(sum(p.size), 0) as bytes,
          (select coalesce(sum(a.size), 0) from own_pictures a
            where not exists (select 1 from own_picture_holds h
              where h.hash = a.hash and h.holder like 'order:%')) as all
        from own_picture_owners o join own_pictures p on p.hash = o.hash where o.owner = ${owner}`,
  )
  const { pictures = 0, bytes = '0', all = '0' } = rows[0] ?? {}
  const most = readSettings().OWN_PICTURES_MAX_MB * 1e6
  return (
    pictures < ownerBounds.pictures && Number(bytes) + size <= ownerBounds.bytes && Number(all) + size <= most
  )
}

/** Whether a browser has sent this very file before; its time begins anew. */
async function touch(payload: Payload, hash: string, owner: string): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`update own_pictures p set used_at = now() from own_picture_owners o
        where p.hash = ${hash} and o.hash = p.hash and o.owner = ${owner} returning p.hash`,
  )
  return rows.length > 0
}

/**
 * Keeps the file of an own picture, once whoever sends it, and lets its sender read it.
 * @param owner what `ownerOf` makes of the browser's key
 */
export async function keepPicture(owner: string, sent: Buffer): Promise<Kept> {
  const read = await readPicture(sent)
  if (!read.ok) return read
  const { kind, bytes } = read
  const hash = createHash('sha256').update(bytes).digest('hex')
  const payload = await shopPayload()
  if (await touch(payload, hash, owner)) return { ok: true, hash }
  if (!(await hasRoom(payload, owner, bytes.byteLength))) return { ok: false, code: 'picture_store_full' }
  await inTransaction(payload, async ({ tx }) => {
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    await tx.execute(
      sql`insert into own_pictures (hash, kind, size, bytes) values (${hash}, ${kind}, ${data.byteLength}, ${data})
          on conflict (hash) do update set used_at = now()`,
    )
    await tx.execute(
      sql`insert into own_picture_owners (hash, owner) values (${hash}, ${owner}) on conflict do nothing`,
    )
  })
  return { ok: true, hash }
}
