import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Design } from '@/lib/design/scene/model'
import type { ParsedDesign } from '@/lib/design/scene/parse'
import type { PriceableItem } from '@/lib/money/pricing/item'
import type { CartItem } from '@/lib/product/item/item'
import type { MadeOf, ProductKind } from '@/lib/product/kinds/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import { saysTheSame } from '@/lib/product/kinds/stamp/formula'
import { readDesigns } from '@/server/design/scene/known-designs'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { readFormula } from './formulas'

/** One design of a line: read, and belonging to what it is engraved on. */
export interface DesignedPart {
  /** The slug of what it is engraved on: the line's own, or that of a part of a pack. */
  slug: string
  design: Design
}

/** An item that can be bought: `priceable` gives its price, `made` holds every design to engrave. */
export interface VerifiedItem<Part extends DesignedPart = DesignedPart> {
  item: CartItem
  kind: ProductKind
  priceable: PriceableItem
  /** None for a product without a design, one for a stamp or a sign, one for each personalised part of a pack. */
  made: readonly Part[]
}

type Result<Value> = { ok: true; value: Value } | OrderFailure

/** A formula that is ordered as it is must have its template's text in one of the languages. */
async function isFormula(design: Design, slug: string): Promise<boolean> {
  return (await readFormula(slug)).some(formula => saysTheSame(design, formula))
}

/** Checks one design: it parses, and that of a formula has the formula's text. */
async function judgeDesign(
  { slug, formula }: MadeOf,
  parsed: ParsedDesign,
  subject: object,
): Promise<Result<DesignedPart>> {
  if (!parsed.ok) return orderFailure('invalid_design', { ...subject, findings: parsed.findings })
  const { design } = parsed
  if (formula !== undefined && !(await isFormula(design, formula))) {
    return orderFailure('design_mismatch', { ...subject, formula })
  }
  return { ok: true, value: { slug, design } }
}

type Sold = Omit<VerifiedItem, 'made'> & { designs: readonly MadeOf[] }

/** Checks one item by the catalogue: it exists, is sold, and can be made as configured. */
function verifyItem(item: CartItem, catalogue: Catalogue): Result<Sold> {
  const kind = kindOf(item)
  const subject = { item: item.id, slug: item.slug }
  if (!kind) return orderFailure('unknown_product', subject)
  const refused = kind.availability(item, catalogue)
  if (refused) return orderFailure(refused.code, { ...subject, ...refused.details })
  const priceable = kind.priceable(item)
  if (!priceable) return orderFailure('unknown_product', subject)
  return { ok: true, value: { item, kind, priceable, designs: kind.made(item, catalogue) } }
}

/** The designs of one item, checked; `parsed` has the results of parsing, in their order. */
async function verifyDesigns(
  { designs, ...sold }: Sold,
  parsed: readonly (ParsedDesign | undefined)[],
): Promise<Result<VerifiedItem>> {
  const made: DesignedPart[] = []
  for (const [index, part] of designs.entries()) {
    const read = parsed[index]
    if (!read) throw new Error('a design was not read')
    const judged = await judgeDesign(part, read, { item: sold.item.id, slug: part.slug })
    if (!judged.ok) return judged
    made.push(judged.value)
  }
  return { ok: true, value: { ...sold, made } }
}

/**
 * All items verified, or the first that cannot be ordered: each is sold as configured, and each of its designs parses and belongs to it.
 * prove-items.ts checks whether the designs can be engraved.
 */
export async function verifyItems(
  items: readonly CartItem[],
  catalogue: Catalogue,
): Promise<{ ok: true; items: VerifiedItem[] } | OrderFailure> {
  const sold: Sold[] = []
  for (const item of items) {
    const result = verifyItem(item, catalogue)
    if (!result.ok) return result
    sold.push(result.value)
  }
  const stored = sold.flatMap(({ designs }) => designs.map(({ design }) => design))
  const parsed = await readDesigns(stored)
  const verified: VerifiedItem[] = []
  let first = 0
  for (const one of sold) {
    const result = await verifyDesigns(one, parsed.slice(first, first + one.designs.length))
    if (!result.ok) return result
    verified.push(result.value)
    first += one.designs.length
  }
  return { ok: true, items: verified }
}
