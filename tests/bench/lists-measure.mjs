import pg from 'pg'
import { agreedBody, orderBody, sendOrder } from '../support/order-request.mjs'

const [orders, quotations, rounds] = [100_000, 20_000, 40]
/** Longest that nineteen of twenty may take, in ms. */
const bound = 200

/** Names as people have them, so that a search finds some and not all. */
const nameOf = `(array['Anne','Bruno','Claire','Denis','Elsa','Fabien','Gaëlle','Hugo'])[1 + n % 8] || ' ' ||
  (array['Martin','Bernard','Dubois','Petit','Moreau','Garcia','Faure','Lambert','Roux','Vidal'])[1 + n / 8 % 10] || ' ' || n / 80`

/** Copies a row so many times; `own` are the columns that differ, as SQL of `n`. */
async function copyRow(database, { table, id, count, own }) {
  const { rows } = await database.query(
    'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position',
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map(name => own[name] ?? `"${name}"`)
  await database.query(
    `insert into "${table}" (${names.map(name => `"${name}"`).join()})
     select ${values.join()} from "${table}", generate_series(1, ${count}) n where id = $1 on conflict do nothing`,
    [id],
  )
}

async function placeOrder(url) {
  const answer = await sendOrder(url, await agreedBody(url, orderBody()))
  if (!answer.ok) throw new Error(`no order: ${answer.status}`)
  return answer.json()
}

async function askQuotation(url) {
  const [item] = orderBody().items
  const request = { name: 'Anne Martin', email: 'anne@example.org', message: 'Vingt plaques' }
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ saveType: 'quotation', items: [item], locale: 'fr-FR', request }),
  })
  if (!answer.ok) throw new Error(`no quotation: ${answer.status}`)
  return answer.json()
}

/** Copies of one real order and one real request, under other names, states and times. */
async function fill(database, url) {
  const past = "now() - n * interval '7 minutes'"
  await copyRow(database, {
    table: 'orders',
    id: await placeOrder(url),
    count: orders,
    own: {
      id: '100000000 + n',
      name: nameOf,
      email: "'shopper' || n || '@example.org'",
      auth_nonce: 'md5(n::text)',
      idempotency_key: "'volume-' || n",
      status: `(array['awaiting-payment','paid','in-production','shipped','delivered','cancelled'])[1 + n % 6]::${'enum_orders_status'}`,
      created_at: past,
      updated_at: past,
    },
  })
  await copyRow(database, {
    table: 'quotations',
    id: await askQuotation(url),
    count: quotations,
    own: {
      id: '10000000 + n',
      name: nameOf,
      email: "'buyer' || n || '@example.org'",
      state: "(array['requested','answered','change-asked','declined','expired'])[1 + n % 5]",
      title: "'Cabinet ' || n",
      created_at: past,
      updated_at: past,
    },
  })
  // As in a database in use: counts come from its indexes.
  await database.query('vacuum analyze')
}

async function logIn({ url, admin }) {
  const answer = await fetch(`${url}/cms-api/admins/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  if (!answer.ok) throw new Error(`no session: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

const search = text => `/api/tools/search?locale=fr-FR&q=${encodeURIComponent(text)}`
const asked = [
  ['panel: orders', () => '/cms-api/orders?limit=25&depth=0&sort=-createdAt'],
  [
    'panel: orders of a state',
    () => '/cms-api/orders?limit=25&depth=0&sort=-createdAt&where[status][equals]=paid',
  ],
  [
    'panel: orders by a part of a word',
    n =>
      `/cms-api/orders?limit=25&depth=0&where[or][0][name][like]=oreau%20${n}&where[or][1][email][like]=oreau${n}`,
  ],
  ['panel: orders by name', n => `/cms-api/orders?limit=25&depth=0&where[name][like]=Moreau%20${n}`],
  ['panel page: home', () => '/admin'],
  ['panel page: orders', () => '/admin/collections/orders/'],
  ['panel page: quotations', () => '/admin/quotations'],
  ['panel page: quotations of a state', () => '/admin/quotations?state=answered'],
  ['panel page: an order', n => `/admin/collections/orders/${100_000_001 + n}`],
  ['panel page: clients', () => '/admin/collections/clients'],
  ['panel page: production', () => '/admin/production'],
  ['panel page: journal', () => '/admin/journal'],
  ['quotations', n => `/api/quotations?pagination[page]=${1 + n}`],
  ['tools: search by name', n => search(`Moreau ${n}`)],
  ['tools: search by the beginning of a name', () => search('ma')],
  ['tools: search by e-mail', n => search(`shopper${n * 37}@example.org`)],
  ['tools: search by number', n => search(String(100_000_000 + n * 97))],
  ['tools: search by two digits', () => search('10')],
]

async function timesOf(url, pathOf, cookie) {
  const times = []
  for (let n = 0; n < rounds; n += 1) {
    const begun = performance.now()
    const answer = await fetch(`${url}${pathOf(n)}`, { headers: { cookie, origin: url } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${pathOf(n)}: ${answer.status}`)
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)
}

/** Lists and searches of the staff among 100,000 orders and 20,000 quotations, with which it fills the shop's database. */
export async function measureLists({ url, admin, databaseUrl }) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await fill(database, url).finally(() => database.end())
  const cookie = await logIn({ url, admin })
  const figures = []
  for (const [name, pathOf] of asked) {
    const times = await timesOf(url, pathOf, cookie)
    const [median, high] = [times[Math.floor(rounds / 2)], times[Math.ceil(rounds * 0.95) - 1]]
    const value = `median ${median.toFixed(1)} ms, 95th ${high.toFixed(1)} ms`
    figures.push({ figure: `of 100,000 orders, ${name}`, value, bound: `(95th at most ${bound} ms)` })
  }
  return figures
}
