import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findCountry } from '@/lib/catalogue/lookup'
import type { Country, ShippingMethod } from '@/lib/catalogue/markets'
import { compareDecimals, toDecimal } from '@/lib/ground/money/decimal'
import {
  compareMoney,
  type Money,
  moneyFromMajor,
  multiplyMoney,
  sumMoney,
  zeroMoney,
} from '@/lib/ground/money/money'
import type {
  Buyer,
  OrderDelivery,
  OrderFinding,
  OrderItem,
  Parcel,
  PriceContext,
  ShippingOffer,
} from './order'
import { type PackedParcel, packParcel } from './parcel'
import { priceItem } from './price-item'
import type { PriceList } from './price-list'
import { findTerritory, isBusiness } from './vat'

/** The shipping zone of a delivery: the territory's, else the country's. Null for a country that has none. */
export function findZone(
  delivery: Pick<OrderDelivery, 'country' | 'zipcode'>,
  catalogue: Catalogue,
): Catalogue['shipping']['zones'][number] | null {
  const slug =
    findTerritory(delivery, catalogue)?.shippingZone ??
    findCountry(catalogue.countries, delivery.country)?.zone
  return catalogue.shipping.zones.find(zone => zone.slug === slug) ?? null
}

/** Whether a method can carry the parcel to that country for that buyer. */
function isOffered(method: ShippingMethod, parcel: PackedParcel, country: Country, buyer?: Buyer): boolean {
  // Freight is for oversize parcels alone, and they travel with nothing but what takes them.
  if (parcel.oversize ? !method.xxl : method.type === 'freight') return false
  if (method.relay && !country.relayAvailable) return false
  if (method.businessOnly && !isBusiness(buyer)) return false
  return (
    compareDecimals(parcel.exactGrams, toDecimal(method.maxGrams)) <= 0 &&
    parcel.longestMm <= method.maxLengthMm
  )
}

/** A rate of the carriers, which is in EUR, in the list's currency. */
export const inListCurrency = (euro: number, { currency, rate }: PriceList): Money =>
  multiplyMoney(moneyFromMajor(euro, currency), rate)

function offerOf(
  method: ShippingMethod,
  parcel: PackedParcel,
  goods: Money,
  { priceList, catalogue }: PriceContext,
): ShippingOffer | null {
  const band = method.priceBands.find(b => compareDecimals(parcel.exactGrams, toDecimal(b.upToGrams)) <= 0)
  if (!band) return null
  const carrierPrice = inListCurrency(band.price, priceList)
  const { freeFromAmount } = method
  const free = freeFromAmount !== null && compareMoney(goods, inListCurrency(freeFromAmount, priceList)) >= 0
  const { productionDays } = parcel
  return {
    method: method.slug,
    type: method.type,
    name: method.name,
    carrier: method.carrier,
    relay: method.relay,
    saturday: method.saturday,
    tracking: method.tracking,
    price: free ? zeroMoney(priceList.currency) : carrierPrice,
    carrierPrice,
    carrierEuro: band.price,
    free,
    freeFrom: freeFromAmount === null ? null : inListCurrency(freeFromAmount, priceList),
    orderCutOff: catalogue.shipping.orderCutOff,
    productionDays,
    minDays: productionDays + method.minDays,
    maxDays: productionDays + method.maxDays,
  }
}

/** The cheapest method to the door, the quicker on a tie: home delivery, or freight for what only freight carries. */
function preselect(offers: readonly ShippingOffer[]): string | null {
  const toTheDoor = (type: ShippingMethod['type']) => offers.filter(offer => offer.type === type)
  const [home] = [toTheDoor('home'), toTheDoor('freight')].filter(list => list.length > 0)
  const best = home?.toSorted((a, b) => compareMoney(a.price, b.price) || a.maxDays - b.maxDays)[0]
  return best?.method ?? null
}

export interface ShippingOffers {
  ok: true
  zone: string
  parcel: Parcel
  offers: ShippingOffer[]
  /** Slug of the method that is chosen for the shopper to begin with. */
  preselected: string | null
}

export type ShippingFinding = Extract<OrderFinding, { code: 'unknown_country' | 'quotation_needed' }>

/** As `shippingOffers`, for goods whose sum is known. */
export function offersFor(
  order: { items: readonly OrderItem[]; goods: Money; buyer?: Buyer },
  delivery: OrderDelivery,
  ctx: PriceContext,
): ShippingOffers | ShippingFinding {
  const country = findCountry(ctx.catalogue.countries, delivery.country)
  const zone = findZone(delivery, ctx.catalogue)
  if (!country || !zone) return { ok: false, code: 'unknown_country', subject: delivery.country }
  const packed = packParcel(order.items, ctx)
  const offers = zone.methods
    .filter(method => isOffered(method, packed, country, order.buyer))
    .flatMap(method => offerOf(method, packed, order.goods, ctx) ?? [])
  const { exactGrams: _, ...parcel } = packed
  if (offers.length === 0) return { ok: false, code: 'quotation_needed', parcel }
  return { ok: true, zone: zone.slug, parcel, offers, preselected: preselect(offers) }
}

/** Goods of all lines before discounts, which free delivery looks at; lines without a price count nothing. */
function sumGoods(items: readonly OrderItem[], ctx: PriceContext): Money {
  const goods = items.flatMap(({ item, quantity }) => {
    const price = priceItem(item, quantity, ctx)
    return price.ok ? [price.goods] : []
  })
  return sumMoney(goods, ctx.priceList.currency)
}

/**
 * The methods that can carry an order, each with its price without VAT and its working days
 * (DELIVERY-5, DELIVERY-6): zone by territory, else country; weight compared unrounded; oversize parcels only by what takes them, freight
 * only for them; relay where zone and country have it; free from an amount of goods before discounts (DELIVERY-7). Where
 * nothing can carry the parcel the finding is `quotation_needed` (DELIVERY-8).
 */
export function shippingOffers(
  order: { items: readonly OrderItem[]; buyer?: Buyer },
  delivery: OrderDelivery,
  ctx: PriceContext,
): ShippingOffers | ShippingFinding {
  return offersFor({ ...order, goods: sumGoods(order.items, ctx) }, delivery, ctx)
}
