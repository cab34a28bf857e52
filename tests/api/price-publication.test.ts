import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOf } from '@/lib/product/kinds/registry'
import { sign } from '@/tests/support/signs'
import { query, waitingFor } from './support/database'
import { staffSession } from './support/people'
import { ask, shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
type Pair = [pvc: number | undefined, wood: number | undefined]

let owner: Headers
let clerk: Headers
/** Holds locks, so that a publication stops in its middle. */
let other: Client
beforeAll(async () => {
  owner = await signIn()
  clerk = await staffSession('clerk')
  await query('delete from price_cells')
  other = new Client({ connectionString: process.env.DATABASE_URL })
  await other.connect()
})
afterAll(() => other.end())

async function call(path: string, method: string, body?: unknown, by = owner) {
  const response = await fetch(`${shopUrl}/api/tools/pricing${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...by },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

async function shown(): Promise<Pair> {
  const answer = await (await ask('/api/price-lists/FR')).json()
  const { signs } = (answer as { data: { signs: Record<string, { setup: number }> } }).data
  return [signs.pvc?.setup, signs.wood?.setup]
}

interface Cell {
  material: string
  cell: string
  from: number | undefined
  to: number
}
const changed = async (cells: readonly Cell[]) => {
  expect((await call('/cells', 'POST', { changes: cells }, clerk)).status).toBe(204)
  return cells.map(({ material, cell, to }) => ({ material, cell, value: to }))
}
const cellsTo = ([pvc, wood]: Pair, by: number): Cell[] => [
  { material: 'pvc', cell: 'setup', from: pvc, to: (pvc ?? 0) + by },
  { material: 'wood', cell: 'setup', from: wood, to: (wood ?? 0) + by },
]
const publish = (cells: unknown, over: object = {}) =>
  call('/publications', 'POST', { name: 'Printemps', why: 'Un essai', cells, ...over })

/** What 50 readers a second see while something is done. */
async function seenWhile(work: () => Promise<void>): Promise<Set<string>> {
  const answers: Promise<Pair>[] = []
  const timer = setInterval(() => answers.push(shown()), 20)
  await work()
  clearInterval(timer)
  return new Set((await Promise.all(answers)).map(String))
}

/** The connection of the shop that waits for the lock which is held here. */
async function waiting(): Promise<number> {
  const find = () => waitingFor('price_publications')
  await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBe(1)
  return (await find())[0]?.pid ?? 0
}

describe('a publication of rates', () => {
  it('is seen whole or not at all by 50 readers a second, also where it is killed in its middle', async () => {
    const before = await shown()
    const cells = await changed(cellsTo(before, 3))
    const seen = await seenWhile(async () => {
      // The rates are written already, and the publication's own row waits for this lock.
      await other.query('begin; lock table price_publications in exclusive mode')
      const killed = publish(cells)
      await query('select pg_terminate_backend($1)', [await waiting()])
      await other.query('rollback')
      expect((await killed).status).toBeGreaterThanOrEqual(500)
    })
    expect([...seen]).toEqual([String(before)])
    expect(await query('select 1 from price_cells')).toHaveLength(2)

    const during = await seenWhile(async () => {
      expect((await publish(cells)).status).toBe(201)
      expect(await shown()).toEqual(before.map(rate => (rate ?? 0) + 3))
    })
    const after = before.map(rate => (rate ?? 0) + 3)
    expect([String(before), String(after)]).toEqual(expect.arrayContaining([...during]))
    const [{ id } = { id: 0 }] = await query<{ id: number }>(
      "select id from price_publications where state = 'in-force' order by id desc limit 1",
    )
    expect((await call(`/publications/${id}`, 'DELETE')).status).toBe(204)
    expect(await shown()).toEqual(before)
  })

  it('that is planned comes into force at its date, is shown by the pages, and is taken back', async () => {
    const before = await shown()
    const cells = await changed(cellsTo(before, 2))
    const due = new Date(Date.now() + 86_400_000).toISOString()
    const { id } = (await publish(cells, { due })).body
    expect(await shown()).toEqual(before)
    await query("update price_publications set due = now() - interval '1 minute' where id = $1", [id])
    const [job] = await query<{ id: string }>(
      `insert into pgboss.job (name, data, state, retry_limit, policy)
       values ('publish-prices', '{}', 'created', 0, 'standard') returning id`,
    )
    await expect
      .poll(() => query('select state from pgboss.job where id = $1', [job?.id]), { timeout: 60_000 })
      .toEqual([{ state: 'completed' }])
    // The pages are renewed by a job of its own, which follows at once.
    await expect.poll(shown, { timeout: 60_000 }).toEqual(before.map(rate => (rate ?? 0) + 2))
    expect(await query('select state from price_publications where id = $1', [id])).toEqual([
      { state: 'in-force' },
    ])
    expect((await call(`/publications/${id}`, 'DELETE')).status).toBe(204)
    expect(await shown()).toEqual(before)
  })
})

it('tells what new rates do to the signs of open quotations, which keep their prices until they are sent again', async () => {
  const line = lineOf({
    kind: 'sign',
    slug: 'sign-pvc',
    name: '',
    quantity: 4,
    // Small enough to be made of its own material: a large format has other rates.
    config: { ...sign({ width: 200, height: 100 }) },
  })
  const request = { name: 'Odile Blanc', email: `odile-${Date.now()}@example.org`, message: 'Quatre plaques' }
  const items = [{ ...line, id: 'a', quantity: 4, tranquility: false }]
  const asked = await fetch(`${shopUrl}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.77.1.9' },
    body: JSON.stringify({ saveType: 'quotation', items, locale: 'fr-FR', request }),
  })
  expect(asked.status).toBe(201)
  const id: unknown = await asked.json()
  const effect = async () => {
    const { body } = await call('?locale=fr-FR', 'GET')
    return body.effect.quotations.find((one: { id: unknown }) => one.id === id)
  }
  const before = await effect()
  expect(before).toMatchObject({ name: 'Odile Blanc', sent: false, after: before.before })
  const rates = await shown()
  const [pvc] = cellsTo(rates, 6)
  if (!pvc) throw new Error('no rate')
  await changed([pvc])
  const after = await effect()
  expect(after.before).toBe(before.before)
  expect(after.after).toBeGreaterThan(after.before)
  await changed([{ ...pvc, from: pvc.to, to: pvc.from ?? 0 }])
})

describe('a price list that is tried', () => {
  const call = (path: string, by: Headers, init: RequestInit = {}) =>
    fetch(`${shopUrl}${path}`, { ...init, headers: { 'content-type': 'application/json', ...by } })
  const put = (list: unknown, by: Headers) =>
    call('/api/tools/trial', by, { method: 'PUT', body: JSON.stringify({ list }) })
  const rateOf = async (by: Headers) => {
    const response = await call('/api/shop/fr-FR?products=encre-trodat-7011', by)
    return { text: await response.text(), cache: response.headers.get('cache-control') ?? '' }
  }

  it('prices what its clerk’s browser fetches, is never cached, and is shown to nobody else', async () => {
    const list = `essai-${Date.now()}`
    const made = await call('/cms-api/price-lists', owner, {
      method: 'POST',
      body: JSON.stringify({
        name: list,
        country: 'FR',
        status: 'test',
        validFrom: '2026-01-01T00:00:00.000Z',
        currency: 'EUR',
        rate: 1,
        tranquility: 77,
      }),
    })
    expect(made.status, await made.clone().text()).toBe(201)
    const chosen = await put(list, clerk)
    expect(chosen.status).toBe(204)
    expect(chosen.headers.get('clear-site-data')).toBe('"cache"')
    const cookie = chosen.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const trying = { ...clerk, cookie: `${clerk.cookie}; ${cookie}` }
    expect(await (await call('/api/tools/trial', trying)).json()).toEqual({ list })
    const tried = await rateOf(trying)
    expect(tried.text).toContain(list)
    expect(tried.cache).toContain('no-store')
    const workshop = await staffSession('production')
    for (const by of [clerk, {}, { cookie }, { ...workshop, cookie: `${workshop.cookie}; ${cookie}` }])
      expect((await rateOf(by)).text).not.toContain(list)
    // In another country the published list counts.
    expect(await (await call('/api/shop/de-DE?products=encre-trodat-7011', trying)).text()).not.toContain(
      list,
    )
    expect(await (await call('/api/editor/fr-FR/stamp', trying)).text()).toContain(list)
    expect((await put(null, trying)).headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  it('is chosen only by those who may, and only if it exists', async () => {
    expect((await put('x', {})).status).toBe(401)
    for (const role of ['production', 'translator'])
      expect((await put('x', await staffSession(role))).status).toBe(403)
    expect((await put('keine-solche', clerk)).status).toBe(404)
    expect((await put('x', { ...clerk, origin: 'https://evil.example' })).status).toBe(403)
    for (const wrong of [undefined, '', 5, 'x'.repeat(200)])
      expect((await put(wrong, clerk)).status).toBe(400)
    const odd = { ...clerk, cookie: `${clerk.cookie}; price-list=%E0%A4%A` }
    expect((await call('/api/tools/trial', odd)).status).toBe(200)
  })
})
