import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

/** The file of a shopper's own picture, as the workshop fetches it. */
export interface OriginalFile {
  hash: string
  /** Its owner's name for it; may be empty. */
  name: string
  /** Its kind, as it is known by its content: `png`, `svg`, `pdf` … */
  kind: string
  /** The page of it that was used, from 1. */
  page?: number
}

/** The part of a stored design that names files; a value that is no design has none. */
const namedFiles = z.object({
  elements: z.array(
    z
      .object({
        src: z.string().startsWith('file:').optional(),
        name: z.string().optional(),
        edit: z.object({ page: z.int().positive() }).optional().catch(undefined),
      })
      .catch({ src: undefined, name: undefined }),
  ),
})

interface Row {
  [column: string]: unknown
  hash: string
  kind: string
}

/** Lists the files of a stored design that an order holds and that are still there, each once. */
export async function heldOriginals(
  payload: Payload,
  order: number,
): Promise<(design: unknown) => OriginalFile[]> {
  const { rows } = await payload.db.drizzle.execute<Row>(
    sql`select p.hash, p.kind from own_picture_holds h join own_pictures p on p.hash = h.hash
        where h.holder = ${`order:${order}`}`,
  )
  const kinds = new Map(rows.map(({ hash, kind }) => [hash, kind]))
  return design => {
    const parsed = namedFiles.safeParse(design)
    const files = new Map<string, OriginalFile>()
    for (const { src, name = '', edit } of parsed.data?.elements ?? []) {
      const hash = src?.slice('file:'.length) ?? ''
      const kind = kinds.get(hash)
      if (kind) files.set(hash, { hash, kind, name, ...(edit && { page: edit.page }) })
    }
    return [...files.values()]
  }
}
