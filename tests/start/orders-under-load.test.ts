import { randomUUID, type UUID } from 'node:crypto'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { isAlive } from '@/scripts/lib/lock.mjs'
import { root } from '@/scripts/lib/paths.mjs'
import { startShop } from '@/scripts/lib/start-shop.mjs'
import { testLimits } from '@/tests/support/limits.mjs'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'

type Shop = Awaited<ReturnType<typeof startShop>>
const dataDir = process.env.SEEDED_DATA_DIR ?? path.join(root, '.data')
const crowd = 800

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

  // The database drops every connection while more orders are on their way: a client that gets an error asks again with its key.
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
    // Ends every connection except those of the job queue.
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

/** Orders that come in a second while one process after the other is killed. */
const perSecond = 20
const killed = ['The web server', 'The edge', 'PostgreSQL'] as const

/** Shoppers who order at a steady pace; who gets no answer, or an error, asks again with his key, as the browser does. */
function steadyOrders(url: string, body: string) {
  const acknowledged = new Map<string, number>()
  const waiting: UUID[] = []
  const underWay = new Set<Promise<void>>()
  const heard = new Set<(sentAt: number) => void>()
  const moments: number[] = []
  const send = async (key: UUID) => {
    const sentAt = performance.now()
    try {
      const response = await sendOrder(url, body, key)
      if (!response.ok) throw new Error(`answered ${response.status}`)
      acknowledged.set(key, (await response.json()) as number)
      moments.push(performance.now())
      for (const hear of heard) hear(sentAt)
    } catch {
      waiting.push(key)
    }
  }
  const next = (key: UUID) => {
    const sent = send(key).finally(() => underWay.delete(sent))
    underWay.add(sent)
  }
  const pace = setInterval(() => next(waiting.shift() ?? randomUUID()), 1000 / perSecond)
  return {
    acknowledged,
    /** Resolves once so many more orders are acknowledged that were sent from now on. */
    taken(count: number): Promise<void> {
      const from = performance.now()
      let many = 0
      return new Promise(resolve => {
        const hear = (sentAt: number) => {
          if (sentAt < from) return
          many += 1
          if (many < count) return
          heard.delete(hear)
          resolve()
        }
        heard.add(hear)
      })
    },
    /** The longest time since a moment in which no order was acknowledged, in seconds. */
    longestPause(since: number): number {
      const after = [since, ...moments.filter(moment => moment > since)]
      const pauses = after.slice(1).map((moment, index) => moment - (after[index] ?? moment))
      return Math.max(0, ...pauses) / 1000
    },
    /** No new shopper comes, and each waiting one asks until he gets an answer. */
    async end() {
      clearInterval(pace)
      while (underWay.size > 0 || waiting.length > 0) {
        for (const key of waiting.splice(0)) next(key)
        await Promise.all(underWay)
      }
    },
  }
}

it('takes orders again after each of its processes was killed, keeps all it acknowledged, and makes none twice', async () => {
  shop = await startShop({ dataDir, env: testLimits })
  const { url, env, pids, pid } = shop
  const orders = steadyOrders(url, JSON.stringify(await agreedBody(url, orderBody())))
  const figures: string[] = []
  for (const name of killed) {
    await orders.taken(perSecond)
    const before = pids()[name]
    const isBack = new Promise<void>(resolve => {
      const forget = shop?.onRestart(now => {
        if (now[name] === before) return
        forget?.()
        resolve()
      })
    })
    const from = performance.now()
    process.kill(Number(before), 'SIGKILL')
    await isBack
    await orders.taken(perSecond)
    figures.push(`${name}: ${orders.longestPause(from).toFixed(1)} s`)
  }
  await orders.end()
  console.log(
    `Longest time without an order taken, at ${perSecond} a second: ${figures.join(', ')}; ${orders.acknowledged.size} in all`,
  )
  const stored = await storedOrders(env.DATABASE_URL, [...orders.acknowledged.keys()])
  for (const [key, id] of orders.acknowledged) expect(stored.get(key)).toEqual([{ id, lines: 2, mails: 1 }])
  // The start process is the same all the time.
  expect(isAlive(Number(pid))).toBe(true)
})
