import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { currencySchema } from '@/lib/catalogue/markets'
import { quotationDraftSchema } from '@/lib/orders/quotations/draft'
import { askedItemsSchema, type Quotation, type QuotationVersion } from '@/lib/orders/quotations/quotation'
import type { Actor, Subject } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { clientAddressesSchema } from '@/lib/people/client/client'
import { messageFilesSchema } from '@/lib/people/message/message'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { creditOf } from '@/server/money/payments/credit'
import { findClient } from '@/server/people/clients/client-record'
import { signOrder } from '../order-auth'
import { signaturesOf } from '../signatures/store'
import type { FrozenRecord } from './freeze'
import { quotedOf } from './quoted'
import {
  type EventRow,
  eventsOf,
  findQuotation,
  type QuotationRow,
  type VersionRow,
  versionsOf,
} from './store'

/** The owner of a quotation, for rights; its code names it by its number. */
export const subjectOf = ({ id, client }: Pick<QuotationRow, 'id' | 'client'>): Subject => ({
  order: id,
  client,
})

/** What was asked at the beginning. */
export function requestOf({ request }: QuotationRow): Quotation['request'] {
  const { message, files, items } = request as Record<string, unknown>
  return {
    message: typeof message === 'string' ? message : '',
    files: messageFilesSchema.catch([]).parse(files),
    items: askedItemsSchema.catch([]).parse(items),
  }
}

/** A version as it was sent. */
export const versionOf = ({ version, hash, sentAt, draft, record }: VersionRow): QuotationVersion => ({
  ...quotedOf(quotationDraftSchema.parse(draft), record as FrozenRecord),
  version,
  hash,
  sentAt: sentAt.toISOString(),
})

const eventOf = (
  { at, from, to, actor, version, text, data }: EventRow,
  forStaff: boolean,
): Quotation['events'][number] => {
  const { email } = (data ?? {}) as { email?: string }
  return {
    at: at.toISOString(),
    from,
    to,
    actor: actor === 'client' ? 'client' : 'shop',
    version,
    text,
    ...(forStaff && { by: email ?? actor }),
  }
}

async function orderOf({ order }: QuotationRow, payload: Payload): Promise<Quotation['order']> {
  if (order === null) return null
  const { rows } = await payload.db.drizzle.execute<{ auth_nonce: string }>(
    sql`select auth_nonce from orders where id = ${order}`,
  )
  const [row] = rows
  return row ? { id: order, auth: signOrder(order, row.auth_nonce) } : null
}

/** Whether its client may order it on account at once: his credit is enough, and his account has the addresses. */
export async function isOnAccount(actor: Actor, row: QuotationRow): Promise<boolean> {
  if (actor.kind !== 'client' || row.client !== actor.account.id || row.totalMinor === null) return false
  const { client, totalMinor } = row
  const record = await findClient(client)
  const book = clientAddressesSchema.safeParse(record?.addresses).data
  if (!book || book.defaultDelivery === null || book.defaultBilling === null) return false
  return inTransaction(await shopPayload(), async scope => (await creditOf(scope, client)) >= totalMinor)
}

/** A quotation as permitted readers see it. */
export async function showQuotation(actor: Actor, row: QuotationRow): Promise<Quotation> {
  const payload = await shopPayload()
  const { drizzle } = payload.db
  const forStaff = can(actor, 'quotation.edit')
  const [versions, events, signatures, order, onAccount] = await Promise.all([
    versionsOf(drizzle, row.id),
    eventsOf(drizzle, row.id),
    signaturesOf(drizzle, { quotation: row.id }, forStaff),
    orderOf(row, payload),
    isOnAccount(actor, row),
  ])
  const { id, state, createdAt, locale, currency, name, email, phone } = row
  return {
    id,
    state,
    createdAt: createdAt.toISOString(),
    locale,
    currency: currencySchema.parse(currency),
    contact: { name, email, phone },
    request: requestOf(row),
    versions: versions.map(versionOf),
    events: events.map(event => eventOf(event, forStaff)),
    signatures,
    order,
    onAccount,
  }
}

/** A quotation for those who may read it; for everybody else it does not exist. */
export async function readQuotation(
  actor: Actor,
  id: number,
): Promise<{ ok: true; quotation: Quotation } | OrderFailure> {
  const row = await findQuotation((await shopPayload()).db.drizzle, id)
  if (!row || !can(actor, 'quotation.read', subjectOf(row))) return orderFailure('not_found')
  return { ok: true, quotation: await showQuotation(actor, row) }
}
