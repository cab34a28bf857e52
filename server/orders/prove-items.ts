import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { orderBudget, sceneBytes } from '@/lib/design/scene/budgets'
import { weighDesign } from '@/lib/design/scene/weigh-design'
import { addWeights, type Excess, excessOf, weightless } from '@/lib/design/scene/weight'
import { knownPlate } from '@/server/design/scene/known-designs'
import { type MadeProof, makeProofs, type Proof } from '@/server/design/scene/proof'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { DesignedPart, VerifiedItem } from './verify-items'

/** A design with what is engraved for it. */
export interface ProvenPart extends DesignedPart {
  proof: Proof
}

export type ProvenItem = VerifiedItem<ProvenPart>

/** The limit of an order that its designs exceed together. */
function orderExcess(items: readonly VerifiedItem[], catalogue: Catalogue): Excess | null {
  const weights = items
    .flatMap(({ made }) => made)
    .map(({ design }) => {
      const plate = knownPlate(design, catalogue)
      return plate ? weighDesign(design, plate) : weightless
    })
  return excessOf(weights.reduce(addWeights, weightless), orderBudget)
}

/** Why a design cannot be ordered. */
function refusalOf(made: Extract<MadeProof, { ok: false }>, subject: object): OrderFailure {
  switch (made.code) {
    case 'unknown_product':
      return orderFailure(made.code, subject)
    case 'design_too_heavy':
      return orderFailure(made.code, { ...subject, ...made.excess })
    case 'design_blocked':
      return orderFailure(made.code, { ...subject, findings: made.findings })
  }
}

/**
 * Compiles and checks every design of an order, or says which cannot be engraved. The order's whole work is checked
 * against the limit before it begins, and its designs are drawn one after the other: no order takes every thread.
 */
export async function proveItems(
  items: readonly VerifiedItem[],
  catalogue: Catalogue,
): Promise<{ ok: true; items: ProvenItem[] } | OrderFailure> {
  const excess = orderExcess(items, catalogue)
  if (excess) return orderFailure('order_too_heavy', excess)
  const designs = items.flatMap(({ made }) => made.map(({ design }) => design))
  const proofs = await makeProofs(designs, catalogue, sceneBytes.order)
  const proven: ProvenItem[] = []
  let place = 0
  let bytes = 0
  for (const item of items) {
    const made: ProvenPart[] = []
    for (const part of item.made) {
      const proof = proofs[place++]
      if (!proof) throw new Error('a design was not judged')
      if (!proof.ok) return refusalOf(proof, { item: item.item.id, slug: part.slug })
      made.push({ ...part, proof: proof.proof })
      bytes += proof.proof.bytes
      if (bytes > sceneBytes.order)
        return orderFailure('order_too_heavy', { measure: 'bytes', found: bytes, most: sceneBytes.order })
    }
    proven.push({ ...item, made })
  }
  return { ok: true, items: proven }
}
