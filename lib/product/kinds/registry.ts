import type { Catalogue } from '@/lib/catalogue/catalogue'
import { sentAlong } from '@/lib/design/import/sent-files'
import type { Design, StoredDesign } from '@/lib/design/scene/model'
import { storeDesign } from '@/lib/design/scene/stored'
import { hasMaterial } from '@/lib/design/scene/traits'
import type { Language } from '@/lib/ground/common'
import type { PriceableItem } from '@/lib/money/pricing/item'
import { frameKind } from './frame/kind'
import type { NewLine, ProductChoice, ProductFact, ProductKind, ProductLine } from './kind'
import { magicKind } from './magic/kind'
import { packKind } from './pack/kind'
import { rubberKind } from './rubber/kind'
import { signKind } from './sign/kind'
import { stampKind } from './stamp/kind'
import { staticKind } from './static/kind'
import { supportKind } from './support/kind'
import { supportChoice } from './support/of-design'

/** One line a kind of product. Those that share a type of line differ in the beginning of their slugs. */
const kinds: { readonly [Name in ProductKind['name']]: ProductKind } = {
  stamp: stampKind,
  rubber: rubberKind,
  sign: signKind,
  static: staticKind,
  pack: packKind([stampKind, rubberKind, staticKind]),
  support: supportKind(signKind),
  magic: magicKind,
  frame: frameKind,
}
export const productKinds: readonly ProductKind[] = Object.values(kinds)

/** The kind of a line; `null` for a sum (a discount, the shipment), which is no product. */
export function kindOf({ type, slug }: Pick<ProductLine, 'type' | 'slug'>): ProductKind | null {
  const candidates = productKinds.filter(kind => kind.types.includes(type))
  const named = candidates.find(({ slugPrefix }) => slugPrefix !== undefined && slug.startsWith(slugPrefix))
  return named ?? candidates.find(({ slugPrefix }) => slugPrefix === undefined) ?? null
}

/** The one way to make a line of the cart, for configurator, editor and server alike. */
export function lineOf(choice: ProductChoice): NewLine {
  return kinds[choice.kind].line(choice)
}

/** The line of a product as the catalogue first shows it; `null` where it has no such form. */
export function plainLine(kind: ProductKind['name'], slug: string, catalogue: Catalogue): NewLine | null {
  const choice = kinds[kind].plain(slug, catalogue)
  return choice && lineOf(choice)
}

/** The line of a product as the catalogue first shows it, of any kind; `null` where no kind knows it. */
export function plainLineOf(slug: string, catalogue: Catalogue): NewLine | null {
  for (const { name } of productKinds) {
    const line = plainLine(name, slug, catalogue)
    if (line && kindOf(line)?.name === name) return line
  }
  return null
}

/** The line of a design, with everything that identifies the product. `formula` names the formula that it is, word for word. */
export function designLine(design: StoredDesign, quantity: number, formula?: string): NewLine {
  const { type: kind, modelId: slug } = design
  const name = design.name || design.modelName
  return lineOf({ kind, slug, name, quantity, design, ...(formula !== undefined && { formula }) })
}

/** The line of a design in work: of a support all its plates go into one line. */
export function lineOfDesign(design: Design, quantity: number, formula?: string): NewLine {
  if (hasMaterial(design) && design.support) {
    return lineOf(supportChoice(design, design.support, quantity, signKind))
  }
  return designLine(storeDesign(design), quantity, formula)
}

/** The one way to price a line: the input of the price rules, `null` where no rule prices it. */
export function priceableOf(line: ProductLine): PriceableItem | null {
  return kindOf(line)?.priceable(line) ?? null
}

/** What distinguishes a line, in the order in which a person reads it: its kind's facts, then who lays it out. */
export function factsOf(line: ProductLine, catalogue: Catalogue, language: Language): ProductFact[] {
  const facts = kindOf(line)?.facts(line, catalogue, language) ?? []
  const sent = sentAlong(line)
  if (!sent) return facts
  const files = sent.files.map(({ name }) => name).join(', ')
  return [...facts, { code: 'laid_out', params: { files } }]
}

/** What every line may carry, of any kind: where it comes from, and an admin's work for a client. */
const commonFields = ['id', 'ondemand', 'comment']

/** The fields of a line's content that lines of its kind do not carry. Of sums only discounts carry one. */
export function strangeFields({ type, slug, content }: ProductLine): string[] {
  const own: readonly string[] = kindOf({ type, slug })?.fields ?? (type === 'discount' ? ['discount'] : [])
  return Object.keys(content).filter(name => !own.includes(name) && !commonFields.includes(name))
}

/** Whether a card's slug is of a known family; otherwise nothing is loaded (PRODUCT-1). Case-sensitive. */
export function hasKnownFamily(slug: string): boolean {
  return productKinds.some(({ families }) => families.some(family => slug.startsWith(family)))
}
