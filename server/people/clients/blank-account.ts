import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { endClientWays } from '@/cms/ways-in'
import type { TransactionScope } from '@/server/ground/transaction'

/**
 * Closes an account for good, in the caller's transaction: its person's data are blanked, and every way into it ends. The caller deals with
 * its orders, designs and points.
 * @param mergedInto the account that replaces it; null where there is none
 */
export async function blankAccount(
  { tx }: Pick<TransactionScope, 'tx'>,
  id: number,
  mergedInto: number | null,
): Promise<void> {
  await tx.execute(sql`
    update clients set closed = true, email = ${`closed-${id}@account.invalid`}, email_verified = false,
      name = '', admin_name = null, phone = '', addresses = null, vat_number = '', vat_status = null,
      siret_number = '', marketing_consent = false, pro_confirmed = false,
      interested_retailer = false, account_payment = false, account_limit = null, company_id = null,
      company_role = null, loyalty_points = 0,
      merged_into_id = coalesce(${mergedInto}::int, merged_into_id), updated_at = clock_timestamp()
    where id = ${id}`)
  await endClientWays(tx, id, mergedInto === null ? 'erased' : 'merged')
}
