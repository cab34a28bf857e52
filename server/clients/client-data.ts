import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/lib/actor/actor'
import { orderStates } from '@/lib/order/states'
import { toOrder } from '@/server/orders/read-order'
import { unpackCart } from '../carts/packed-cart'
import { listPasskeys } from '../factors/passkeys/passkeys'
import { readFactor } from '../factors/second-factor'
import { listPoints } from '../loyalty/list-points'
import { shopPayload } from '../shop-payload'
import { findClient, toClient } from './client-record'
import { listEvents, noteEvent } from './security-events'
import { listSessions } from './sessions'
import type { Visit } from './visit'

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

/** Addresses of accounts that were made one with his. */
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

/** Everything that the shop keeps of the client who asks, as he would read it; null for who is none. */
export async function dataOf(actor: Actor, visit: Visit) {
  const record = actor.kind === 'client' ? await findClient(actor.account.id) : null
  if (!record) return null
  await noteEvent(record.id, 'data-downloaded', visit)
  const { adminName: _, ...client } = toClient(record)
  const [orders, carts, designs, points, sessions, events, passkeys, secondFactor, formerEmails] =
    await Promise.all([
      ordersOf(record.id),
      cartsOf(record.id),
      designsOf(record.id),
      listPoints(actor),
      listSessions(record.id, null),
      listEvents(record.id),
      listPasskeys({ kind: 'client', id: record.id }),
      readFactor({ kind: 'client', id: record.id }),
      formerEmailsOf(record.id),
    ])
  return {
    client: { ...client, createdAt: record.createdAt },
    formerEmails,
    orders,
    carts,
    designs,
    points: points.ok ? points.list.data : [],
    sessions: sessions.data,
    events: events.data,
    passkeys: passkeys.data,
    secondFactor,
  }
}
