import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { TransactionScope } from '@/server/ground/transaction'

interface Approver {
  [column: string]: unknown
  id: number
  name: string
}

/** Who approves for a company now, the oldest account first. */
export async function approversOf(
  { tx }: Pick<TransactionScope, 'tx'>,
  company: number,
): Promise<Approver[]> {
  const { rows } = await tx.execute<Approver>(
    sql`select id, coalesce(nullif(name, ''), email) as name from clients
        where company_id = ${company} and company_role = 'approver' and closed is not true order by id`,
  )
  return rows
}
