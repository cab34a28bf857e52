import { isByWord, isHeading } from '@/lib/product/item/types'
import 'server-only'
import { findCountry } from '@/lib/catalogue/lookup'
import { type Money, money, sumMoney } from '@/lib/ground/money/money'
import { countryOf, isLocale, type SiteLocale } from '@/lib/ground/site/locales'
import { costOfOrder, type OrderCost } from '@/lib/money/pricing/cost'
import type { CostList } from '@/lib/money/pricing/cost-list'
import type { PriceableItem } from '@/lib/money/pricing/item'
import type { OrderItem, OrderPrice, PriceContext } from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import { priceOrder } from '@/lib/money/pricing/price-order'
import { offersFor } from '@/lib/money/pricing/shipping'
import { buyerOf } from '@/lib/money/standing'
import { type DraftLine, type QuotationDraft, quotationLimits } from '@/lib/orders/quotations/draft'
import { quotedItem } from '@/lib/orders/quotations/quoted-item'
import type { Actor } from '@/lib/people/actor/actor'
import { getContent } from '@/server/catalogue/content'
import { readCostList } from '@/server/catalogue/content/costs'

/** The data that a quotation is priced from: catalogue, the list of its country, costs. */
export interface QuotationContext extends PriceContext {
  costs: CostList
}

/** Why a quotation has no price, or cannot be sent: `item` is the line's id, empty where it is about all of it. */
export interface QuotationFinding {
  code: string
  item: string
}

export interface PricedDraft {
  ok: true
  price: OrderPrice
  cost: OrderCost
  /** The lines that are sold, headings left out, in the order of the price's lines. */
  sold: readonly { line: DraftLine; priceable: PriceableItem }[]
}

/** The context of a quotation's locale; null where the shop does not sell there any more. */
export async function contextOf(locale: string): Promise<(QuotationContext & { locale: SiteLocale }) | null> {
  if (!isLocale(locale)) return null
  const content = getContent()
  const [catalogue, priceList, costs] = await Promise.all([
    content.catalogue(),
    content.priceList(countryOf(locale)),
    readCostList(),
  ])
  return priceList && { catalogue, priceList, costs, locale }
}

/** A line with what was agreed on for it; a line by word has its own price. */
function orderItemOf({ item, agreed }: DraftLine, currency: Money['currency']): OrderItem | null {
  const asked = quotedItem(item, currency)
  return asked && agreed !== null ? { ...asked, agreedUnit: money(agreed, currency) } : asked
}

/** The method of home delivery; undefined where none can carry it. */
function methodOf(items: readonly OrderItem[], draft: QuotationDraft, ctx: PriceContext): string | undefined {
  const goods = items.flatMap(({ item, quantity, agreedUnit: unit }) => {
    const price = priceItem(item, quantity, ctx)
    return unit ? money(unit.minor * quantity, unit.currency) : price.ok ? price.goods : []
  })
  const sum = sumMoney(goods, ctx.priceList.currency)
  const offers = offersFor({ items, goods: sum }, draft, ctx)
  return (offers.ok && offers.preselected) || undefined
}

/** How a quotation's own discount is named among an order's discounts. */
export const discountName = (id: number) => `Q${id}`

/**
 * The total of a quotation's draft (QUOTATION-4): agreed prices in place of the catalogue's, one discount in place of all others of the
 * client, the delivery as agreed. Lines without a price are named.
 */
export function priceDraft(
  id: number,
  draft: QuotationDraft,
  actor: Actor,
  ctx: QuotationContext,
): PricedDraft | { ok: false; findings: QuotationFinding[] } {
  const { currency } = ctx.priceList
  const fail = (...findings: QuotationFinding[]) => ({ ok: false as const, findings })
  if (!findCountry(ctx.catalogue.countries, draft.country)) return fail({ code: 'unknown_country', item: '' })
  const goods = draft.lines.filter(({ item }) => !isHeading(item))
  const foreign = goods.filter(({ item }) => isByWord(item) && item.price?.currency !== currency)
  if (foreign.length > 0) return fail(...foreign.map(({ item }) => ({ code: 'currency', item: item.id })))
  const sold = goods.flatMap(line => {
    const asked = orderItemOf(line, currency)
    return asked ? { line, asked, priceable: asked.item } : []
  })
  const unknown = goods.filter(line => !sold.some(one => one.line === line))
  if (unknown.length > 0)
    return fail(...unknown.map(({ item }) => ({ code: 'unknown_product', item: item.id })))
  if (sold.length === 0) return fail({ code: 'quotation_empty', item: '' })
  const items = sold.map(({ asked }) => asked)
  const method = methodOf(items, draft, ctx)
  const { discountPercent, shipping, country, zipcode } = draft
  const price = priceOrder(
    {
      items,
      delivery: { country, zipcode, ...(method !== undefined && { method }) },
      buyer: buyerOf(actor),
      coupons:
        discountPercent > 0 ? [{ coupon: discountName(id), type: 'percent', value: discountPercent }] : [],
      ...(shipping !== null && { agreedShipping: money(shipping, currency) }),
    },
    ctx,
  )
  if (!price.ok) {
    if (price.code !== 'bad_lines') return fail({ code: price.code, item: '' })
    return fail(...price.findings.map(({ id: item = '', finding }) => ({ code: finding.code, item })))
  }
  if (price.totals.net.minor > quotationLimits.total) return fail({ code: 'quotation_too_large', item: '' })
  const cost = costOfOrder(items, price.shipping, ctx)
  if (!cost.ok) throw new Error(`what has a price has no cost: ${cost.code}`)
  return { ok: true, price, cost, sold }
}
