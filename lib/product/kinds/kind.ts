import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { StoredDesign } from '@/lib/design/scene/model'
import type { Language, QuantityBreak } from '@/lib/ground/common'
import type { ProductQuery } from '@/lib/ground/contract/product-query'
import type { Decimal } from '@/lib/ground/money/decimal'
import type { Money } from '@/lib/ground/money/money'
import type { CostList } from '@/lib/money/pricing/cost-list'
import type { PriceableItem, PricedName } from '@/lib/money/pricing/item'
import type { PricePart, UnitRounding } from '@/lib/money/pricing/ledger'
import type { PriceContext } from '@/lib/money/pricing/order'
import type { ItemPrice, PriceFinding } from '@/lib/money/pricing/result'
import type { EditorKind } from '@/lib/product/contract/editor-data'
import type { ProductSummary } from '@/lib/product/contract/product'
import type { CartChangeCode } from '@/lib/product/item/change'
import type { CartItem, CartItemContent } from '@/lib/product/item/item'
import type { CartItemType } from '@/lib/product/item/types'
import type { WithdrawalRight } from './withdrawal'

/** What the shop sells (PRODUCT-2). Discounts and shipment are sums, no products. */
export type ProductKindName = 'stamp' | 'rubber' | 'sign' | 'static' | 'pack' | 'support' | 'magic' | 'frame'

/** The part of a line that says what is bought: of a line of the cart, or of a part of a pack. */
export type ProductLine = Pick<CartItem, 'type' | 'slug' | 'content'> & { tranquility?: boolean }

/** What a shopper has chosen, before it is a line. A kind takes of it what its lines carry. */
export interface ProductChoice {
  kind: ProductKindName
  slug: string
  /** How the line is called; a design's name. */
  name: string
  quantity: number
  config?: Readonly<Record<string, unknown>>
  inkColor?: string | null
  variant?: string
  design?: StoredDesign
  /** The slug of the ready-made formula that is ordered as it is. */
  formula?: string
  /** Files from which the workshop lays it out, where there is no design, and the comment about them. */
  sent?: CartItemContent['importDesign']
  comment?: string
  parts?: CartItemContent['parts']
}

/** A part of a pack: a line of its own kind, so many of it in one pack. */
export type PackPart = ProductLine & { quantity: number }

/** A thing in a pack, by its slug, and how many of it. */
export interface Held {
  product: string
  quantity: number
}

/** Pieces of a thing that may be counted: its slug, and its variant or mount colour; empty where it has none. */
export interface Stocked {
  slug: string
  variant: string
  pieces: number
}

/** A line as it goes into the cart, which gives it its id. */
export type NewLine = Pick<CartItem, 'type' | 'slug' | 'quantity' | 'description' | 'content'>

/** Why a line cannot be bought; `details` names what is wrong and its figures. */
export interface Unavailable {
  code:
    | 'unknown_product'
    | 'product_unavailable'
    | 'invalid_configuration'
    | 'invalid_design'
    | 'design_mismatch'
    | 'parts_missing'
  details?: Readonly<Record<string, unknown>>
}

/** One thing of a line that is engraved to a design. */
export interface MadeOf {
  /** What it is engraved on. */
  slug: string
  /** Of any form: `parseDesign` reads it. */
  design: unknown
  /** The ready-made formula whose words the design must still have. */
  formula?: string
}

/** What distinguishes a line from others of its product; `code` is a key of the messages' `cart.facts`. */
export interface ProductFact {
  code:
    | 'size'
    | 'case_color'
    | 'ink'
    | 'color'
    | 'finish'
    | 'mask'
    | 'fixing'
    | 'fixing_holes'
    | 'variant'
    | 'plates'
    | 'laid_out'
  params: Record<string, string | number>
}

/** What loading does to a line, and what may be said about it. */
export interface Restoring<Line extends ProductLine> {
  /** `null` when it can no longer be ordered. */
  line: Line | null
  changes: readonly { code: CartChangeCode; from?: string; to?: string }[]
}

/** What can no longer be ordered. */
export const dropped = { line: null, changes: [{ code: 'unavailable_dropped' }] } as const

/** What an item is made of before quantity acts, in EUR without VAT. */
export interface ItemParts {
  ok: true
  parts: PricePart[]
  breaks: readonly QuantityBreak[]
  rounding: UnitRounding
  tranquility: boolean
  /** Of a sign: what is priced in the end, which for an oversize sign is its large format. */
  sign?: { pricedMaterial: string; oversize: boolean }
}

/** One piece as it is packed: exact grams, longest side in mm, and the working days it takes to make. */
export interface Piece {
  grams: Decimal
  longestMm: number
  oversize: boolean
  productionDays: number
}

/** What prices and parcels ask of a kind. */
export interface PricedKind<Name extends PricedName> {
  parts(item: PriceableItem<Name>, ctx: PriceContext): ItemParts | PriceFinding
  /** `null` where the catalogue does not know it. */
  piece(item: PriceableItem<Name>, ctx: PriceContext): Piece | null
}

/** What `price.quantity` pieces of a kind cost the shop, in EUR. `price` is calculated in EUR, without options. */
export type CostOf<Name extends PricedName> = (
  item: PriceableItem<Name>,
  price: ItemPrice,
  costs: CostList,
) => { ok: true; cost: Money } | PriceFinding

/** The properties by which a query may ask for a product (`productQuerySchema`). */
type FacetName = Exclude<keyof ProductQuery, 'xxl'>

/** What lists, filters and pages say of a product, out of its entry of the catalogue. */
export interface Listed {
  properties: Partial<ProductSummary>
  /** A missing property matches no query. */
  facets: Partial<Record<FacetName, readonly (string | null)[]>>
  /** Of a sign: made of a large format. */
  xxl?: boolean
}

/**
 * Everything that the shop knows of a kind of product: a folder and a line of the registry. Lines come from outside:
 * every function checks a line's content, and none throws.
 */
export interface ProductKind {
  name: ProductKindName
  /** Types of the cart's lines that are of this kind. */
  types: readonly CartItemType[]
  /** Where several kinds share a type: what a slug of this one begins with. */
  slugPrefix?: string
  /** Families of cards, by what their slugs begin with (PRODUCT-1). */
  families: readonly string[]
  /** The fields of `content` that its lines carry, beside those that every line may have. */
  fields: readonly (keyof CartItemContent)[]
  /** The editor that its designs are made in; `null` where nothing is designed. */
  editor: EditorKind | null
  /** A product as the catalogue first shows it: its first colours, nothing written. `null` where it has no such form. */
  plain(slug: string, catalogue: Catalogue): ProductChoice | null
  /** What the editor opens with where nothing is written yet, the line's colours in it; `null` for what has no design. */
  blank(line: ProductLine, catalogue: Catalogue, language: Language): StoredDesign | null
  /** What the editor opens of a line that was designed, and what its picture is drawn of; `null` where nothing is. */
  designed(line: ProductLine, catalogue: Catalogue): object | null
  line(choice: ProductChoice): NewLine
  /**
   * The barest lines of its product; all can be made, and the cheapest is among them. Absent where nothing that
   * can be chosen costs less than the line as the catalogue first shows it.
   */
  barest?(line: NewLine, catalogue: Catalogue): readonly NewLine[]
  /** What the price rules get; `null` where no rule prices it, or where the line contradicts itself. */
  priceable(line: ProductLine): PriceableItem | null
  /** Why it cannot be bought as it is, `null` when it can. Code that can compile designs checks them. */
  availability(line: ProductLine, catalogue: Catalogue): Unavailable | null
  /** `null` where the catalogue does not know it. */
  listed(line: ProductLine, catalogue: Catalogue, language: Language): Listed | null
  /** What is engraved for it, one entry a design; an entry without a design cannot be made. */
  made(line: ProductLine, catalogue: Catalogue): readonly MadeOf[]
  /** What it is made up of, where each part is a product by itself; empty for a single thing. */
  parts(line: ProductLine, catalogue: Catalogue): readonly PackPart[]
  /** For several things sold at one price: their slugs, each sold by itself too. */
  holds?(line: ProductLine, catalogue: Catalogue): readonly Held[]
  /** What one of it takes off the shelf; absent where all of it is made to order. */
  stocked?(line: ProductLine, catalogue: Catalogue): readonly Stocked[]
  /** What it is called in a sentence, in a language; `null` where the catalogue does not know it. */
  title(line: ProductLine, catalogue: Catalogue, language: Language): string | null
  /** Its facts in the order in which a person reads them. */
  facts(line: ProductLine, catalogue: Catalogue, language: Language): ProductFact[]
  withdrawal(line: ProductLine, catalogue: Catalogue): WithdrawalRight
  /** The line as it can be ordered today; the same object when it needs no change. */
  restore<Line extends ProductLine>(line: Line, catalogue: Catalogue): Restoring<Line>
  /** The shop's own picture of it, for what has no design, and what it stands before. */
  picture(line: ProductLine, catalogue: Catalogue, language: Language): PictureSpec | null
  ground: 'bench' | 'wall'
}
