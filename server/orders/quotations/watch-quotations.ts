import 'server-only'
import { and, eq, isNotNull, lte } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { quotations } from '@/cms/tables/quotations'
import { dayAfter, daysUntil } from '@/lib/orders/quotations/days'
import { addJobs } from '@/server/ground/jobs/queue'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { holdQuotation, type QuotationRow, stepQuotation } from './store'

/** Days before the end on which the client is reminded, the earliest first. */
const reminders = [7, 2] as const

/** The reminder that is due so many days before the end; null where none is. */
const reminderOf = (days: number) => reminders.findLast(before => days <= before) ?? null

/** Does what is due for one locked quotation: its end, or a reminder that was not sent yet. */
async function watchOne(
  scope: TransactionScope,
  row: QuotationRow,
  now: Date,
): Promise<'reminded' | 'expired' | null> {
  const { id, state, validUntil, reminded } = row
  if (state !== 'answered' || validUntil === null) return null
  const days = daysUntil(validUntil, now)
  if (days < 0) {
    await stepQuotation(scope, row, { to: 'expired', actor: { kind: 'service', name: 'system' } })
    await addJobs(scope, [{ name: 'quotation', data: { quotation: id, tell: 'expired' } }])
    return 'expired'
  }
  const due = reminderOf(days)
  if (due === null || (reminded !== null && reminded <= due)) return null
  await scope.tx.update(quotations).set({ reminded: due }).where(eq(quotations.id, id))
  await addJobs(scope, [{ name: 'quotation', data: { quotation: id, tell: 'reminder' } }])
  return 'reminded'
}

/**
 * Looks after quotations that wait for their client (QUOTATION-7): he is reminded seven days and two days before the end, once each, and a
 * quotation that was not accepted expires on the day after its last. A second run changes nothing.
 */
export async function watchQuotations(
  payload: Payload,
  now: Date,
): Promise<{ reminded: number; expired: number }> {
  const due = await payload.db.drizzle
    .select({ id: quotations.id })
    .from(quotations)
    .where(
      and(
        eq(quotations.state, 'answered'),
        isNotNull(quotations.validUntil),
        lte(quotations.validUntil, dayAfter(now, reminders[0])),
      ),
    )
  const done = { reminded: 0, expired: 0 }
  for (const { id } of due) {
    const what = await inTransaction(payload, async scope => {
      const row = await holdQuotation(scope, id)
      return row && watchOne(scope, row, now)
    })
    if (what) done[what] += 1
  }
  return done
}
