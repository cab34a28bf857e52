import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { releasePictures } from '@/server/design/own-pictures/hold'
import { inTransaction } from '@/server/ground/transaction'
import { holderOf } from './holder'

/**
 * Deletes the saved carts whose time is over, with their holds of files, and the holds of carts that were deleted with their client;
 * returns how many.
 */
export const forgetCarts = (payload: Payload): Promise<number> =>
  inTransaction(payload, async scope => {
    const { rows } = await scope.tx.execute<{ [column: string]: unknown; id: number }>(
      sql`delete from saved_carts where ends_at <= now() returning id`,
    )
    for (const { id } of rows) await releasePictures(scope, holderOf(id))
    await scope.tx.execute(
      sql`delete from own_picture_holds h where starts_with(h.holder, 'cart:')
          and not exists (select 1 from saved_carts c where h.holder = 'cart:' || c.id)`,
    )
    return rows.length
  })
