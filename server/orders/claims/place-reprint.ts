import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { type Money, zeroMoney } from '@/lib/ground/money/money'
import type { CartItem } from '@/lib/product/item/item'
import { stockedBy } from '@/lib/product/kinds/stock'
import { getContent } from '@/server/catalogue/content'
import { takeStock } from '@/server/catalogue/stock/take-goods'
import { statement } from '@/server/ground/jobs/queue'
import type { OrderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import type { TransactionScope } from '@/server/ground/transaction'
import type { OrderRecord } from '../find-record'
import type { EventAuthor } from '../write-event'
import { columnsOf, writeOrder } from '../write-order'
import type { ClaimRecord } from './make-claim'

type Line = NonNullable<OrderRecord['lines']>[number]
type OrderData = RequiredDataFromCollectionSlug<'orders'>

interface Reprint {
  record: OrderRecord
  line: Line
  claim: ClaimRecord
  author: EventAuthor
}

/** The line again: the outlines that were approved, so many pieces, without a price. The shop's cost stays. */
function freeLine(
  { line, claim: { pieces } }: Reprint,
  zero: Money,
): NonNullable<OrderData['lines']>[number] {
  const { id: _, parts, content, ...own } = line
  return {
    ...own,
    quantity: pieces,
    unitMinor: 0,
    lineMinor: 0,
    discountMinor: 0,
    costMinor: Math.round((line.costMinor * pieces) / line.quantity),
    withdrawal: false,
    parts: (parts ?? []).map(({ id: __, ...part }) => part),
    ledger: { entries: [], sessionDiscount: zero, couponDiscount: zero, contains: [] },
    content: { ...(content as object), quantity: pieces },
  }
}

function reprintData(reprint: Reprint): OrderData {
  const { record, claim, author } = reprint
  const { locale, country, currency, email, name, phone, client, delivery, billing, priceListId } = record
  const zero = zeroMoney(currency as Money['currency'])
  const decision = (record.vat as { decision?: unknown } | null)?.decision ?? null
  const event = { at: new Date().toISOString(), type: 'state', actor: author.actor, to: 'paid' }
  return {
    status: 'paid',
    ...{ locale, country, currency, email, name, phone, delivery, billing, priceListId },
    client: typeof client === 'object' ? (client?.id ?? null) : client,
    goodsMinor: 0,
    discountMinor: 0,
    shippingMinor: 0,
    netMinor: 0,
    vatMinor: 0,
    totalMinor: 0,
    costMinor: 0,
    lines: [freeLine(reprint, zero)],
    shipment: record.shipment ? { ...(record.shipment as object), price: zero } : null,
    vat: { decision, amounts: [] },
    discounts: [],
    totals: {
      goods: zero,
      tranquility: zero,
      discounts: zero,
      shipping: zero,
      net: zero,
      vat: zero,
      gross: zero,
    },
    other: {},
    payload: {},
    events: [{ ...event, data: { ...author.data, code: 'reprint_of', order: record.id, claim: claim.id } }],
    authNonce: randomBytes(16).toString('base64url'),
    idempotencyKey: `reprint-${claim.id}`,
  }
}

/**
 * Makes a line of an order again as an order of its own without a price, ready to be made, in the caller's transaction: it has
 * the outlines that were approved, takes what is counted off the shelf, and is neither paid nor invoiced.
 * @returns its number, or `out_of_stock`
 */
export async function placeReprint(
  scope: TransactionScope,
  reprint: Reprint,
): Promise<{ ok: true; id: number } | OrderFailure> {
  const { record, line, claim } = reprint
  const { rows } = await scope.tx.execute<{ id: number }>(sql`select next_order_number() as id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the database gives no number')
  const item = { ...(line.content as CartItem), quantity: claim.pieces }
  const short = await takeStock(scope, id, stockedBy([item], await getContent().catalogue()))
  if (short) return short
  const data = reprintData(reprint)
  const key = data.idempotencyKey ?? ''
  const written = await writeOrder(
    (_name, text, values) => scope.tx.execute(statement(text, values)),
    { id, key, bodyHash: key, data, scenes: [], jobs: [], uncounted: [] },
    columnsOf(await shopPayload()),
  )
  if (!written) throw new Error(`complaint ${claim.id} was made again before`)
  await scope.tx.execute(
    sql`insert into own_picture_holds (hash, holder)
        select hash, ${`order:${id}`} from own_picture_holds where holder = ${`order:${record.id}`} on conflict do nothing`,
  )
  return { ok: true, id }
}
