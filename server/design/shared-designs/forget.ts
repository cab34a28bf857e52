import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { sharedDays } from '@/lib/doors/contract/shared-designs'
import { releasePictures } from '@/server/design/own-pictures/hold'
import { inTransaction } from '@/server/ground/transaction'
import { holderOf } from './holder'

/** Deletes the links that nobody opened for too long, with their holds; returns how many. */
export const forgetShared = (payload: Payload): Promise<number> =>
  inTransaction(payload, async ({ tx }) => {
    const { rows } = await tx.execute<{ [column: string]: unknown; code: string }>(
      sql`delete from shared_designs where used_at < now() - make_interval(days => ${sharedDays}) returning code`,
    )
    for (const { code } of rows) await releasePictures({ tx }, holderOf(code))
    return rows.length
  })
