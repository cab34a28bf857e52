import 'server-only'
import { daysUntil } from '@/lib/orders/quotations/days'
import type { QuotationAnswer } from '@/lib/orders/quotations/requests'
import { canMoveQuotation } from '@/lib/orders/quotations/states'
import { unsigned } from '@/lib/orders/signatures/signature'
import type { Actor } from '@/lib/people/actor/actor'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { TransactionScope } from '@/server/ground/transaction'
import { signaturesOf } from '../signatures/store'
import { type FrozenRecord, hashesOf } from './freeze'
import { newestVersion, type QuotationRow, stepQuotation } from './store'

type Answered = { ok: true } | OrderFailure
type Accepted = Extract<QuotationAnswer, { answer: 'accept' }>

/** The refusal of a step that the state does not allow. */
export const closed = ({ state }: Pick<QuotationRow, 'state'>) =>
  orderFailure('quotation_closed', { quotation: state })

/**
 * Whether this very version may be agreed to now, in the caller's transaction, which holds the quotation: it is the newest, says
 * what was read, and its time is not over.
 */
export async function refuseAgreement(
  scope: TransactionScope,
  row: QuotationRow,
  { version, hash }: Pick<Accepted, 'version' | 'hash'>,
): Promise<OrderFailure | null> {
  const newest = await newestVersion(scope.tx, row.id)
  if (newest?.version !== version || newest.hash !== hash)
    return orderFailure('quotation_moved', { version: newest?.version ?? 0, quotation: row.state })
  // A version that was accepted in time stays accepted.
  const ended = row.state !== 'accepted' && daysUntil(row.validUntil ?? '', new Date()) < 0
  return ended ? orderFailure('quotation_ended', { validUntil: row.validUntil }) : null
}

/** The outlines of the newest version for which nobody has signed yet (QUOTATION-11). */
async function unsignedOf(scope: TransactionScope, { id }: QuotationRow): Promise<string[]> {
  const newest = await newestVersion(scope.tx, id)
  const hashes = hashesOf((newest?.record ?? {}) as FrozenRecord)
  return hashes.length === 0 ? [] : unsigned(hashes, await signaturesOf(scope.tx, { quotation: id }))
}

/** Accepts a locked quotation: notes who agreed to which version, by its hash. A second acceptance changes nothing. */
export async function acceptHeld(
  scope: TransactionScope,
  actor: Actor,
  row: QuotationRow,
  accepted: Pick<Accepted, 'version' | 'hash' | 'name'>,
): Promise<Answered> {
  if (row.state === 'expired') return orderFailure('quotation_ended', { validUntil: row.validUntil })
  if (row.state !== 'accepted' && !canMoveQuotation(row.state, 'accepted')) return closed(row)
  const refused = await refuseAgreement(scope, row, accepted)
  if (refused || row.state === 'accepted') return refused ?? { ok: true }
  const open = await unsignedOf(scope, row)
  if (open.length > 0) return orderFailure('proof_unsigned', { designs: open })
  const data = { name: accepted.name, hash: accepted.hash }
  await stepQuotation(scope, row, { to: 'accepted', actor, text: accepted.name, data })
  await addJobs(scope, [
    { name: 'quotation', data: { quotation: row.id, tell: 'accepted' } },
    { name: 'quotation', data: { quotation: row.id, tell: 'accepted-shop' } },
  ])
  return { ok: true }
}
