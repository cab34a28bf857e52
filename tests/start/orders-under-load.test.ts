import { randomUUID, type UUID } from 'node:crypto'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { root } from '@/scripts/lib/paths.mjs'
import { startShop } from '@/scripts/lib/start-shop.mjs'
import { testLimits } from '@/tests/support/limits.mjs'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'

type Shop = Awaited<ReturnType<typeof startShop>>
const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')
const crowd = 800

/** Those who order while the server is killed, and how often it starts: each round costs a whole start. */
const killed = process.env.FULL === '1' ? { crowd, rounds: 4 } : { crowd: 400, rounds: 3 }

let shop: Shop | undefined
afterEach(async () => {
  await shop?.stop()
  shop = undefined
})

/** For every key, the ids of the orders that the database holds for it, and the mails that wait or went for them. */
async function storedOrders(url: string, keys: readonly string[]) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select o.idempotency_key as key, o.id, count(distinct l.id)::int as lines, count(distinct m.id)::int as mails
     from orders o left join orders_lines l on l._parent_id = o.id
     left join pgboss.job m on m.name = 'mail' and (m.data ->> 'order')::int = o.id
     where o.idempotency_key = any($1) group by o.id`,
    [keys],
  )
  await client.end()
  const byKey = new Map<string, { id: number; lines: number; mails: number }[]>()
  for (const { key, ...order } of rows) byKey.set(key, [...(byKey.get(key) ?? []), order])
  return byKey
}

it(`stores each of ${crowd} orders that are acknowledged at once exactly once, and those whose connection is lost`, async () => {
  shop = await startShop({ dataDir, env: testLimits })
  const { url, env } = shop
  const body = JSON.stringify(await agreedBody(url, orderBody()))
  const keys = Array.from({ length: crowd }, () => randomUUID())
  const answers = await Promise.all(
    keys.map(async key => {
      const response = await sendOrder(url, body, key)
      return { key, status: response.status, id: await response.json() }
    }),
  )
  expect(answers.filter(({ status }) => status !== 201)).toEqual([])
  const stored = await storedOrders(env.DATABASE_URL, keys)
  for (const { key, id } of answers) expect(stored.get(key)).toEqual([{ id, lines: 2, mails: 1 }])
  expect(new Set(answers.map(({ id }) => id)).size).toBe(crowd)

  // The database drops every connection while more are on their way: who hears of a failure asks again with his key.
  const more = Array.from({ length: 60 }, () => randomUUID())
  const client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const lost: number[] = []
  const orderOf = async (key: UUID): Promise<[string, number]> => {
    for (;;) {
      const response = await sendOrder(url, body, key)
      if (response.ok) return [key, (await response.json()) as number]
      lost.push(response.status)
    }
  }
  let isPlaced = false
  const placing = Promise.all(more.map(orderOf)).finally(() => {
    isPlaced = true
  })
  let dropped = 0
  for (let cut = 0; cut < 3 && !isPlaced; ) {
    // Those that write at this moment: between two of them nothing would be lost.
    const { rows } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and backend_type = 'client backend' and application_name <> 'shop-jobs'`,
    )
    // An order is drawn and priced before it asks for a connection: for a while there may be none.
    if (rows.length > 0) cut += 1
    dropped += rows.length
    await Promise.race([placing, fetch(`${url}/api/payments?country=FR&locale=fr-FR`)])
  }
  expect(dropped).toBeGreaterThan(0)
  const placed = await placing
  await client.end()
  for (const status of lost) expect(status).toBe(500)
  const kept = await storedOrders(env.DATABASE_URL, more)
  for (const [key, id] of placed) expect(kept.get(key)).toEqual([{ id, lines: 2, mails: 1 }])
})

it('keeps every acknowledged order, and makes none twice, when the server is killed again and again', async () => {
  const acknowledged = new Map<string, number>()
  const { crowd, rounds } = killed
  const keys = Array.from({ length: crowd }, () => randomUUID())
  let body: string | undefined
  for (let round = 0; round < rounds; round++) {
    shop = await startShop({ dataDir, env: testLimits })
    const { url, serverPid, ended } = shop
    body ??= JSON.stringify(await agreedBody(url, orderBody()))
    const request = body
    const last = round === rounds - 1
    const before = acknowledged.size
    const killAt = before + Math.floor(crowd / (rounds + 1))
    // Every shopper without an answer asks again with the same key, as the browser does.
    await Promise.all(
      keys
        .filter(key => !acknowledged.has(key))
        .map(async key => {
          try {
            const response = await sendOrder(url, request, key)
            if (response.ok) acknowledged.set(key, (await response.json()) as number)
            if (!last && acknowledged.size === killAt) process.kill(serverPid, 'SIGKILL')
          } catch {
            // The server died under this request: nobody got an answer, so the next round asks again.
          }
        }),
    )
    if (last) break
    expect(acknowledged.size).toBeGreaterThanOrEqual(killAt)
    await ended
  }
  expect(acknowledged.size).toBe(crowd)
  if (!shop) throw new Error('the last round has a shop')
  const stored = await storedOrders(shop.env.DATABASE_URL, keys)
  for (const [key, id] of acknowledged) expect(stored.get(key)).toEqual([{ id, lines: 2, mails: 1 }])
})
