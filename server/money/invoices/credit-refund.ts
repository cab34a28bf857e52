import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ReturnedLines } from '@/lib/money/returned-lines'
import { addJobs } from '@/server/ground/jobs/queue'
import type { CreditedRefund } from './compose-credit'
import { issueCreditNote } from './issue'

async function findRefund(payload: Payload, id: number): Promise<CreditedRefund> {
  const { rows } = await payload.db.drizzle.execute<{
    order: number
    minor: number
    method: string
    lines: ReturnedLines | null
  }>(
    sql`select r.order_id as order, r.amount_minor as minor, r.lines, p.method
        from refunds r join payments p on p.id = r.payment_id where r.id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new Error(`no refund ${id}`)
  return { id, order: row.order, amountMinor: row.minor, method: row.method, lines: row.lines ?? [] }
}

/**
 * Issues the credit note for a refund and tells the buyer with it, once (INVOICE-6). Throws with what the company's settings lack,
 * so that it is tried again.
 */
export async function creditRefund(payload: Payload, id: number): Promise<void> {
  const refund = await findRefund(payload, id)
  const issued = await issueCreditNote(payload, refund, {
    afterwards: scope =>
      addJobs(scope, [{ name: 'mail', data: { template: 'refunded', order: refund.order, refund: id } }]),
  })
  if (!issued.ok) throw new Error(`the company's settings lack: ${issued.missing.join(', ')}`)
}
