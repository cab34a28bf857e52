import 'server-only'
import { createTranslator } from 'next-intl'
import type { RequiredDataFromCollectionSlug } from 'payload'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { storeDesign } from '@/lib/design/scene/stored'
import type { Language } from '@/lib/ground/common'
import { addMoney, type Money, zeroMoney } from '@/lib/ground/money/money'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { costOfOrder, type OrderCost } from '@/lib/money/pricing/cost'
import type { CostList } from '@/lib/money/pricing/cost-list'
import type { OrderPrice, PriceContext } from '@/lib/money/pricing/order'
import type { PriceList } from '@/lib/money/pricing/price-list'
import type { Contained } from '@/lib/orders/order/order'
import type { OrderPayload } from '@/lib/orders/order/payload'
import type { RelayPoint } from '@/lib/people/address/relay-point'
import type { VatCheck } from '@/lib/people/client/vat-check'
import { factsOf, kindOf } from '@/lib/product/kinds/registry'
import { partsWithRights, worthOfParts } from '@/lib/product/kinds/worth'
import { remember } from '@/server/catalogue/content/remember'
import type { ProvenItem } from './prove-items'

/** Everything that an order's record is made of. */
export interface RecordInput {
  order: OrderPayload
  items: readonly ProvenItem[]
  price: OrderPrice
  catalogue: Catalogue
  priceList: PriceList
  costs: CostList
  /** What is known about the buyer's VAT number; null where he named none. */
  vatCheck: VatCheck | null
  /** The relay point where the parcel is fetched; null where it is delivered. */
  point: RelayPoint | null
  authNonce: string
  idempotencyKey: string
  now: Date
}

type OrderData = RequiredDataFromCollectionSlug<'orders'>
type LineData = NonNullable<OrderData['lines']>[number]

const factsTranslator = (locale: SiteLocale) =>
  remember(`order-facts/${locale}`, async () =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'cart.facts' }),
  )

/** How a line describes itself in the order's language: "58 × 22 mm, blue mount, black ink". */
async function describer(locale: SiteLocale, catalogue: Catalogue) {
  const t = await factsTranslator(locale)
  const language: Language = languageOf(locale)
  return ({ item, kind }: ProvenItem) => ({
    // A line without a product of the catalogue has its text as title.
    title: kind.title(item, catalogue, language) ?? item.description,
    description: factsOf(item, catalogue, language)
      .map(({ code, params }) => t(code, params as never))
      .join(', '),
  })
}

/** Parts of the same product become one entry: their values are added up. */
function joinAlike(parts: readonly Contained[]): Contained[] {
  const joined = new Map<string, Contained>()
  for (const part of parts) {
    const before = joined.get(part.slug)
    joined.set(
      part.slug,
      before
        ? {
            ...before,
            quantity: before.quantity + part.quantity,
            worth: addMoney(before.worth, part.worth),
          }
        : part,
    )
  }
  return [...joined.values()]
}

/** What a pack holds, each with what it is worth when it is given back: kept with the line's sums. */
function containsOf({ item }: ProvenItem, net: Money, ctx: PriceContext, language: Language): Contained[] {
  const worth = worthOfParts(item, net, ctx)
  const contained = partsWithRights(item, ctx.catalogue).map(({ part, returnable }, index) => ({
    slug: part.slug,
    title: kindOf(part)?.title(part, ctx.catalogue, language) ?? part.slug,
    quantity: part.quantity,
    worth: worth[index] ?? zeroMoney(net.currency),
    returnable,
  }))
  return joinAlike(contained)
}

async function lineRecords(input: RecordInput, cost: OrderCost): Promise<LineData[]> {
  const { order, items, price, catalogue } = input
  const describeItem = await describer(order.locale as SiteLocale, catalogue)
  const language = languageOf(order.locale as SiteLocale)
  const confirmed = new Map(order.proof?.map(({ hash, at }) => [hash, at]))
  return items.flatMap((verified, index) => {
    const line = price.lines[index]
    if (!line) return []
    const { item, kind, priceable, made } = verified
    return {
      kind: item.type,
      slug: item.slug,
      ...describeItem(verified),
      quantity: item.quantity,
      unitMinor: line.unit.minor,
      lineMinor: line.line.minor,
      discountMinor: addMoney(line.sessionDiscount, line.couponDiscount).minor,
      costMinor: cost.items[index]?.minor ?? 0,
      vatRate: line.vatPercent,
      tranquility: item.tranquility,
      withdrawal: kind.withdrawal(item, catalogue).days > 0,
      config: 'config' in priceable ? { ...priceable.config } : { ...priceable },
      parts: made.map(({ slug, design, proof: { hash, engineVersion, ink, paper } }) => ({
        slug,
        sceneHash: hash,
        engineVersion,
        ink,
        paper,
        approvedAt: confirmed.get(hash) ?? null,
        design: { ...storeDesign(design) },
      })),
      ledger: {
        entries: line.ledger,
        sessionDiscount: line.sessionDiscount,
        couponDiscount: line.couponDiscount,
        contains: containsOf(verified, line.net, input, language),
      },
      content: { ...item },
    }
  })
}

/** A relay point as an order keeps it: hours change, and nobody needs them afterwards. */
const pointOf = ({ id, name, address, zipcode, city, country }: RelayPoint) => ({
  id,
  name,
  address,
  zipcode,
  city,
  country,
})

/** The record of an order as it is stored; what it says of its lines never changes afterwards. */
export async function buildOrderRecord(input: RecordInput): Promise<OrderData> {
  const { order, price, priceList, now } = input
  const { totals } = price
  const priced = input.items.map(({ item, priceable }) => ({ item: priceable, quantity: item.quantity }))
  const cost = costOfOrder(priced, price.shipping, input)
  if (!cost.ok) throw new Error(`an item that has a price has no cost: ${cost.code}`)
  return {
    status: 'awaiting-payment',
    method: order.method,
    locale: order.locale,
    country: order.delivery.country,
    currency: priceList.currency,
    email: order.client.email,
    name: order.client.name,
    phone: order.client.phone,
    purchaseReference: order.purchaseReference || null,
    goodsMinor: totals.goods.minor,
    discountMinor: totals.discounts.minor,
    shippingMinor: totals.shipping.minor,
    netMinor: totals.net.minor,
    vatMinor: totals.vat.minor,
    totalMinor: totals.gross.minor,
    costMinor: cost.total.minor,
    lines: await lineRecords(input, cost),
    delivery: { ...order.delivery },
    billing: { ...order.billing },
    shipment: price.shipping ? { ...price.shipping, point: input.point && pointOf(input.point) } : null,
    vat: { decision: { ...price.vatDecision }, amounts: price.vat, check: input.vatCheck },
    discounts: price.discounts,
    totals: { ...totals },
    other: { ...order.other },
    // Its items are the lines' contents: a design is not kept a third time.
    payload: { ...order, items: order.items.map(({ id }) => id) },
    events: [{ at: now.toISOString(), type: 'state', actor: 'client', to: 'awaiting-payment' }],
    priceListId: priceList.id,
    authNonce: input.authNonce,
    idempotencyKey: input.idempotencyKey,
  }
}
