import path from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/lock.mjs'
import { root } from '@/scripts/lib/paths.mjs'
import { startPaymentDouble } from '@/scripts/lib/payment-double/server.mjs'
import { startShop } from '@/scripts/lib/start-shop.mjs'
import { testLimits } from '@/tests/support/limits.mjs'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'

type Shop = Awaited<ReturnType<typeof startShop>>
const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')
const buyers = 24

let shop: Shop | undefined
let service: Awaited<ReturnType<typeof startPaymentDouble>> | undefined
afterEach(async () => {
  await shop?.stop()
  await service?.stop()
  shop = undefined
  service = undefined
})

const ask = async (url: string, what: 'start' | 'check', order: { id: number; auth: string }) =>
  (await (
    await fetch(`${url}/api/payments/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: order.id, auth: order.auth }),
    })
  ).json()) as { state: string; url: string }

async function place(url: string, body: unknown) {
  const response = await sendOrder(url, body)
  const auth = new URL(response.headers.get('location') ?? '', url).searchParams.get('auth') ?? ''
  return { id: (await response.json()) as number, auth }
}

/** How often each order was paid, and how much money the shop has noted for it. */
async function booked(databaseUrl: string, ids: readonly number[]) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    `select o.status, (select count(*)::int from orders_events e where e._parent_id = o.id and e."to" = 'paid') as paid,
       (select sum(p.taken_minor)::int from payments p where p.order_id = o.id) = o.total_minor as whole,
       (select count(*)::int from refunds r where r.order_id = o.id) as refunds
     from orders o where o.id = any($1)`,
    [ids],
  )
  await client.end()
  return rows
}

it('books every payment once that was made while the server was killed, and loses none', async () => {
  const port = await freePort()
  service = await startPaymentDouble({ shopUrl: `http://localhost:${port}` })
  const env = { ...testLimits, ...service.env }
  shop = await startShop({ dataDir, port, env })
  const { url, serverPid } = shop
  const isBack = new Promise<void>(resolve => shop?.onRestart(() => resolve()))
  const body = { ...(await agreedBody(url, orderBody())), method: 'card' }
  const orders = await Promise.all(Array.from({ length: buyers }, () => place(url, body)))
  const pages = await Promise.all(orders.map(order => ask(url, 'start', order)))
  // The service reports each to the shop; the server is killed meanwhile.
  const paying = pages.map((page, index) =>
    fetch(page.url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ do: index % 3 === 0 ? 'silent' : 'accept' }),
    }),
  )
  await Promise.any(paying)
  process.kill(Number(serverPid), 'SIGKILL')
  await Promise.all(paying)
  await isBack
  const states = await Promise.all(orders.map(order => ask(url, 'check', order)))
  expect(states.map(({ state }) => state)).toEqual(orders.map(() => 'paid'))
  const rows = await booked(
    shop.env.DATABASE_URL,
    orders.map(({ id }) => id),
  )
  expect(rows).toEqual(orders.map(() => ({ status: 'paid', paid: 1, whole: true, refunds: 0 })))
})
