import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { TransactionScope } from '../orders/transaction'
import type { Holder } from './holder'

/** Takes every key and second factor of somebody away, with the codes for paper; false where there was none. */
export async function forgetAll(
  { tx }: Pick<TransactionScope, 'tx'>,
  { kind, id }: Pick<Holder, 'kind' | 'id'>,
): Promise<boolean> {
  const keys = await tx.execute(
    sql`delete from passkeys where kind = ${kind} and holder = ${id} returning id`,
  )
  const factors = await tx.execute(
    sql`delete from second_factors where kind = ${kind} and holder = ${id} returning holder`,
  )
  await tx.execute(sql`delete from recovery_codes where kind = ${kind} and holder = ${id}`)
  return keys.rows.length + factors.rows.length > 0
}
