import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { firstPages, warmPictures } from '../../scripts/lib/warm-pictures.mjs'
import { agreedBody, orderBody } from '../support/order-request.mjs'
import { requestsPerSecond } from './measure.mjs'

const seconds = 60
const connections = 20

/** The letters of a word in another order, and digits for its digits: about the same width on the plate. */
const otherWord = word =>
  [...word]
    .map(letter => [Math.random(), /\d/.test(letter) ? String(Math.floor(Math.random() * 10)) : letter])
    .sort(([a], [b]) => a - b)
    .map(([, letter]) => letter)
    .join('')

/** The order with other words in each of its designs, because each buyer has his own text. */
export function withOtherWords(body) {
  const own = structuredClone(body)
  for (const { content } of own.items)
    for (const element of content.design.elements)
      if (typeof element.html === 'string')
        element.html = element.html.replaceAll(/(?<=>)[^<>]+(?=<)/g, words =>
          words.replaceAll(/(?<!&)\b[\p{L}\d]{2,}/gu, otherWord),
        )
  return own
}

/** The most orders a second: so many bodies are made beforehand where none may come twice. */
const mostPerSecond = 500
/** Orders whose designs were seen before: they come again and again, as a shop's own templates do. */
const seenBefore = 400

/** The order after its buyer has read and confirmed the proof of each design, as the checkout asks him to (ORDER-11). */
async function confirmed(url, body) {
  const proof = []
  for (const { content } of body.items) {
    const answer = await fetch(`${url}/api/proofs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content.design),
    })
    const { hash } = await answer.json()
    proof.push({ hash, at: new Date().toISOString() })
  }
  return { ...body, proof }
}

/** Bodies one after the other, each with a key of its own. */
function requestsOf(url, bodies) {
  const texts = bodies.map(body => JSON.stringify(body))
  const keys = []
  const next = client => {
    const key = randomUUID()
    keys.push(key)
    client.setHeaders({ 'content-type': 'application/json', 'idempotency-key': key })
    client.setBody(texts[keys.length % texts.length])
  }
  const setupClient = client => {
    next(client)
    client.on('response', () => next(client))
  }
  return { keys, request: { url: `${url}/api/orders`, method: 'POST', body: texts[0], setupClient } }
}

const listTables = ['orders_lines', 'orders_lines_parts', 'orders_events']

/** All rows of an order that the shop has stored, as objects by table. */
async function rowsOf(client, id) {
  const of = async (text, values) => (await client.query(text, values)).rows
  const orders = await of('select * from orders where id = $1', [id])
  const lines = await of('select * from orders_lines where _parent_id = $1 order by _order', [id])
  const lineIds = lines.map(line => line.id)
  const parts = await of('select * from orders_lines_parts where _parent_id = any ($1)', [lineIds])
  const hashes = parts.map(part => part.scene_hash)
  return {
    idempotency_keys: await of('select key, body_hash from idempotency_keys where key = $1', [
      orders[0].idempotency_key,
    ]),
    orders,
    orders_lines: lines,
    orders_lines_parts: parts,
    orders_events: await of('select * from orders_events where _parent_id = $1', [id]),
    approved_scenes: await of('select hash, packed from approved_scenes where hash = any ($1)', [hashes]),
    'pgboss.job': await of(
      `select name, data, state, retry_limit, retry_delay, retry_backoff, policy, keep_until
       from pgboss.job where (data ->> 'order')::int = $1`,
      [id],
    ),
  }
}

/** One order's rows under new keys: what the shop writes for one order, written by hand. */
function copyOf(rows) {
  const copy = structuredClone(rows)
  const key = randomUUID()
  const id = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000)
  const [order] = copy.orders
  Object.assign(order, { id, idempotency_key: key, auth_nonce: randomUUID() })
  copy.idempotency_keys[0].key = key
  const lineIds = new Map()
  for (const table of listTables)
    for (const row of copy[table]) {
      const fresh = randomBytes(12).toString('hex')
      if (table === 'orders_lines') lineIds.set(row.id, fresh)
      row.id = fresh
      row._parent_id = table === 'orders_lines_parts' ? lineIds.get(row._parent_id) : id
    }
  copy.approved_scenes.forEach((scene, index) => {
    scene.hash = randomBytes(32).toString('hex')
    copy.orders_lines_parts[index].scene_hash = scene.hash
  })
  // Marked as done: else the shop's worker would send a mail for each.
  for (const job of copy['pgboss.job']) Object.assign(job, { state: 'completed', data: { order: id } })
  return copy
}

const asValue = value =>
  value && typeof value === 'object' && !ArrayBuffer.isView(value) && !(value instanceof Date)
    ? JSON.stringify(value)
    : value

/** One insert a table, all its rows at once, prepared once a connection, without further tuning. */
async function writePlainly(client, rows) {
  await client.query('begin')
  for (const [table, own] of Object.entries(rows)) {
    const columns = Object.keys(own[0])
    const places = own.map(
      (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
    )
    await client.query({
      name: `${table}-${own.length}`,
      text: `insert into ${table} (${columns.map(name => `"${name}"`).join(', ')}) values ${places.join(', ')}`,
      values: own.flatMap(row => columns.map(name => asValue(row[name]))),
    })
  }
  await client.query('commit')
}

/** Orders a second that plain SQL writes over as many connections, of the very rows of one of the shop's orders. */
async function plainOrders(connectionString, rows, forSeconds) {
  const until = Date.now() + forSeconds * 1000
  let written = 0
  const write = async () => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    while (Date.now() < until) {
      await writePlainly(client, copyOf(rows))
      written += 1
    }
    await client.end()
  }
  const from = Date.now()
  await Promise.all(Array.from({ length: connections }, write))
  return written / ((Date.now() - from) / 1000)
}

/** For keys: how many are stored, and how many of those do not have exactly one order with one mail. */
async function storedOf(client, keys) {
  const { rows } = await client.query(
    `select count(distinct key)::int as stored, count(*) filter (where orders <> 1 or mails <> 1)::int as wrong
     from (select o.idempotency_key as key, count(distinct o.id) as orders, count(distinct m.id) as mails
           from orders o left join pgboss.job m on m.name = 'mail' and (m.data ->> 'order')::int = o.id
           where o.idempotency_key = any ($1) group by 1) one`,
    [keys],
  )
  return rows[0]
}

/** Orders by HTTP for a while, and how many of the acknowledged ones are in the database. */
async function placeFor(client, { keys, request }, forSeconds) {
  keys.length = 0
  const taken = await requestsPerSecond({ ...request, connections }, forSeconds)
  return {
    ...taken,
    acknowledged: Math.round(taken.perSecond * forSeconds),
    ...(await storedOf(client, keys)),
  }
}

/** The result of a run, as cells of the table. */
const figuresOf = (what, forSeconds, { perSecond, p99, failed, acknowledged, stored, wrong }, bound) => [
  {
    figure: `orders for ${forSeconds} s, ${what}`,
    value: `${perSecond.toFixed(0)} a second, 99th ${p99} ms, ${failed} failed`,
    bound,
  },
  {
    figure: 'of them acknowledged',
    value: `${acknowledged}, stored ${stored}, ${wrong} of them not once or without their one mail`,
    bound: '(0)',
  },
]

/**
 * Orders of a minute by HTTP, whose buyers have read their proofs; a third of a minute of designs that nobody has seen
 * before; and plain SQL that writes the same rows before and after. Each has the machine to itself by turns, with
 * PostgreSQL and the client that asks beside it.
 */
export async function measureOrders({ url, env }, forSeconds = seconds) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  // A shop that was just filled draws its first pictures beside everything else: that is over before anything is timed.
  await warmPictures({ origin: url, pages: firstPages, signal: new AbortController().signal })
  const agreed = await agreedBody(url, orderBody())
  const others = count => Array.from({ length: count }, () => withOtherWords(agreed))
  const seen = []
  for (const body of others(seenBefore)) seen.push(await confirmed(url, body))
  const known = requestsOf(url, seen)
  await requestsPerSecond({ ...known.request, connections }, 5)
  const { rows } = await client.query('select id from orders order by created_at desc limit 1')
  const example = await rowsOf(client, rows[0].id)
  const plain = [await plainOrders(env.DATABASE_URL, example, forSeconds / 6)]
  const proven = await placeFor(client, known, forSeconds)
  plain.push(await plainOrders(env.DATABASE_URL, example, forSeconds / 6))
  const third = Math.ceil(forSeconds / 3)
  const unseen = await placeFor(client, requestsOf(url, others(third * mostPerSecond)), third)
  await client.end()
  const bySql = (plain[0] + plain[1]) / 2
  return [
    ...figuresOf('their proofs read before', forSeconds, proven, '(at least 200; 99th at most 250 ms)'),
    ...figuresOf('each of two designs that nobody has seen', third, unseen, ''),
    {
      figure: 'the same rows by plain SQL',
      value: `${bySql.toFixed(0)} a second, ratio ${(proven.perSecond / bySql).toFixed(2)}, of unseen designs ${(unseen.perSecond / bySql).toFixed(2)}`,
      bound: '(at least 0.5)',
    },
  ]
}
