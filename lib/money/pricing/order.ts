import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { ShippingMethod } from '@/lib/catalogue/markets'
import type { Money } from '@/lib/ground/money/money'
import type { DiscountFinding } from '@/lib/money/discount/apply'
import type { SessionRights } from '@/lib/money/discount/session'
import type { Discount } from '@/lib/product/item/item'
import type { PriceableItem } from './item'
import type { PriceList } from './price-list'
import type { LedgerEntry, PriceFinding } from './result'

/** What every price is calculated from. */
export interface PriceContext {
  catalogue: Catalogue
  priceList: PriceList
}

/** A line to be priced; `id` is carried through so that the caller finds its own item again. */
export interface OrderItem {
  id?: string
  item: PriceableItem
  quantity: number
  /** What a quotation agrees on for a piece, tranquility apart; the catalogue's price where it is absent. */
  agreedUnit?: Money
}

/** Where it goes. Without `method` the totals hold no shipping; without `zipcode` no territory is matched. */
export interface OrderDelivery {
  country: string
  zipcode?: string
  /** Slug of the shipping method that was chosen. */
  method?: string
}

/**
 * What prices need to know about the buyer; `buyerOf` makes it of the actor. `vatCheck` is what the online check said of
 * `vatNumber`. Without any field he is a private visitor.
 */
export interface Buyer extends SessionRights {
  accountType?: string | null
  vatNumber?: string | null
  vatCheck?: 'valid' | 'invalid' | 'unverified' | null
}

export interface OrderInput {
  items: readonly OrderItem[]
  delivery: OrderDelivery
  buyer?: Buyer
  /** Coupons of the shop. The session discount is not among them: it follows from the buyer. */
  coupons?: readonly Discount[]
  /** What a quotation agrees on for the delivery by the chosen method; the method's price where it is absent. */
  agreedShipping?: Money
}

/** A priced line. `net` is what is paid for it without VAT: `line − sessionDiscount − couponDiscount`. */
export interface OrderLine {
  id?: string
  item: PriceableItem
  quantity: number
  ledger: LedgerEntry[]
  unit: Money
  line: Money
  goods: Money
  tranquility: Money
  sessionDiscount: Money
  couponDiscount: Money
  net: Money
  vatPercent: number
}

/** A discount that acts, with what it takes off the goods (positive). */
export interface AppliedDiscount {
  kind: 'session' | 'coupon'
  coupon: string
  type: Discount['type']
  value: number
  amount: Money
  /** On how many lines it acts, where it is for some goods alone. */
  lines?: number
}

/** Why the rate is what it is; stored with an order as evidence. */
export type VatReason = 'country' | 'territory' | 'intra-eu'

export interface VatDecision {
  /** The rate that is charged, in percent. */
  percent: number
  reason: VatReason
  country: string
  /** Slug of the territory that overrides the country. */
  territory?: string
  /** The number that frees from VAT, without separators. */
  vatNumber?: string
}

export interface VatAmount {
  percent: number
  net: Money
  vat: Money
}

/** A method that can carry the parcel. `price` is what the shopper pays, `carrierPrice` what it is worth. */
export interface ShippingOffer {
  method: ShippingMethod['slug']
  type: ShippingMethod['type']
  name: ShippingMethod['name']
  carrier: string | null
  relay: boolean
  saturday: boolean
  tracking: boolean
  price: Money
  carrierPrice: Money
  /** The carrier's rate in EUR, for the costs. */
  carrierEuro: number
  free: boolean
  /** Goods from which the method is free; null where it never is. */
  freeFrom: Money | null
  /** Until when an order counts as that day's, at the workshop: "14:00". */
  orderCutOff: string
  /** Working days from the order to the door: production, then the carrier. */
  productionDays: number
  minDays: number
  maxDays: number
}

/** What is sent: exact weight in grams (packaging included), longest side in mm. */
export interface Parcel {
  grams: number
  longestMm: number
  oversize: boolean
  productionDays: number
}

export interface OrderTotals {
  /** Lines without tranquility, before discounts. */
  goods: Money
  tranquility: Money
  /** What all discounts take off (positive). */
  discounts: Money
  shipping: Money
  /** Without VAT: goods + tranquility − discounts + shipping. */
  net: Money
  vat: Money
  /** What is paid. */
  gross: Money
}

export interface OrderPrice {
  ok: true
  lines: OrderLine[]
  discounts: AppliedDiscount[]
  /** The chosen method; null while none is chosen. */
  shipping: ShippingOffer | null
  vatDecision: VatDecision
  vat: VatAmount[]
  totals: OrderTotals
}

/** Why an order has no price. */
export type OrderFinding =
  | { ok: false; code: 'empty_order' }
  | { ok: false; code: 'bad_lines'; findings: { index: number; id?: string; finding: PriceFinding }[] }
  | { ok: false; code: 'unknown_country'; subject: string }
  | { ok: false; code: 'quotation_needed'; parcel: Parcel }
  | { ok: false; code: 'method_not_offered'; subject: string }
  | DiscountFinding

export type OrderPriceResult = OrderPrice | OrderFinding
