import 'server-only'
import { inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { approvedScenes } from '@/cms/tables/approved-scenes'
import type { PackedScene } from '@/server/design/scene/packed'
import type { TransactionScope } from '@/server/ground/transaction'

/**
 * Keeps scenes in the caller's transaction; what is there already stays as it is. In the order of their hashes, so that
 * two orders of the same scenes wait for one another without a deadlock.
 */
export async function keepScenes({ tx }: TransactionScope, scenes: readonly PackedScene[]): Promise<void> {
  const byHash = new Map(scenes.map(({ hash, packed }) => [hash, packed]))
  const values = [...byHash].sort(([a], [b]) => (a < b ? -1 : 1)).map(([hash, packed]) => ({ hash, packed }))
  if (values.length > 0) await tx.insert(approvedScenes).values(values).onConflictDoNothing()
}

/** The packed bytes of those hashes that are kept. */
export async function findScenes(
  payload: Payload,
  hashes: readonly string[],
): Promise<Map<string, PackedScene>> {
  if (hashes.length === 0) return new Map()
  const { hash, packed } = approvedScenes
  const rows = await payload.db.drizzle
    .select({ hash, packed })
    .from(approvedScenes)
    .where(inArray(hash, [...new Set(hashes)]))
  return new Map(rows.map(row => [row.hash, row]))
}
