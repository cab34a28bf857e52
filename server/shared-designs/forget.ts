import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { sharedDays } from '@/lib/contract/shared-designs'
import { inTransaction } from '@/server/orders/transaction'
import { releasePictures } from '@/server/own-pictures/hold'
import { holderOf } from './holder'

/** Forgets the links that nobody opened for too long, and what they held; answers how many. */
export const forgetShared = (payload: Payload): Promise<number> =>
  inTransaction(payload, async ({ tx }) => {
    const { rows } = await tx.execute<{ [column: string]: unknown; code: string }>(
      sql`delete from shared_designs where used_at < now() - make_interval(days => ${sharedDays}) returning code`,
    )
    for (const { code } of rows) await releasePictures({ tx }, holderOf(code))
    return rows.length
  })
