import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { TransactionScope } from '../orders/transaction'

/** Takes every key and second factor of a client away, with the codes for paper. */
export async function forgetAll({ tx }: Pick<TransactionScope, 'tx'>, client: number): Promise<void> {
  await tx.execute(sql`delete from passkeys where client = ${client}`)
  await tx.execute(sql`delete from second_factors where kind = 'client' and holder = ${client}`)
  await tx.execute(sql`delete from recovery_codes where kind = 'client' and holder = ${client}`)
}
