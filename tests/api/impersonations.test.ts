import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { makeClient, send, sessionOf, staffSession } from './support/people'
import { shopUrl } from './support/shop'

type Headers = Record<string, string>

let clerk: Headers
let client: { id: number; email: string }
beforeAll(async () => {
  clerk = await staffSession('clerk')
  client = await makeClient({ accountType: 'retailer', proConfirmed: true })
})

const call = (method: string, by: Headers, body?: unknown) =>
  fetch(`${shopUrl}/api/stand-ins`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...by },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** The headers of a browser in which a clerk acts for a client. */
async function enter(by: Headers, asked: unknown): Promise<Headers> {
  const entered = await call('POST', by, asked)
  expect(entered.status).toBe(200)
  const cookies = entered.headers.getSetCookie().map(cookie => cookie.split(';')[0])
  return { ...by, cookie: [by.cookie, ...cookies].join('; ') }
}

const read = async (path: string, by: Headers) =>
  (await (await fetch(`${shopUrl}${path}`, { headers: by })).json()) as Record<string, unknown>
const actsFor = async (by: Headers) => (await read('/api/stand-ins', by)).standIn

async function place(by: Headers, body: unknown) {
  const response = await fetch(`${shopUrl}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...by },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  const { code = null, details } = (typeof answer === 'object' ? answer : {}) as {
    code?: string
    details?: { totals: { gross: unknown; discounts: { minor: number } } }
  }
  return { status: response.status, answer, code, details }
}

const partial = { name: 'Jeanne', country: 'FR', zipcode: '59000' }
const bare = () => ({ ...orderBody(), delivery: partial, billing: partial, client: {} })

describe('a clerk in a client’s place', () => {
  it('shops as this client says who he is, without the client’s discounts, and orders without a whole address', async () => {
    const impersonating = await enter(clerk, { client: client.id })
    expect(await actsFor(impersonating)).toMatchObject({ client: { id: client.id, email: client.email } })
    expect(await read('/api/clients', impersonating)).toMatchObject({
      id: client.id,
      actedFor: { role: 'clerk' },
    })
    const asked = { ...bare(), clientId: client.id }
    const { details } = await place(impersonating, asked)
    expect(details?.totals.discounts.minor).toBe(0)
    const placed = await place(impersonating, { ...asked, expectedTotal: details?.totals.gross })
    expect(placed.status).toBe(201)
    const mine = await read(`/api/orders/${placed.answer}`, await sessionOf(client.email))
    expect(mine).toMatchObject({
      id: placed.answer,
      client: { email: client.email },
      events: [{ actor: 'admin' }],
    })
    const rows = await query('select data from orders_events where _parent_id = $1', [placed.answer])
    expect(JSON.stringify(rows)).toMatch(/clerk-/)
  })

  it('is noted in the log of the client’s account, with his name, when he comes and when he leaves', async () => {
    const impersonating = await enter(clerk, { client: client.id })
    expect((await call('DELETE', impersonating)).status).toBe(204)
    const { data } = (await read('/api/clients/events', await sessionOf(client.email))) as {
      data: { kind: string; device: string }[]
    }
    const [left, entered] = data.filter(({ kind }) => kind.startsWith('staff-'))
    expect([entered?.kind, left?.kind]).toEqual(['staff-entered', 'staff-left'])
    expect([entered?.device, left?.device]).toEqual([
      expect.stringMatching(/^clerk-.*@shop\.test$/),
      expect.stringMatching(/^clerk-.*@shop\.test$/),
    ])
  })

  it('is named to nobody who is not one', async () => {
    const own = await read('/api/clients', await sessionOf(client.email))
    expect(own).toMatchObject({ id: client.id })
    expect(own).not.toHaveProperty('actedFor')
  })

  it('comes by the code of one of the client’s orders, and of no other’s', async () => {
    const session = await sessionOf(client.email)
    const first = await place(session, orderBody())
    const body = { ...orderBody(), expectedTotal: first.details?.totals.gross }
    const ordered = await fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...session },
      body: JSON.stringify(body),
    })
    const auth = new URL(ordered.headers.get('location') ?? '', shopUrl).searchParams.get('auth') ?? ''
    expect(await actsFor(await enter(clerk, { auth }))).toMatchObject({ client: { id: client.id } })
    expect((await call('POST', clerk, { auth: `${auth.slice(0, -2)}xx` })).status).toBe(404)
    const guest = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))
    const ofGuest = new URL(guest.headers.get('location') ?? '', shopUrl).searchParams.get('auth')
    expect((await call('POST', clerk, { auth: ofGuest })).status).toBe(404)
  })
})

describe('a client’s place', () => {
  it('is taken by clerks and owners alone, for a client that there is', async () => {
    const asked = { client: client.id }
    expect((await call('POST', {}, asked)).status).toBe(401)
    expect((await call('POST', await sessionOf(client.email), asked)).status).toBe(401)
    for (const role of ['production', 'translator'])
      expect((await call('POST', await staffSession(role), asked)).status).toBe(403)
    expect((await call('POST', clerk, { client: 2_000_000_000 })).status).toBe(404)
    for (const wrong of [
      {},
      { client: -1 },
      { client: '1' },
      { client: client.id, auth: 'x' },
      { auth: '' },
      [],
    ])
      expect((await call('POST', clerk, wrong)).status).toBe(400)
    expect((await call('POST', { ...clerk, origin: 'https://evil.example' }, asked)).status).toBe(403)
  })

  it('is void without the session of the clerk who took it', async () => {
    const impersonating = await enter(clerk, { client: client.id })
    const [token = ''] = /stand-in=[^;]+/.exec(impersonating.cookie ?? '') ?? []
    expect(await actsFor({ cookie: token })).toBeNull()
    expect(await read('/api/clients', { cookie: token })).toMatchObject({ id: null })
    const other = await staffSession('clerk')
    expect(await actsFor({ cookie: `${other.cookie}; ${token}` })).toBeNull()
    expect(await actsFor({ cookie: `${clerk.cookie}; stand-in=${'A'.repeat(43)}` })).toBeNull()
  })

  it('that has ended, or become another’s, orders nothing', async () => {
    const impersonating = await enter(clerk, { client: client.id })
    const other = await makeClient()
    const asked = { ...bare(), clientId: client.id }
    const moved = await enter(impersonating, { client: other.id })
    expect(await actsFor(impersonating)).toBeNull()
    expect(await place({ cookie: moved.cookie?.replace(/stand-in=[^;]+; /, '') ?? '' }, asked)).toMatchObject(
      {
        status: 403,
        code: 'stand_in_ended',
      },
    )
    expect(await place({}, asked)).toMatchObject({ status: 403, code: 'stand_in_ended' })
    expect(await place(await sessionOf(client.email), asked)).toMatchObject({ code: 'stand_in_ended' })
  })

  it('ends with the clerk’s logout, his right, its time, and the client’s account', async () => {
    const own = await staffSession('clerk')
    const impersonating = await enter(own, { client: client.id })
    expect((await send('admins/logout', {}, impersonating)).status).toBe(200)
    expect(await actsFor(impersonating)).toBeNull()

    const late = await enter(clerk, { client: client.id })
    await query("update stand_ins set ends_at = now() - interval '1 second' where client = $1", [client.id])
    expect(await actsFor(late)).toBeNull()

    const moved = await staffSession('clerk')
    const before = await enter(moved, { client: client.id })
    const { by } = (await actsFor(before)) as { by: string }
    await query("update admins set role = 'translator' where email = $1", [by])
    expect(await actsFor(before)).toBeNull()

    const gone = await makeClient()
    const kept = await enter(clerk, { client: gone.id })
    await query('update clients set closed = true where id = $1', [gone.id])
    expect(await actsFor(kept)).toBeNull()
  })
})
