import 'server-only'
import type { CartItem } from '@/lib/cart/item'
import { cartItemToPriceable } from '@/lib/cart/priceable'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { PriceableItem } from '@/lib/pricing/item'
import type { Design } from '@/lib/scene/model'
import { parseDesign } from '@/lib/scene/parse'
import { validateSign } from '@/lib/sign/validate'
import { makeProof, type Proof } from '@/server/scene/proof'
import { type OrderFailure, orderFailure } from './order-failure'

/** One design of a line, compiled and checked: `proof` is what is engraved for it. */
export interface MadePart {
  /** The slug of what it is engraved on: the line's own, or that of a part of a pack. */
  slug: string
  design: Design
  proof: Proof
}

/** An item that can be made: what it costs is asked of `priceable`, what is engraved is every design of `made`. */
export interface VerifiedItem {
  item: CartItem
  priceable: PriceableItem
  /** Nothing for what is not designed, one for a stamp or a sign, one for each personalised part of a pack. */
  made: readonly MadePart[]
}

type Verified = { ok: true; item: VerifiedItem } | OrderFailure

/** Types whose customer writes on them, and which cannot be made without a design. */
const designed = new Set<CartItem['type']>(['stamp', 'rubber', 'sign'])

/** Whether the ink that was chosen is one of the model's. A mount's colour is the prices' to judge. */
function hasItsInk(priceable: PriceableItem, inkColor: string | null, catalogue: Catalogue): boolean {
  if (priceable.kind !== 'stamp' || inkColor === null) return true
  const model = catalogue.stampModels.models.find(({ slug }) => slug === priceable.slug)
  return model?.inksColor.includes(inkColor) ?? false
}

/** Prices are read from the design, so that only what kind of thing it is can still contradict the line. */
const agrees = (design: Design, priceable: PriceableItem) => design.type === priceable.kind

async function verifyDesign(
  item: CartItem,
  priceable: PriceableItem,
  catalogue: Catalogue,
): Promise<Verified> {
  const subject = { item: item.id }
  const parsed = parseDesign(item.content.design)
  if (!parsed.ok) return orderFailure('invalid_design', { ...subject, findings: parsed.findings })
  const { design } = parsed
  if (!agrees(design, priceable)) return orderFailure('design_mismatch', subject)
  if (!hasItsInk(priceable, design.inkColor, catalogue))
    return orderFailure('invalid_configuration', { ...subject, inkColor: design.inkColor })
  const made = await makeProof(design, catalogue)
  if (made.ok)
    return { ok: true, item: { item, priceable, made: [{ slug: item.slug, design, proof: made.proof }] } }
  if (made.code === 'unknown_product') return orderFailure(made.code, { ...subject, slug: item.slug })
  return orderFailure(made.code, { ...subject, findings: made.findings })
}

/** Models that are no longer sold and variants out of stock cannot be ordered, whatever a kept cart says. */
function isSold(priceable: PriceableItem, catalogue: Catalogue): boolean {
  switch (priceable.kind) {
    case 'stamp':
      return catalogue.stampModels.models.some(model => model.slug === priceable.slug && model.published)
    case 'rubber':
      return catalogue.stampModels.rubbers.some(rubber => rubber.slug === priceable.slug)
    case 'sign':
      return catalogue.materials.materials.some(
        material => material.name === priceable.config.material && material.published && !material.outOfStock,
      )
    case 'static': {
      const product = catalogue.staticProducts.products.find(({ slug }) => slug === priceable.slug)
      const variant = product?.variants.find(({ slug }) => slug === priceable.variant)
      if (!product?.published || product.outOfStock) return false
      // What has variants is sold as one of them: nobody could pack the product itself.
      return variant ? !variant.outOfStock : product.variants.length === 0 && priceable.variant === undefined
    }
  }
}

/**
 * Holds one item against the catalogue: it exists, is sold, can be made as configured, and its design parses,
 * belongs to it and has no blocking finding.
 */
async function verifyItem(item: CartItem, catalogue: Catalogue): Promise<Verified> {
  const subject = { item: item.id, slug: item.slug }
  const converted = cartItemToPriceable(item)
  if (!converted)
    return orderFailure(item.type === 'sign' ? 'invalid_configuration' : 'unknown_product', subject)
  if (!isSold(converted, catalogue)) return orderFailure('product_unavailable', subject)
  if (converted.kind === 'sign') {
    const findings = validateSign(converted.config, catalogue)
    if (findings.length > 0) return orderFailure('invalid_configuration', { ...subject, findings })
  }
  const needsDesign = designed.has(item.type) && isEditable(converted, catalogue)
  if (!needsDesign && item.content.design === undefined) {
    return { ok: true, item: { item, priceable: converted, made: [] } }
  }
  return verifyDesign(item, converted, catalogue)
}

/** A numberer has no plate to design. */
function isEditable(priceable: PriceableItem, catalogue: Catalogue): boolean {
  if (priceable.kind !== 'stamp') return true
  return catalogue.stampModels.models.some(model => model.slug === priceable.slug && model.editable)
}

/** All items verified, or the first that cannot be ordered. */
export async function verifyItems(
  items: readonly CartItem[],
  catalogue: Catalogue,
): Promise<{ ok: true; items: VerifiedItem[] } | OrderFailure> {
  const verified: VerifiedItem[] = []
  for (const item of items) {
    const result = await verifyItem(item, catalogue)
    if (!result.ok) return result
    verified.push(result.item)
  }
  return { ok: true, items: verified }
}
