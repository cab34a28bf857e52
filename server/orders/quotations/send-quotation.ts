import 'server-only'
import { quotationVersions } from '@/cms/tables/quotations'
import { daysUntil } from '@/lib/orders/quotations/days'
import { quotationDraftSchema, quotationLimits } from '@/lib/orders/quotations/draft'
import { canMoveQuotation } from '@/lib/orders/quotations/states'
import type { Actor } from '@/lib/people/actor/actor'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { keepScenes } from '../approved-scenes'
import { freezeDraft } from './freeze'
import { contextOf } from './price-draft'
import { findQuotation, holdQuotation, stepQuotation } from './store'
import { buyerActor, refuseEdit } from './work-on-draft'

/**
 * Sends the draft as the next version (QUOTATION-3): its ledger is frozen with the scenes of its designs, and the client gets it by mail
 * with a PDF and a signed link. Where two clerks send it at once, the second sees who was first.
 */
export async function sendQuotation(
  actor: Actor,
  { id, revision }: { id: number; revision: number },
): Promise<{ ok: true; version: number } | OrderFailure> {
  const payload = await shopPayload()
  const row = await findQuotation(payload.db.drizzle, id)
  const refused = refuseEdit(actor, row, revision)
  if (refused || !row || actor.kind !== 'staff') return refused ?? orderFailure('forbidden')
  const draft = quotationDraftSchema.parse(row.draft)
  const left = daysUntil(draft.validUntil, new Date())
  if (left < 0 || left > quotationLimits.days)
    return orderFailure('quotation_ended', { validUntil: draft.validUntil })
  const ctx = await contextOf(row.locale)
  if (!ctx) return orderFailure('unknown_country')
  const frozen = await freezeDraft(row, draft, await buyerActor(actor, row), ctx)
  if (!frozen.ok) return frozen
  const { record, hash, scenes } = frozen
  return inTransaction(payload, async scope => {
    const held = await holdQuotation(scope, id)
    const late = refuseEdit(actor, held, revision)
    if (late || !held) return late ?? orderFailure('not_found')
    if (!canMoveQuotation(held.state, 'answered'))
      return orderFailure('quotation_closed', { quotation: held.state })
    const version = held.version + 1
    await keepScenes(scope, scenes)
    await scope.tx
      .insert(quotationVersions)
      .values({ quotationId: id, version, draft, record, hash, admin: actor.staff.id })
    await stepQuotation(scope, held, {
      to: 'answered',
      actor,
      text: draft.message,
      data: { hash },
      change: {
        version,
        title: draft.title,
        validUntil: draft.validUntil,
        totalMinor: record.totalMinor ?? 0,
        reminded: null,
        editor: actor.staff.email,
      },
    })
    await addJobs(scope, [{ name: 'quotation', data: { quotation: id, tell: 'answered' } }])
    return { ok: true as const, version }
  })
}
