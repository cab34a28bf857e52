import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderBody } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { mailsFor } from './support/mails'
import { deliver, openPage, payAt, refund } from './support/payments'
import { makeClient, sessionOf, staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

type Session = Record<string, string>

/** An order of a client by card, at the price that the shop asks of him. */
async function place(session: Session) {
  const send = (body: unknown) =>
    fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        origin: shopUrl,
        ...session,
      },
      body: JSON.stringify(body),
    })
  const body = { ...orderBody(), method: 'card' }
  const { details } = (await (await send(body)).json()) as {
    details: { totals: { gross: { minor: number }; goods: { minor: number } } }
  }
  const placed = await send({ ...body, expectedTotal: details.totals.gross })
  expect(placed.status, await placed.clone().text()).toBe(201)
  const auth = new URL(placed.headers.get('location') ?? '', shopUrl).searchParams.get('auth') ?? ''
  return {
    id: (await placed.json()) as number,
    auth,
    total: details.totals.gross.minor,
    goods: details.totals.goods.minor,
  }
}

const read = async (at: string, session: Session) =>
  (await (await fetch(`${shopUrl}/api/${at}`, { headers: session })).json()) as Record<string, unknown>
const pointsOf = async (session: Session) => {
  const { data } = (await read('clients/points', session)) as { data: { order: number; points: number }[] }
  return data.map(({ order, points }) => ({ order, points }))
}

describe('points', () => {
  it('come with the payment, go in proportion with what is given back, and are nobody else’s to read', async () => {
    const session = await sessionOf((await makeClient()).email)
    const order = await place(session)
    expect(await pointsOf(session)).toEqual([])
    const event = await payAt(await openPage(order))
    await deliver(event)
    await deliver(event)
    const points = Math.floor(order.goods / 100)
    expect(points).toBeGreaterThan(0)
    await expect.poll(() => pointsOf(session), { timeout: 60_000 }).toEqual([{ order: order.id, points }])
    expect(await read('clients', session)).toMatchObject({ loyaltyPoints: points })
    expect(await read('clients/data', session)).toMatchObject({ points: [{ order: order.id, points }] })

    const clerk = await signIn()
    const giveBack = (minor: number) =>
      refund(
        { order: order.id, minor, reason: 'A letter was wrong' },
        { ...clerk, 'idempotency-key': randomUUID() },
      )
    expect((await giveBack(order.total - 1)).status).toBe(200)
    await expect.poll(() => pointsOf(session), { timeout: 60_000 }).toHaveLength(2)
    expect((await giveBack(1)).status).toBe(200)
    await expect.poll(async () => (await read('clients', session)).loyaltyPoints, { timeout: 60_000 }).toBe(0)
    const changes = await pointsOf(session)
    expect(changes.reduce((sum, { points: change }) => sum + change, 0)).toBe(0)

    const others = await sessionOf((await makeClient()).email)
    expect(await pointsOf(others)).toEqual([])
    expect((await fetch(`${shopUrl}/api/clients/points`)).status).toBe(401)
    expect((await fetch(`${shopUrl}/api/clients/points`, { headers: clerk })).status).toBe(401)
  })
})

/** The subjects of the mails to an address. */
const subjectsTo = async (address: string) => (await mailsFor(address)).map(({ subject }) => subject)

describe('the orders of a client', () => {
  it('are found by number, reference, article and year, and are nobody else’s', async () => {
    const session = await sessionOf((await makeClient()).email)
    const [one, other] = [await place(session), await place(session)]
    await query(
      `update orders set purchase_reference = 'PO 50 % rush', created_at = '2024-12-31T23:30:00Z' where id = $1`,
      [one.id],
    )
    const found = async (asked: Record<string, string>, by = session) => {
      const list = (await read(`orders?${new URLSearchParams(asked)}`, by)) as {
        data: { id: number }[]
        years: number[]
      }
      return { ids: list.data.map(({ id }) => id), years: list.years }
    }
    const thisYear = new Date().getFullYear()
    // 23:30 UTC on 31 December is next year in Paris.
    expect(await found({})).toEqual({ ids: [other.id, one.id], years: [thisYear, 2025] })
    expect((await found({ year: '2025' })).ids).toEqual([one.id])
    expect((await found({ year: '2024' })).ids).toEqual([])
    expect((await found({ search: String(other.id) })).ids).toEqual([other.id])
    expect((await found({ search: 'po 50 % RUSH' })).ids).toEqual([one.id])
    expect((await found({ search: "' or 1=1 --" })).ids).toEqual([])
    // A wildcard character is found as itself.
    expect((await found({ search: '50 %' })).ids).toEqual([one.id])
    for (const search of ['_', 'p_ 50', 'po%rush', '\\']) expect((await found({ search })).ids).toEqual([])
    const [title = ''] = ((await read('orders', session)) as { data: { titles: string[] }[] }).data[0]
      ?.titles ?? ['']
    expect((await found({ search: title.slice(0, 12) })).ids).toEqual([other.id, one.id])
    const stranger = await sessionOf((await makeClient()).email)
    expect(await found({ search: String(one.id) }, stranger)).toEqual({ ids: [], years: [] })
    for (const asked of ['year=20', 'year=1999', `search=${'x'.repeat(101)}`])
      expect((await fetch(`${shopUrl}/api/orders?${asked}`, { headers: session })).status, asked).toBe(400)
  })
})

describe('a professional account', () => {
  const confirm = (id: number, by: Session) =>
    fetch(`${shopUrl}/cms-api/clients/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...by },
      body: JSON.stringify({ proConfirmed: true }),
    })

  it('is confirmed by a clerk, once, and its client hears of it in his language', async () => {
    const { id, email } = await makeClient({ accountType: 'retailer', locale: 'de-DE' })
    const session = await sessionOf(email)
    expect(await read('clients', session)).toMatchObject({ role: 'client', proConfirmed: false })
    expect((await confirm(id, await staffSession('production'))).status).toBe(403)
    const clerk = await staffSession('clerk')
    expect((await confirm(id, clerk)).status).toBe(200)
    expect((await confirm(id, clerk)).status).toBe(200)
    expect(await read('clients', session)).toMatchObject({ role: 'retailer', proConfirmed: true })
    await expect
      .poll(() => subjectsTo(email), { timeout: 60_000, interval: 200 })
      .toEqual(['Ihr Firmenkonto ist bestätigt'])
  })
})

describe('a kept design', () => {
  const call = (method: string, at: string, session: Session, body?: unknown) =>
    fetch(`${shopUrl}/api/designs${at}`, {
      method,
      headers: { 'content-type': 'application/json', ...session },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const names = async (session: Session) => {
    const { data } = (await read('designs', session)) as { data: { id: number; name: string }[] }
    return data.map(({ name }) => name)
  }
  const [item] = orderBody().items
  const design = item?.content.design

  it('is its client’s own: kept once, renamed, and forgotten by nobody else', async () => {
    const session = await sessionOf((await makeClient()).email)
    const others = await sessionOf((await makeClient()).email)
    const kept = await call('POST', '', session, design)
    expect(kept.status, await kept.clone().text()).toBe(201)
    const { id } = (await kept.json()) as { id: number }
    expect(await (await call('POST', '', session, design)).json()).toEqual({ id })
    expect((await call('PUT', `/${id}`, session, { name: '  Cachet   de la société ' })).status).toBe(204)
    expect(await names(session)).toEqual(['Cachet de la société'])
    expect(await names(others)).toEqual([])
    expect((await call('PUT', `/${id}`, others, { name: 'Mine' })).status).toBe(404)
    expect((await call('DELETE', `/${id}`, others)).status).toBe(404)
    expect((await call('DELETE', `/${id}`, session)).status).toBe(204)
    expect((await call('DELETE', `/${id}`, session)).status).toBe(404)
    expect(await names(session)).toEqual([])
  })

  it('is refused to a visitor, to another site, and where it is no design', async () => {
    const session = await sessionOf((await makeClient()).email)
    expect((await call('GET', '', {})).status).toBe(401)
    expect((await call('POST', '', {}, design)).status).toBe(401)
    expect((await call('POST', '', { ...session, origin: 'https://evil.test' }, design)).status).toBe(403)
    expect((await call('POST', '', session, { type: 'stamp', elements: 'none' })).status).toBe(422)
    expect((await call('PUT', '/1', session, { name: ' ' })).status).toBe(400)
    expect((await call('DELETE', '/0', session)).status).toBe(404)
  })
})

describe('a list of references', () => {
  const ask = async (references: unknown) => {
    const response = await fetch(`${shopUrl}/api/quick-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locale: 'fr-FR', references }),
    })
    return { status: response.status, body: (await response.json()) as { data: Record<string, unknown>[] } }
  }

  it('is answered row by row, what nobody knows with what is nearest', async () => {
    const { body } = await ask(['4913 bleu', '7011', '4931-X', 'zzzz'])
    expect(body.data).toMatchObject([
      { known: true, slug: 'model-trodat-printy-4913', designed: true, variant: 'blue' },
      { known: true, kind: 'static', designed: false },
      {
        known: false,
        nearest: expect.arrayContaining([expect.objectContaining({ slug: expect.any(String) })]),
      },
      { known: false, nearest: [] },
    ])
  })

  it.each([[['x'.repeat(121)]], [Array.from({ length: 201 }, () => '4913')], ['4913'], [[7]]])(
    'that is none is refused (%#)',
    async references => {
      expect((await ask(references)).status).toBe(400)
    },
  )
})

describe('what a client takes along', () => {
  it('holds the prices that he asked for and, once his address is proven, what he wrote', async () => {
    const { id, email } = await makeClient()
    const session = await sessionOf(email)
    const post = (at: string, body: object) =>
      fetch(`${shopUrl}/api/${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shopUrl, ...session },
        body: JSON.stringify(body),
      })
    const request = { name: 'Jeanne Martin', email, message: 'Une plaque en laiton' }
    expect(
      (await post('orders', { saveType: 'quotation', items: [], locale: 'fr-FR', request })).status,
    ).toBe(201)
    const message = {
      subject: 'other',
      name: 'Jeanne Martin',
      email: email.toUpperCase(),
      message: 'Bonjour',
    }
    expect((await post('messages', { ...message, locale: 'fr-FR' })).status).toBe(201)
    const taken = await read('clients/data', session)
    expect(taken).toMatchObject({
      quotations: [{ request: { message: 'Une plaque en laiton' } }],
      messages: [],
    })
    await query('update clients set email_verified = true where id = $1', [id])
    expect(await read('clients/data', session)).toMatchObject({ messages: [{ message: 'Bonjour' }] })
  })
})
