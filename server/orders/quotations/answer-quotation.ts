import 'server-only'
import type { QuotationAnswer } from '@/lib/orders/quotations/requests'
import { canMoveQuotation, type QuotationState } from '@/lib/orders/quotations/states'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { acceptHeld, closed } from './accept-quotation'
import { requestOf, subjectOf } from './read-quotation'
import { eventsOf, holdQuotation, type QuotationRow, stepQuotation } from './store'

type Answered = { ok: true } | OrderFailure

/** The earlier messages: the request, and every change that was asked for. The same message again is refused (FORM-7). */
async function askedBefore(scope: TransactionScope, row: QuotationRow): Promise<string[]> {
  const events = await eventsOf(scope.tx, row.id)
  const changes = events.flatMap(({ to, text }) => (to === 'change-asked' ? text : []))
  return [requestOf(row).message, ...changes]
}

async function say(
  scope: TransactionScope,
  actor: Actor,
  row: QuotationRow,
  { to, text }: { to: Extract<QuotationState, 'change-asked' | 'declined'>; text: string },
): Promise<Answered> {
  if (!canMoveQuotation(row.state, to)) return closed(row)
  if (to === 'change-asked' && (await askedBefore(scope, row)).includes(text))
    return orderFailure('same_message')
  await stepQuotation(scope, row, { to, actor, text })
  await addJobs(scope, [{ name: 'quotation', data: { quotation: row.id, tell: `${to}-shop` } }])
  return { ok: true }
}

/**
 * The client's answer to a quotation (QUOTATION-5): he accepts this very version by its hash, asks for a change, or declines. Refuses with
 * `not_found` (not his), `quotation_moved` (another version is there by now), `quotation_ended`, `quotation_closed` (its state does not
 * take it any more) and `same_message`.
 */
export async function answerQuotation(actor: Actor, id: number, reply: QuotationAnswer): Promise<Answered> {
  return inTransaction(await shopPayload(), async scope => {
    const row = await holdQuotation(scope, id)
    if (!row || !can(actor, 'quotation.accept', subjectOf(row))) return orderFailure('not_found')
    if (reply.answer === 'accept') return acceptHeld(scope, actor, row, reply)
    const to = reply.answer === 'change' ? 'change-asked' : 'declined'
    return say(scope, actor, row, { to, text: reply.message })
  })
}
