import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { query } from './support/database'
import { staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'
import { call } from './support/workshop'

type Headers = Record<string, string>
let owner: Headers
let clerk: Headers
let workshop: Headers
beforeAll(async () => {
  ;[owner, clerk, workshop] = await Promise.all([signIn(), staffSession('clerk'), staffSession('production')])
})

const paid = 'where[or][0][and][0][status][equals]=paid'
const keep = (by: Headers, over: object = {}) =>
  call('list-views', { collection: 'orders', name: 'Payées', query: paid, shared: false, ...over }, { by })
const list = async (by: Headers, collection = 'orders') =>
  (await fetch(`${shopUrl}/admin/collections/${collection}`, { headers: by })).text()

it('is its maker’s alone until it is shared; then all who read the list see it, and an owner removes it too', async () => {
  const name = `Vue ${randomUUID()}`
  const made = await keep(clerk, { name })
  expect(made.status).toBe(200)
  expect(await list(clerk)).toContain(name)
  expect(await list(workshop)).not.toContain(name)
  // The same name replaces it, now for all.
  const again = await keep(clerk, { name, shared: true, query: `${paid}&page=4&sort=id` })
  expect(again.body.view).toBe(made.body.view)
  const [row] = await query<{ query: string }>('select query from list_views where id = $1', [made.body.view])
  expect(row?.query).toBe(new URLSearchParams(`${paid}&sort=id`).toString())
  expect(await list(workshop)).toContain(name)
  expect(await list(clerk, 'pages')).not.toContain(name)
  const remove = (by: Headers) => call(`list-views/${made.body.view}`, undefined, { method: 'DELETE', by })
  expect((await remove(workshop)).status).toBe(404)
  expect((await remove({})).status).toBe(403)
  expect((await remove(owner)).status).toBe(200)
  expect(await list(clerk)).not.toContain(name)
})

it('shows every name as it was written', async () => {
  const name = `<img src=x onerror=alert(1)> ${randomUUID().slice(0, 8)}`
  const made = await keep(clerk, { name })
  const page = await list(clerk)
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toContain(`>${name}<`)
  await call(`list-views/${made.body.view}`, undefined, { method: 'DELETE', by: clerk })
})

it('is refused to strangers, of lists that there are not, and beyond what one keeps', async () => {
  expect((await keep({})).status).toBe(403)
  expect((await keep({ ...clerk, origin: 'https://elsewhere.test' })).status).toBe(403)
  expect((await keep(clerk, { collection: 'nothing' })).status).toBe(404)
  expect((await keep(clerk, { name: '' })).status).toBe(400)
  const other = await staffSession('clerk')
  const names = Array.from({ length: 31 }, (_, index) => `V${index}`)
  const statuses: number[] = []
  for (const name of names) statuses.push((await keep(other, { name, collection: 'reviews' })).status)
  expect(statuses).toEqual([...Array(30).fill(200), 409])
})
