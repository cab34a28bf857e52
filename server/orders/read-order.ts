import 'server-only'
import { z } from 'zod'
import { type Localised, localisedSchema } from '@/lib/ground/common'
import { type Money, money } from '@/lib/ground/money/money'
import { isLocale, type SiteLocale } from '@/lib/ground/site/locales'
import { itemAsMade } from '@/lib/orders/order/item-as-made'
import { deliveryTimesSchema, type Order, orderSchema } from '@/lib/orders/order/order'
import { isDraft, type OrderState } from '@/lib/orders/order/states'
import { isWithdrawalOpen } from '@/lib/orders/order/withdrawal'
import type { Actor, Subject } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { CartItem } from '@/lib/product/item/item'
import { withdrawalDays } from '@/lib/product/kinds/withdrawal'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { documentsOf, type StoredInvoice } from '@/server/money/invoices/read'
import { surplusOf } from '@/server/money/payments/give-back-surplus'
import { instructionsOf } from '@/server/money/payments/texts'
import { readApproval } from './approvals/read-approval'
import { findRecord, type OrderRecord } from './find-record'
import { lineKey, withdrawnOf } from './read-withdrawal'
import { readShipments } from './shipments/read-shipments'

function readLines(record: OrderRecord, amount: (minor: number) => Money): unknown[] {
  return (record.lines ?? []).map(line => {
    const content = line.content as { flag?: string } | null
    const ledger = line.ledger as {
      entries?: unknown[]
      sessionDiscount?: Money
      couponDiscount?: Money
      contains?: unknown[]
    } | null
    return {
      id: lineKey(line),
      type: line.kind,
      slug: line.slug,
      title: line.title,
      description: line.description ?? '',
      quantity: line.quantity,
      tranquility: line.tranquility ?? false,
      ledger: ledger?.entries ?? [],
      unit: amount(line.unitMinor),
      line: amount(line.lineMinor),
      sessionDiscount: ledger?.sessionDiscount ?? amount(0),
      couponDiscount: ledger?.couponDiscount ?? amount(0),
      net: amount(line.lineMinor - line.discountMinor),
      vatPercent: line.vatRate,
      withdrawn: withdrawnOf(record, lineKey(line)),
      withdrawal: line.withdrawal ? { days: withdrawalDays } : { days: 0, reason: 'personalised' },
      contains: ledger?.contains ?? [],
      parts: (line.parts ?? []).map(({ slug, sceneHash, engineVersion, approvedAt, laidOutAt }) => ({
        slug,
        sceneHash,
        engineVersion,
        approvedAt: approvedAt ?? null,
        laidOutAt: laidOutAt ?? null,
      })),
      ...(content?.flag && { flag: content.flag }),
    }
  })
}

/** The changes of an order's state; all other events are internal. */
const stateEvents = ({ events }: OrderRecord) => (events ?? []).filter(({ type }) => type === 'state')

/** A line's item of the cart as it was made; lines from before items were kept have none. */
const itemOf = (
  { content, parts }: NonNullable<OrderRecord['lines']>[number],
  withCosts: boolean,
): unknown => {
  if (!content) return content
  const { costPrice, ...item } = itemAsMade(content as unknown as CartItem, parts ?? [])
  // Only staff see the cost that they noted for a line by word.
  return withCosts && costPrice !== undefined ? { ...item, costPrice } : item
}

/** A record in the contract's form; not everyone sees the cost. Its parcels are read beside it. */
export function toOrder(record: OrderRecord, withCosts: boolean): Order {
  const amount = (minor: number) => money(minor, record.currency as Money['currency'])
  // An order that waits for its company's approver has the state `cart`, but is an order.
  const draft = isDraft(record.status) && !record.company
  const shipment = record.shipment as { method?: string; price?: Money; point?: unknown } | null
  const events = stateEvents(record).map(({ at, from, to, actor }) => ({
    at,
    from: (from as OrderState | null | undefined) ?? null,
    to: to as OrderState,
    actor,
  }))
  return orderSchema.parse({
    id: record.id,
    status: record.status,
    createdAt: record.createdAt,
    locale: record.locale,
    currency: record.currency,
    items: (record.lines ?? []).map(line => itemOf(line, withCosts)),
    lines: draft ? [] : readLines(record, amount),
    delivery: record.delivery ?? null,
    billing: record.billing ?? null,
    shipment: shipment?.method
      ? {
          method: shipment.method,
          price: shipment.price,
          times: deliveryTimesSchema.safeParse(shipment).data ?? null,
          point: shipment.point ?? null,
        }
      : null,
    purchaseReference: record.purchaseReference ?? '',
    method: record.method ?? null,
    payment: null,
    approval: null,
    surplus: null,
    discounts: record.discounts ?? [],
    vat: (record.vat as { amounts?: unknown[] } | null)?.amounts ?? [],
    totals: record.totals ?? null,
    client: record.email ? { email: record.email, name: record.name ?? '', phone: record.phone ?? '' } : null,
    events,
    invoice: null,
    creditNotes: [],
    withdrawalOpen: isWithdrawalOpen({ status: record.status, events }, new Date()),
    shipments: [],
    other: record.other ?? {},
    ...(withCosts && { costPrice: money(record.costMinor, 'EUR') }),
  })
}

const shipmentNameSchema = z.object({ name: localisedSchema })

/** What the chosen method of delivery is called in every language; null where none was chosen. */
export const shippingNameOf = ({ shipment }: OrderRecord): Localised | null =>
  shipmentNameSchema.safeParse(shipment).data?.name ?? null

/** The owner of an order, for rights. */
export const ownerOf = ({ id, client, company }: OrderRecord): Subject => ({
  order: id,
  client: typeof client === 'object' ? (client?.id ?? null) : (client ?? null),
  company: typeof company === 'object' ? (company?.id ?? null) : (company ?? null),
})

/** How an order is paid, while the shop waits for its payment: in the reader's language, else in the order's. */
async function paymentOf({ id, status, method, totals, locale: own }: Order, reader: SiteLocale | undefined) {
  const locale = reader ?? own
  if (status !== 'awaiting-payment' || !totals || !isLocale(locale)) return null
  return instructionsOf(method, { id, gross: totals.gross, locale })
}

/** Where a document of an order is read. */
export const documentUrl = (order: number, number: string): string =>
  `/api/orders/${order}/documents/${number}.pdf`

/** Links to the order's documents, for everyone who may read the order. */
async function documentLinks(id: number): Promise<Pick<Order, 'invoice' | 'creditNotes'>> {
  const documents = await documentsOf(await shopPayload(), id)
  const link = ({ number }: StoredInvoice) => ({ number, url: documentUrl(id, number) })
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  const creditNotes = documents.filter(({ kind }) => kind === 'credit-note').map(link)
  return { invoice: invoice ? link(invoice) : null, creditNotes }
}

/** An order for those who may read it. For everybody else it does not exist: they cannot find out which ids exist. */
export async function readOrder(
  actor: Actor,
  { id, locale }: { id: number; locale?: SiteLocale | undefined },
): Promise<{ ok: true; order: Order } | OrderFailure> {
  const record = await findRecord(id)
  if (!record || !can(actor, 'order.read', ownerOf(record))) return orderFailure('not_found')
  const order = toOrder(record, can(actor, 'order.read-costs'))
  const { drizzle } = (await shopPayload()).db
  const [payment, approval, surplus, links, shipments] = await Promise.all([
    paymentOf(order, locale),
    readApproval(actor, record, ownerOf(record)),
    surplusOf(id),
    documentLinks(id),
    readShipments(drizzle, id, order.delivery?.zipcode),
  ])
  return { ok: true, order: { ...order, payment, approval, surplus, ...links, shipments } }
}
