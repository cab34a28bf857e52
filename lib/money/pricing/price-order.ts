import { addMoney, type Money, subtractMoney, sumMoney, zeroMoney } from '@/lib/ground/money/money'
import { type ActingDiscount, applyDiscounts } from '@/lib/money/discount/apply'
import { sessionDiscount } from '@/lib/money/discount/session'
import { agreePrice } from './agree-price'
import { productOf } from './item'
import type {
  AppliedDiscount,
  OrderFinding,
  OrderInput,
  OrderItem,
  OrderLine,
  OrderPriceResult,
  PriceContext,
  ShippingOffer,
  VatAmount,
} from './order'
import { priceItem } from './price-item'
import type { ItemPrice } from './result'
import { offersFor } from './shipping'
import { decideVat } from './vat'
import { vatOf } from './with-vat'

type PricedItems = { ok: true; prices: ItemPrice[] } | OrderFinding

/** All lines priced, or everything that is wrong with any of them. */
function priceLines(items: readonly OrderItem[], ctx: PriceContext): PricedItems {
  if (items.length === 0) return { ok: false, code: 'empty_order' }
  const prices: ItemPrice[] = []
  const findings: Extract<OrderFinding, { code: 'bad_lines' }>['findings'] = []
  items.forEach(({ id, item, quantity, agreedUnit }, index) => {
    const price = priceItem(item, quantity, ctx)
    if (price.ok) prices.push(agreedUnit ? agreePrice(price, agreedUnit) : price)
    else findings.push({ index, ...(id !== undefined && { id }), finding: price })
  })
  return findings.length > 0 ? { ok: false, code: 'bad_lines', findings } : { ok: true, prices }
}

const shown = (kind: AppliedDiscount['kind'], acting: ActingDiscount | null): AppliedDiscount[] => {
  if (!acting) return []
  const { amount, lines } = acting
  const { coupon, type, value } = acting.discount
  return [{ kind, coupon, type, value, amount, ...(lines !== undefined && { lines }) }]
}

/** The VAT of each rate on the sum of that rate's net amounts, rounded once (DELIVERY-14). */
function vatPerRate(amounts: readonly { percent: number; net: Money }[]): VatAmount[] {
  const byRate = new Map<number, Money>()
  for (const { percent, net } of amounts) {
    const before = byRate.get(percent)
    byRate.set(percent, before ? addMoney(before, net) : net)
  }
  return [...byRate].map(([percent, net]) => ({ percent, net, vat: vatOf(net, percent) }))
}

/** The offer of the chosen method, null where none is chosen, or why it is not available. */
function chooseShipping(
  { items, delivery, buyer, agreedShipping }: OrderInput,
  goods: Money,
  ctx: PriceContext,
): { ok: true; offer: ShippingOffer | null } | OrderFinding {
  if (delivery.method === undefined) return { ok: true, offer: null }
  const offers = offersFor({ items, goods, ...(buyer && { buyer }) }, delivery, ctx)
  if (!offers.ok) return offers
  const offer = offers.offers.find(({ method }) => method === delivery.method)
  if (offer && agreedShipping) {
    return { ok: true, offer: { ...offer, price: agreedShipping, free: agreedShipping.minor === 0 } }
  }
  return offer ? { ok: true, offer } : { ok: false, code: 'method_not_offered', subject: delivery.method }
}

function buildLines(
  items: readonly OrderItem[],
  prices: readonly ItemPrice[],
  acting: { session: ActingDiscount | null; coupon: ActingDiscount | null },
  vatPercent: number,
): OrderLine[] {
  return prices.flatMap((price, index) => {
    const source = items[index]
    if (!source) return []
    const none = zeroMoney(price.line.currency)
    const sessionDiscount = acting.session?.perLine[index] ?? none
    const couponDiscount = acting.coupon?.perLine[index] ?? none
    const { ledger, unit, line, goods, tranquility, quantity } = price
    return {
      ...(source.id !== undefined && { id: source.id }),
      item: source.item,
      quantity,
      ledger,
      unit,
      line,
      goods,
      tranquility,
      sessionDiscount,
      couponDiscount,
      net: subtractMoney(subtractMoney(line, sessionDiscount), couponDiscount),
      vatPercent,
    }
  })
}

/** The buyer's discount and the coupons that act on the lines, by the sums of their goods. */
const discountsOn = (
  { items, delivery, buyer, coupons = [] }: OrderInput,
  goodsPerLine: readonly Money[],
  { currency, rate }: PriceContext['priceList'],
) =>
  applyDiscounts(
    items.map(({ item }, index) => ({
      kind: item.kind,
      slug: productOf(item),
      amount: goodsPerLine[index] ?? zeroMoney(currency),
    })),
    { session: sessionDiscount(buyer ?? {}), coupons, country: delivery.country },
    rate,
  )

/**
 * The price of a whole order (PRICE-1, PRICE-13, DELIVERY-14): lines with their share of the discounts, shipping of the chosen method,
 * VAT per rate, totals. The session discount is the buyer's by his standing. Every amount is in the list's currency and without VAT,
 * except `totals.vat` and `totals.gross`. Only the server calculates costs. Anything that cannot be priced is a finding, and then the
 * order has no price.
 */
export function priceOrder(order: OrderInput, ctx: PriceContext): OrderPriceResult {
  const { items, delivery, buyer } = order
  const { currency } = ctx.priceList
  const vatDecision = decideVat(delivery, buyer, ctx.catalogue)
  if (!vatDecision) return { ok: false, code: 'unknown_country', subject: delivery.country }
  const priced = priceLines(items, ctx)
  if (!priced.ok) return priced
  const { prices } = priced
  const goodsPerLine = prices.map(price => price.goods)
  const acting = discountsOn(order, goodsPerLine, ctx.priceList)
  if (!acting.ok) return acting
  const goods = sumMoney(goodsPerLine, currency)
  const shipping = chooseShipping(order, goods, ctx)
  if (!shipping.ok) return shipping

  const { percent } = vatDecision
  const lines = buildLines(items, prices, acting, percent)
  const shippingPrice = shipping.offer?.price ?? zeroMoney(currency)
  const vat = vatPerRate([...lines.map(({ net }) => ({ percent, net })), { percent, net: shippingPrice }])
  const net = sumMoney(
    vat.map(entry => entry.net),
    currency,
  )
  const vatTotal = sumMoney(
    vat.map(entry => entry.vat),
    currency,
  )
  const applied = [...shown('session', acting.session), ...shown('coupon', acting.coupon)]
  return {
    ok: true,
    lines,
    discounts: applied,
    shipping: shipping.offer,
    vatDecision,
    vat,
    totals: {
      goods,
      tranquility: sumMoney(
        prices.map(price => price.tranquility),
        currency,
      ),
      discounts: sumMoney(
        applied.map(discount => discount.amount),
        currency,
      ),
      shipping: shippingPrice,
      net,
      vat: vatTotal,
      gross: addMoney(net, vatTotal),
    },
  }
}
