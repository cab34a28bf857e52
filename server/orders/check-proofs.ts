import 'server-only'
import type { OrderPayload } from '@/lib/orders/order/payload'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { ProvenItem } from './prove-items'

/**
 * Which designs differ from those that the shopper has confirmed: changed since, or drawn otherwise by a newer engine;
 * null where none does. Who sends no proofs at all approves by ordering (docs/decisions/proofs.md).
 */
export function checkProofs(
  { proof }: Pick<OrderPayload, 'proof'>,
  items: readonly ProvenItem[],
): OrderFailure | null {
  if (!proof) return null
  const confirmed = new Set(proof.map(({ hash }) => hash))
  const changed = items.flatMap(({ item, made }) =>
    made
      .filter(part => !confirmed.has(part.proof.hash))
      .map(part => ({ item: item.id, slug: part.slug, hash: part.proof.hash })),
  )
  const [first] = changed
  return first ? orderFailure('proof_changed', { item: first.item, designs: changed }) : null
}
