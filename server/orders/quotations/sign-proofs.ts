import 'server-only'
import type { ProofApproval } from '@/lib/orders/quotations/requests'
import { unsigned } from '@/lib/orders/signatures/signature'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { keepSignature, signaturesOf } from '../signatures/store'
import { closed, refuseAgreement } from './accept-quotation'
import { type FrozenRecord, hashesOf } from './freeze'
import { subjectOf } from './read-quotation'
import { holdQuotation, newestVersion } from './store'

/**
 * Approves the designs of the newest version with a name (QUOTATION-11): all of them, by the hashes of their outlines. Designs that were
 * signed before and are the same in a newer version stay signed. Refuses with `not_found`, `quotation_moved`, `quotation_ended`,
 * `quotation_closed` and `proof_changed` (other outlines than those that were seen).
 */
export async function signProofs(
  actor: Actor,
  id: number,
  { version, hash, proofs, ...signature }: ProofApproval,
): Promise<{ ok: true } | OrderFailure> {
  return inTransaction(await shopPayload(), async scope => {
    const row = await holdQuotation(scope, id)
    if (!row || !can(actor, 'quotation.accept', subjectOf(row))) return orderFailure('not_found')
    if (row.state !== 'answered') return closed(row)
    const refused = await refuseAgreement(scope, row, { version, hash })
    if (refused) return refused
    const newest = await newestVersion(scope.tx, id)
    const own = hashesOf((newest?.record ?? {}) as FrozenRecord)
    const seen = [{ hashes: proofs }]
    if (unsigned(own, seen).length > 0 || unsigned(proofs, [{ hashes: own }]).length > 0)
      return orderFailure('proof_changed')
    const before = await signaturesOf(scope.tx, { quotation: id })
    if (unsigned(own, before).length === 0) return { ok: true as const }
    await keepSignature(scope, actor, { quotation: id }, { ...signature, hashes: proofs })
    return { ok: true as const }
  })
}
