import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Client as ClientRecord } from '@/cms/payload-types'
import { quotations } from '@/cms/tables/quotations'
import { orderStates } from '@/lib/orders/order/states'
import type { Actor } from '@/lib/people/actor/actor'
import { shopPayload } from '@/server/ground/shop-payload'
import { listPoints } from '@/server/money/loyalty/list-points'
import { unpackCart } from '@/server/orders/carts/packed-cart'
import { showQuotation } from '@/server/orders/quotations/read-quotation'
import { toOrder } from '@/server/orders/read-order'
import { findClient, toClient } from '@/server/people/clients/client-record'
import { listEvents, noteEvent } from '@/server/people/clients/security-events'
import { listSessions } from '@/server/people/clients/sessions'
import type { Visit } from '@/server/people/clients/visit'
import { listPasskeys } from '@/server/people/factors/passkeys/passkeys'
import { readFactor } from '@/server/people/factors/second-factor'

interface CartRow {
  [column: string]: unknown
  id: number
  packed: Uint8Array
}

async function cartsOf(client: number) {
  const { rows } = await (await shopPayload()).db.drizzle.execute<CartRow>(
    sql`select id, packed from saved_carts where client = ${client} order by id`,
  )
  return Promise.all(rows.map(async ({ id, packed }) => ({ id, ...(await unpackCart(packed)) })))
}

async function ordersOf(client: number) {
  const { docs } = await (await shopPayload()).find({
    collection: 'orders',
    where: { client: { equals: client }, status: { in: [...orderStates] } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return docs.map(record => toOrder(record, false))
}

/** Addresses of accounts that were merged into his. */
async function formerEmailsOf(client: number) {
  const { rows } = await (await shopPayload()).db.drizzle.execute<{ email: string }>(
    sql`select distinct email from former_emails where client = ${client} order by email`,
  )
  return rows.map(({ email }) => email)
}

async function designsOf(client: number) {
  const { docs } = await (await shopPayload()).find({
    collection: 'designs',
    where: { client: { equals: client } },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id, name, design, createdAt, updatedAt }) => ({
    id,
    name,
    design,
    createdAt,
    updatedAt,
  }))
}

/** His quotations, with all messages about them, the oldest first. */
async function quotationsOf(actor: Actor, client: number) {
  const rows = await (await shopPayload()).db.drizzle
    .select()
    .from(quotations)
    .where(eq(quotations.client, client))
    .orderBy(quotations.createdAt)
  return Promise.all(rows.map(row => showQuotation(actor, row)))
}

/** Messages to the shop from his address; none before he has proven that it is his. */
async function messagesOf({ email, emailVerified }: ClientRecord) {
  if (!emailVerified) return []
  const { rows } = await (await shopPayload()).db.drizzle.execute(
    sql`select subject, order_number as "orderNumber", name, message, created_at as "createdAt" from messages
        where lower(email) = lower(${email}) order by created_at`,
  )
  return rows
}

/** The services that he logs in by. */
async function servicesOf(client: number) {
  const { rows } = await (await shopPayload()).db.drizzle.execute<{ provider: string }>(
    sql`select provider from client_identities where client = ${client} order by provider`,
  )
  return rows.map(({ provider }) => provider)
}

/** Everything that the shop keeps of the client who asks, as he would read it; null for an actor who is no client. */
export async function dataOf(actor: Actor, visit: Visit) {
  const record = actor.kind === 'client' ? await findClient(actor.account.id) : null
  if (!record) return null
  await noteEvent(record.id, 'data-downloaded', visit)
  const { adminName: _, ...client } = toClient(record)
  const own = { kind: 'client', id: record.id } as const
  const points = await listPoints(actor)
  return {
    client: { ...client, createdAt: record.createdAt },
    company: actor.kind === 'client' ? (actor.account.company ?? null) : null,
    formerEmails: await formerEmailsOf(record.id),
    orders: await ordersOf(record.id),
    quotations: await quotationsOf(actor, record.id),
    messages: await messagesOf(record),
    carts: await cartsOf(record.id),
    designs: await designsOf(record.id),
    points: points.ok ? points.list.data : [],
    sessions: (await listSessions(record.id, null)).data,
    events: (await listEvents(record.id)).data,
    services: await servicesOf(record.id),
    passkeys: (await listPasskeys(own)).data,
    secondFactor: await readFactor(own),
  }
}
