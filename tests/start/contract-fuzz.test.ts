import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startShop } from '@/scripts/lib/start-shop.mjs'
import {
  type Call,
  type ContractDocument,
  callsOf,
  type Operation,
  operationsOf,
} from '@/tests/support/fuzz/calls'
import type { Known } from '@/tests/support/fuzz/schema-arbitrary'
import { testLimits } from '@/tests/support/limits.mjs'
import { agreedBody, orderBody } from '@/tests/support/order-request.mjs'
import fc from '@/tests/support/properties'

/*
 * Every call of the contract's own document, by every role: with valid, nearly valid and invalid input. No answer is late or a server
 * error, and a refused call stores nothing.
 */

/** Another seed tries other calls; the seed in a failure's message tries the same calls again. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_127)
/** Calls of each operation by each of those who ask: some two minutes, or an hour. */
const times = process.env.FULL === '1' ? 60 : 2
/** An answer that takes longer is late, in milliseconds, where a plain one does not. */
const late = 2000

const owner = { email: 'owner@shop.test', password: 'owner-password-1!' }
const password = 'stempel-2026!'
/** Limits are not tested here. */
const names =
  'orders payments coupons pictures saves search shares invitations uploads messages mails mailboxes links votes login devices accounts profiles resets services proofs'
const env = {
  ...testLimits,
  RATE_LIMITS: names
    .split(' ')
    .map(name => `${name}=100000/1`)
    .join(' '),
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
}

const staff = ['owner', 'clerk', 'production', 'translator'] as const
type Who = 'visitor' | 'client' | (typeof staff)[number]
type By = Record<string, string>

let folder = ''
let shop: Awaited<ReturnType<typeof startShop>>
let database: Client
let count = ''

/** Tables whose rows come and go by themselves, or note refusals. */
const leftOut = [
  // Counters of limits.
  'rate_limits',
  // The log of what happened around logins, refused ones too.
  'security_events',
  // Who works on which document of the panel.
  'payload_locked_documents',
  'payload_locked_documents_rels',
  'payload_preferences',
  'payload_preferences_rels',
  // One's own attempts, which end by themselves.
  'passkey_challenges',
  // Answers of outside registers about numbers.
  'vat_checks',
]

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shop-fuzz-'))
  chmodSync(folder, 0o755)
  shop = await startShop({ dataDir: path.join(folder, 'data'), env })
  database = new Client({ connectionString: shop.env.DATABASE_URL })
  await database.connect()
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> all($1) order by 1`,
    [leftOut],
  )
  const counts = rows.map(({ name }) => `'${name}', (select count(*) from ${name})`)
  // A function takes a hundred arguments.
  const parts = Array.from(
    { length: Math.ceil(counts.length / 50) },
    (_, at) => `jsonb_build_object(${counts.slice(at * 50, at * 50 + 50).join(', ')})`,
  )
  count = `select ${parts.join(' || ')} as rows`
})
afterAll(async () => {
  await database?.end()
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Rows = Record<string, number>
async function stored(): Promise<Rows> {
  const { rows } = await database.query<{ rows: Rows }>(count)
  return rows[0]?.rows ?? {}
}
const grown = (before: Rows, after: Rows): string[] =>
  Object.keys(after).filter(name => after[name] !== before[name])

const post = (at: string, body: unknown, headers: By = {}) =>
  fetch(`${shop.url}${at}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })

async function cookieOf(answer: Promise<Response>): Promise<string> {
  const response = await answer
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!response.ok || !cookie) throw new Error(`no session: ${response.status} ${await response.text()}`)
  return cookie
}

const staffEntry = async ({ email, password: own }: typeof owner): Promise<By> => ({
  cookie: await cookieOf(post('/cms-api/admins/login', { email, password: own })),
  origin: shop.url,
})

/** A session of a new account, so that calls about an earlier account do not end it. */
async function enter(who: Who): Promise<By> {
  if (who === 'visitor') return { authorization: `Bearer ${shop.env.PUBLIC_TOKEN}` }
  const email = `${who}-${randomUUID()}@shop.test`
  if (who === 'client') {
    const account = { email, password, name: 'Jeanne Martin', termsConsent: true, locale: 'fr-FR' }
    return { cookie: await cookieOf(post('/api/clients', account)) }
  }
  const made = await post('/cms-api/admins', { email, password, role: who }, await staffEntry(owner))
  if (!made.ok) throw new Error(`no ${who}: ${made.status} ${await made.text()}`)
  return staffEntry({ email, password })
}

/** What exists, by the names that the contract has for it. */
async function knownOf(document: ContractDocument): Promise<Known> {
  const body = await agreedBody(shop.url, orderBody())
  const orders: number[] = []
  for (const by of [await enter('client'), {}])
    orders.push((await (await post('/api/orders', body, by)).json()) as number)
  const ids = [1, 2, ...orders]
  return {
    schemas: document.components.schemas,
    values: {
      id: ids,
      order: orders,
      orderId: [...orders, -1],
      locale: ['fr-FR', 'de-DE', 'en-GB'],
      country: ['FR', 'DE', 'CH', 'XX'],
      slug: ['model-trodat-printy-4913', 'sign-brass', 'nothing'],
      line: [1, 2, ...body.items.map(({ id }: { id: string }) => id)],
      items: [body.items, []],
      delivery: [body.delivery],
      billing: [body.billing],
      client: [body.client, 1],
      email: [body.client.email, 'nobody@shop.test'],
      expectedTotal: [body.expectedTotal],
      method: ['transfer', 'card', 'fr-home'],
    },
  }
}

interface Answer {
  status: number
  ms: number
  text: string
}

async function send({ method, path: at, headers, body }: Call, by: By): Promise<Answer> {
  const begun = performance.now()
  const response = await fetch(`${shop.url}${at}`, {
    method,
    redirect: 'manual',
    headers: { ...by, ...headers },
    ...(body !== undefined &&
      method !== 'GET' && { body: typeof body === 'string' ? body : Buffer.from(body) }),
  })
  const text = await response.text()
  return { status: response.status, ms: performance.now() - begun, text: text.slice(0, 300) }
}

/** Whether the call itself is slow: it is late again and again, while a plain call is not. */
async function isLate(call: Call, by: By): Promise<boolean> {
  const plain = await send({ method: 'GET', path: '/api/health', headers: {} }, {})
  const again = [await send(call, by), await send(call, by)]
  return Math.min(...again.map(({ ms }) => ms)) > late + plain.ms
}

/** Resolves once no job is at hand any more: each may store something. */
async function quiet(): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await database.query(
            `select 1 from pgboss.job where state = 'active' or state in ('created', 'retry') and start_after <= now()`,
          )
        ).rows.length,
      { timeout: 120_000, interval: 300 },
    )
    .toBe(0)
}

/** What a refused call has stored, also when it is sent again: rows of a job in between do not count. */
async function storedBy(call: Call, by: By): Promise<string[]> {
  await quiet()
  const before = await stored()
  const { status } = await send(call, by)
  await quiet()
  return status >= 400 ? grown(before, await stored()) : []
}

/** A seed of its own for each operation and asker, so that one more operation does not change all others' calls. */
const seedOf = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest().readInt32BE(0)

const shown = ({ method, path: at, headers, body }: Call) =>
  `${method} ${at} ${JSON.stringify(headers)} ${typeof body === 'string' ? body.slice(0, 1500) : body ? `${body.length} bytes` : ''}`

it('answers every call of its contract in time and without a fault, and keeps nothing of what it refuses', async () => {
  const document = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as ContractDocument
  const operations = operationsOf(document)
  expect(operations.length).toBeGreaterThan(100)
  const known = await knownOf(document)
  const faults: string[] = []
  const statuses: Record<number, number> = {}
  const asked: readonly Who[] = ['visitor', 'client', ...staff]

  async function judge(who: Who, by: By, call: Call, before: Rows): Promise<Rows> {
    const answer = await send(call, by)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const sentence = `${who}: ${shown(call)} → ${answer.status} in ${Math.round(answer.ms)} ms ${answer.text}`
    if (answer.status >= 500 && answer.status !== 507) faults.push(sentence)
    if (answer.ms > late && (await isLate(call, by))) faults.push(`late: ${sentence}`)
    const after = await stored()
    if (answer.status < 400 || grown(before, after).length === 0) return after
    const kept = await storedBy(call, by)
    if (kept.length > 0) faults.push(`stored in ${kept.join(', ')}: ${sentence}`)
    return stored()
  }

  for (const who of asked) {
    let by = await enter(who)
    let before = await stored()
    const tryAll = async (operation: Operation) => {
      const calls = fc.sample(callsOf(operation, known), {
        numRuns: times,
        seed: seedOf(`${operation.operationId} ${who}`),
      })
      for (const call of calls) before = await judge(who, by, call, before)
    }
    for (const operation of operations) {
      await tryAll(operation)
      // A call may have ended the session that it was sent with.
      if (who === 'visitor') continue
      const me = await send({ method: 'GET', path: '/api/clients', headers: {} }, by)
      if (me.status === 200 && !me.text.includes('"anonymous"')) continue
      by = await enter(who)
      before = await stored()
    }
  }
  console.log(`${operations.length} operations, seed ${seed}: ${JSON.stringify(statuses)}`)
  expect(faults).toEqual([])
})
