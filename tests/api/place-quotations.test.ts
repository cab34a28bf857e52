import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { orderBody } from '@/tests/support/order-request.mjs'
import { type By, call as callShop } from './support/call'
import { query } from './support/database'
import { makeClient, send, sessionOf, staffSession } from './support/people'
import type { ReadQuotation } from './support/quotation-answers'

let clerk: By
let client: { id: number; email: string }
let session: By
let inPlace: By
beforeAll(async () => {
  clerk = await staffSession('clerk')
  client = await makeClient()
  session = await sessionOf(client.email)
  inPlace = await enter({ client: client.id })
})

const call = (path: string, more?: Parameters<typeof callShop>[1]) => callShop<ReadQuotation>(path, more)

/** The headers of a browser in which the clerk acts for a client. */
async function enter(asked: object): Promise<By> {
  const { status, headers } = await call('stand-ins', { method: 'POST', body: asked, by: clerk })
  expect(status).toBe(200)
  const cookies = headers.getSetCookie().map(cookie => cookie.split(';')[0])
  return { ...clerk, cookie: [clerk.cookie, ...cookies].join('; ') }
}

const word = (over: object = {}) => ({
  id: randomUUID(),
  type: 'magic',
  slug: 'magic',
  quantity: 2,
  tranquility: false,
  content: {},
  description: 'Pose sur place',
  price: { minor: 24_000, currency: 'EUR' },
  costPrice: 150,
  ...over,
})
const supply = () => ({
  id: randomUUID(),
  type: 'static',
  slug: 'encre-trodat-7011',
  quantity: 3,
  tranquility: false,
  content: { variant: 'encre-trodat-7011-black' },
  description: '',
})
const draft = (items: object[], over: object = {}) => ({
  title: 'Cabinet',
  message: '',
  lines: items.map(item => ({ item, agreed: null })),
  discountPercent: 0,
  shipping: null,
  validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  country: 'FR',
  zipcode: '59000',
  ...over,
})
const make = (body: unknown, by: By) => call('quotations', { method: 'POST', body, by })
const made = async (items: object[]) => {
  const { status, body } = await make({ locale: 'fr-FR', draft: draft(items) }, inPlace)
  expect(status).toBe(201)
  return body.id
}
const sendIt = async (id: number) => {
  const { revision } = (await call(`quotations/${id}/draft`, { by: clerk })).body
  const sent = await call(`quotations/${id}/versions`, { method: 'POST', body: { revision }, by: clerk })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
}

describe('a quotation that a clerk makes in a client’s place', () => {
  it('is the client’s, names both of them, and writes to nobody before it is sent', async () => {
    const id = await made([supply(), word()])
    const { body } = await call(`quotations/${id}/draft`, { by: clerk })
    expect(body).toMatchObject({ client: client.id, contact: { email: client.email }, changed: true })
    expect(body.preview.lines.map(line => line.unit.minor)).toContain(24_000)
    const [event] = await query('select actor, data from quotation_events where quotation_id = $1', [id])
    expect(event).toMatchObject({ actor: 'admin', data: { client: client.email } })
    expect(JSON.stringify(event)).toMatch(/clerk-/)
    const jobs = await query(
      "select 1 from pgboss.job where name = 'quotation' and data ->> 'quotation' = $1",
      [String(id)],
    )
    expect(jobs).toEqual([])
    expect((await call(`quotations/${id}`, { by: session })).body.versions).toEqual([])
  })

  it('says after it was sent that nothing has changed since, and once something has', async () => {
    const id = await made([word()])
    await sendIt(id)
    const sent = (await call(`quotations/${id}/draft`, { by: clerk })).body
    expect([sent.changed, sent.versions.length]).toEqual([false, 1])
    const body = { revision: sent.revision, draft: { ...sent.draft, title: 'Autre titre' } }
    const saved = await call(`quotations/${id}/draft`, { method: 'PUT', body, by: clerk })
    expect(saved.body.quotation.changed).toBe(true)
  })

  it('is made by nobody else, and of nothing that is none', async () => {
    const body = { locale: 'fr-FR', draft: draft([word()]) }
    expect((await make(body, {})).status).toBe(401)
    for (const by of [session, clerk, await staffSession('production'), await staffSession('translator')])
      expect((await make(body, by)).status).toBe(403)
    expect((await make(body, { ...inPlace, origin: 'https://evil.example' })).status).toBe(403)
    for (const wrong of [
      draft([word({ price: { minor: -1, currency: 'EUR' } })]),
      draft([word({ price: { minor: 10_000_001, currency: 'EUR' } })]),
      draft([word({ description: ' ' })]),
      draft([word({ costPrice: -3 })]),
      draft([word()], { country: 'XX1' }),
      draft([word()], { discountPercent: 101 }),
      draft([word()], { validUntil: 'demain' }),
    ])
      expect((await make({ locale: 'fr-FR', draft: wrong }, inPlace)).status).toBe(400)
  })

  it('is loaded by staff as it stands, by its client as it was sent, without costs', async () => {
    const id = await made([supply(), word()])
    expect((await call(`orders/${id}`, { by: session })).status).toBe(404)
    const forStaff = (await call(`orders/${id}`, { by: inPlace })).body
    expect(forStaff).toMatchObject({
      status: 'quotation',
      other: { quotationId: id },
      delivery: { country: 'FR', zipcode: '59000' },
    })
    expect(forStaff.items[1]).toMatchObject({ type: 'magic', costPrice: 150 })
    await sendIt(id)
    const { status, body } = await call(`orders/${id}`, { by: session })
    expect(status).toBe(200)
    expect(body.items.map(({ type }) => type)).toEqual(['static', 'magic'])
    expect(JSON.stringify(body)).not.toContain('costPrice')
    expect((await call(`orders/${id}`, { by: await sessionOf((await makeClient()).email) })).status).toBe(404)
  })
})

describe('a line by word', () => {
  it('is never ordered from the cart, in a client’s place either', async () => {
    const body = { ...orderBody(), items: [word()], clientId: client.id }
    const { status, body: answer } = await call('orders', { method: 'POST', body, by: inPlace })
    expect([status >= 400, answer.code]).toEqual([true, 'unknown_product'])
  })

  it('that became an order tells its buyer no cost, and is asked for again at the price that it had', async () => {
    const id = await made([word()])
    await sendIt(id)
    const { versions } = (await call(`quotations/${id}`, { by: session })).body
    const { version, hash } = versions[0]
    const accept = { answer: 'accept', version, hash, name: 'Jeanne Martin', terms: true }
    expect(
      (await call(`quotations/${id}/answers`, { method: 'POST', body: accept, by: session })).status,
    ).toBe(204)
    const place = {
      name: 'Jeanne Martin',
      address: '45, rue de la Liberté',
      zipcode: '59000',
      city: 'Lille',
      country: 'FR',
      phone: '0612345678',
    }
    const ordering = {
      version,
      hash,
      delivery: place,
      billing: place,
      method: 'transfer',
      phone: place.phone,
    }
    const ordered = await call(`quotations/${id}/order`, { method: 'POST', body: ordering, by: session })
    expect(ordered.status).toBe(201)
    const read = (await call(`orders/${ordered.body}`, { by: session })).body
    expect(JSON.stringify(read)).not.toContain('costPrice')

    const again = { order: ordered.body, line: read.items[0].id }
    const request = { name: 'Jeanne Martin', email: client.email, message: 'La même chose, merci', again }
    const asking = { saveType: 'quotation', items: [], locale: 'fr-FR', request }
    // Limits count by the address: this one has its own.
    const from = { 'x-forwarded-for': '10.77.1.10' }
    const asked = await call('orders', { method: 'POST', body: asking, by: { ...from, ...session } })
    expect(asked.status).toBe(201)
    const draftOf = (await call(`quotations/${asked.body}/draft`, { by: clerk })).body.draft
    expect(draftOf.lines).toMatchObject([
      { item: { type: 'magic', price: { minor: 24_000 }, costPrice: 150, quantity: 2 } },
    ])
    const stranger = await sessionOf((await makeClient()).email)
    expect(
      (await call('orders', { method: 'POST', body: asking, by: { ...from, ...stranger } })).status,
    ).toBe(404)
    expect((await call('orders', { method: 'POST', body: asking, by: from })).status).toBe(404)
    const { order: _, ...unordered } = again
    const noOrder = { ...asking, request: { ...request, again: { ...unordered, order: 0 } } }
    expect(
      (await call('orders', { method: 'POST', body: noOrder, by: { ...from, ...session } })).status,
    ).toBe(400)
  })
})

describe('a client’s place', () => {
  it('takes a coupon that the clerk types, and none of the client’s own discounts', async () => {
    const coupon = `PLACE${Date.now()}`
    const discount = { coupon, type: 'percent', value: 10, uses: 3 }
    expect((await send('discounts', discount)).status).toBe(201)
    const body = { ...orderBody(), clientId: client.id, discounts: [coupon] }
    const { body: refused } = await call('orders', { method: 'POST', body, by: inPlace })
    const { discounts, goods } = refused.details.totals
    expect(discounts.minor).toBe(Math.round(goods.minor / 10))
    const placed = await call('orders', {
      method: 'POST',
      body: { ...body, expectedTotal: refused.details.totals.gross },
      by: inPlace,
    })
    expect(placed.status).toBe(201)
  })

  it('has what is designed there approved by the client with his name, before anything is made', async () => {
    const [row] = await query<{ id: number }>(
      `select o.id from orders o join orders_lines l on l._parent_id = o.id
       join orders_lines_parts p on p._parent_id = l.id where o.client_id = $1`,
      [client.id],
    )
    const order = row?.id ?? 0
    const { lines } = (await call(`orders/${order}`, { by: session })).body
    const line = lines[0]
    const part = line.parts[0]
    expect(part).toMatchObject({ laidOutAt: expect.any(String), approvedAt: null })
    const mails = await query(
      `select 1 from pgboss.job where name = 'mail' and data ->> 'template' = 'proof' and data ->> 'order' = $1`,
      [String(order)],
    )
    expect(mails).toHaveLength(1)
    const approve = { line: line.id, hash: part.sceneHash, approved: true }
    const answer = (body: object, by: By) => call(`orders/${order}/approvals`, { method: 'POST', body, by })
    expect((await answer(approve, session)).body.code).toBe('proof_unsigned')
    const signature = { name: 'Jeanne Martin' }
    expect((await answer({ ...approve, signature }, session)).status).toBe(204)
    const read = (await call(`orders/${order}`, { by: session })).body
    expect(read.lines[0].parts[0].approvedAt).toEqual(expect.any(String))
  })

  it('is taken by the number of one of his orders', async () => {
    const [row] = await query<{ id: number }>('select id from orders where client_id = $1 limit 1', [
      client.id,
    ])
    const by = await enter({ order: row?.id })
    expect((await call('stand-ins', { by })).body.standIn).toMatchObject({ client: { id: client.id } })
    const unknown = await call('stand-ins', { method: 'POST', body: { order: 999_999_999 }, by: clerk })
    expect(unknown.status).toBe(404)
  })
})

describe('costs', () => {
  it('are shown line by line and with delivery to staff, and to nobody else', async () => {
    const items = [supply(), word()]
    const asking = { items, locale: 'fr-FR', country: 'FR', zipcode: '59000' }
    const { status, body } = await call('tools/costs', { method: 'POST', body: asking, by: inPlace })
    expect(status).toBe(200)
    expect(body.lines[1]).toEqual({
      id: items[1]?.id,
      net: { minor: 48_000, currency: 'EUR' },
      cost: { minor: 30_000, currency: 'EUR' },
    })
    const ofLines = body.lines.reduce((sum: number, line) => sum + line.cost.minor, 0)
    expect(body.sum.cost.minor).toBeGreaterThan(ofLines)
    for (const by of [{}, session, await staffSession('production'), await staffSession('translator')])
      expect((await call('tools/costs', { method: 'POST', body: asking, by })).status).toBeGreaterThanOrEqual(
        401,
      )
  })

  it('are not shown for what has no price', async () => {
    const items = [{ ...supply(), slug: 'encre-inconnue' }]
    const asking = { items, locale: 'fr-FR', country: 'FR' }
    const { body } = await call('tools/costs', { method: 'POST', body: asking, by: clerk })
    expect(body).toEqual({ lines: [], sum: null })
  })
})

it('the search for clients finds clients alone', async () => {
  const { body } = await call(`tools/search?q=${encodeURIComponent(client.email)}&locale=fr-FR&only=client`, {
    by: clerk,
  })
  expect(body.found).toMatchObject([{ kind: 'client', href: `/admin/collections/clients/${client.id}` }])
})

describe('a quotation of a company’s buyer', () => {
  /** A company, somebody who buys for it and somebody who approves, and a quotation that was sent to the buyer. */
  async function quotedFirm() {
    const firm = await send('client-companies', { name: `Cabinet ${randomUUID()}` })
    const company = ((await firm.json()) as { doc: { id: number } }).doc.id
    const [buyer, approver] = await Promise.all(
      (['buyer', 'approver'] as const).map(companyRole => makeClient({ company, companyRole })),
    )
    if (!buyer || !approver) throw new Error('nobody was made')
    const place = await enter({ client: buyer.id })
    const quoted = await make({ locale: 'fr-FR', draft: draft([supply(), word()]) }, place)
    expect(quoted.status).toBe(201)
    const id = quoted.body.id as number
    await sendIt(id)
    const [by, approvedBy] = [await sessionOf(buyer.email), await sessionOf(approver.email)]
    const { version, hash } = (await call(`quotations/${id}`, { by })).body.versions[0]
    const said = { answer: 'accept', version, hash, name: 'Paul Achat', terms: true }
    expect((await call(`quotations/${id}/answers`, { method: 'POST', body: said, by })).status).toBe(204)
    return { id, by, approvedBy, seen: { version, hash } }
  }
  const address = { name: 'Cabinet', address: '1 rue A', zipcode: '59000', city: 'Lille', country: 'FR' }
  const decide = (order: number, body: object, by: By) =>
    call(`orders/${order}/decisions`, { method: 'POST', body, by })

  it('is an order that waits for the approver at the price that was quoted, and goes on with his word alone', async () => {
    const { id, by, approvedBy, seen } = await quotedFirm()
    const to = { delivery: { ...address, phone: '0612345678' }, billing: address, phone: '0612345678' }
    const ask = () =>
      call(`quotations/${id}/order`, { method: 'POST', body: { ...seen, ...to, method: 'transfer' }, by })
    const ordered = await ask()
    expect([ordered.status, (await ask()).body]).toEqual([202, ordered.body])
    const order = ordered.body as unknown as number
    const readBy = async (whose: By) => (await call(`orders/${order}`, { by: whose })).body
    expect(await readBy(approvedBy)).toMatchObject({
      status: 'cart',
      approval: { state: 'waiting', may: 'decide' },
    })
    const quoted = (await call(`quotations/${id}`, { by })).body.versions[0]
    const [stored] = await query<{ minor: number }>(
      'select total_minor::int as minor from orders where id = $1',
      [order],
    )
    expect(stored?.minor).toBe(quoted.totals.gross.minor)

    const own = await decide(order, { answer: 'approve' }, by)
    expect([own.status, own.body.code]).toEqual([409, 'own_approval'])
    const paid = await call('payments/start', { method: 'POST', body: { order, method: 'card' }, by })
    expect([paid.status, paid.body.code]).toEqual([409, 'company_waiting'])
    expect((await decide(order, { answer: 'approve' }, approvedBy)).status).toBe(204)
    expect(await readBy(by)).toMatchObject({ status: 'awaiting-payment', approval: { state: 'approved' } })
  })

  it('that is declined is cancelled, and the quotation gives no second order', async () => {
    const { id, by, approvedBy, seen } = await quotedFirm()
    const to = { delivery: { ...address, phone: '0612345678' }, billing: address, phone: '0612345678' }
    const body = { ...seen, ...to, method: 'transfer' }
    const order = (await call(`quotations/${id}/order`, { method: 'POST', body, by }))
      .body as unknown as number
    expect((await decide(order, { answer: 'decline', word: 'Trop cher' }, approvedBy)).status).toBe(204)
    const again = await call(`quotations/${id}/order`, { method: 'POST', body, by })
    expect(again.body).toBe(order)
    expect((await call(`orders/${order}`, { by })).body).toMatchObject({ status: 'cancelled' })
  })
})
