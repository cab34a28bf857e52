import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { messageText } from './labels'
import type { Client } from './payload-types'
import { databaseOf } from './transaction'

/**
 * Refuses a client's form that was opened before the account changed elsewhere, as by a merge (PEOPLE-31): it sends every field, so that
 * newer values would be lost. The form says by `updatedAt` which state it was filled from; a call that sends single fields has no
 * `updatedAt` and is not checked.
 */
export const refuseStaleForm: CollectionBeforeChangeHook<Client> = async ({ data, originalDoc, req }) => {
  const seen = Date.parse(String(data.updatedAt ?? ''))
  if (!originalDoc || Number.isNaN(seen)) return data
  const db = await databaseOf(req)
  // Held until this change is written: a merge of the same moment comes before it and is seen, or after it.
  const { rows } = await db.execute<{ at: number }>(
    sql`select (extract(epoch from updated_at) * 1000)::float8 as at from clients where id = ${originalDoc.id} for no key update`,
  )
  if (Math.round(rows[0]?.at ?? 0) > seen)
    throw new APIError(messageText('clientChanged', req.i18n?.language), 409, null, true)
  return data
}
