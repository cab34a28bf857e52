import { beforeAll, describe, expect, it } from 'vitest'
import { numberName } from '@/lib/orders/order/number-name'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { placeAs } from './support/orders'
import { makeClient, sessionOf, staffSession } from './support/people'
import { get, shopUrl, signIn } from './support/shop'

const ink = {
  id: 'ink',
  type: 'static',
  slug: 'encre-trodat-7011',
  quantity: 3,
  tranquility: false,
  content: { variant: 'encre-trodat-7011-black' },
  description: '',
}

describe('a session discount', () => {
  let retailer: { cookie: string }
  let loyal: { cookie: string }
  beforeAll(async () => {
    retailer = await sessionOf((await makeClient({ accountType: 'retailer', proConfirmed: true })).email)
    const client = await makeClient()
    await query('update clients set loyalty_points = 3000 where id = $1', [client.id])
    loyal = await sessionOf(client.email)
  })
  const read = async (coupon: string, headers = {}) => (await get(`/api/discounts/${coupon}`, headers)).status

  it('is answered to those who have earned it and to staff, and forbidden to all others', async () => {
    const staff = await signIn()
    expect(await read('SYSTEM_RETAILER_1', retailer)).toBe(200)
    expect(await read('SYSTEM_LOYALTY_3', loyal)).toBe(200)
    expect(await (await get('/api/discounts/SYSTEM_LOYALTY_3', loyal)).json()).toEqual({
      coupon: 'SYSTEM_LOYALTY_3',
      type: 'percent',
      value: 5,
    })
    for (const coupon of ['SYSTEM_RETAILER_1', 'SYSTEM_LOYALTY_7'])
      expect([coupon, await read(coupon, staff)]).toEqual([coupon, 200])
    expect(await read('SYSTEM_RETAILER_1')).toBe(403)
    expect(await read('SYSTEM_LOYALTY_1')).toBe(403)
    expect(await read('SYSTEM_RETAILER_1', loyal)).toBe(403)
    expect(await read('SYSTEM_LOYALTY_4', loyal)).toBe(403)
    expect(await read('SYSTEM_LOYALTY_7', await staffSession('production'))).toBe(403)
    const waiting = await makeClient({ accountType: 'retailer' })
    expect(await read('SYSTEM_RETAILER_1', await sessionOf(waiting.email))).toBe(403)
  })

  it('is given by the server alone, not by what was sent', async () => {
    const given = await placeAs(retailer, { discounts: [] })
    expect(given.totals.discounts.minor).toBe(Math.round(given.totals.goods.minor * 0.2))
    const claimed = await placeAs(loyal, { discounts: ['SYSTEM_RETAILER_1'] })
    expect(claimed.totals.discounts.minor).toBe(Math.round(claimed.totals.goods.minor * 0.05))
    const guest = await placeAs({}, { discounts: ['SYSTEM_RETAILER_1'] })
    expect(guest.totals.discounts.minor).toBe(0)
  })
})

describe('an order of a client', () => {
  it('is his to read without a code, and nobody else’s', async () => {
    const mine = await makeClient()
    const session = await sessionOf(mine.email)
    const others = await sessionOf((await makeClient()).email)
    const { id, placed } = await placeAs(session)
    expect(await (await get(`/api/orders/${id}`, session)).json()).toMatchObject({ id })
    expect((await get(`/api/orders/${id}`, others)).status).toBe(404)
    expect((await get(`/api/orders/${id}`)).status).toBe(404)
    const auth = new URL(placed.headers.get('location') ?? '', shopUrl).searchParams.get('auth') ?? ''
    const byCode = await get(`/api/orders/${id}?auth=${auth}`, others)
    expect(byCode.status).toBe(200)
    expect(Object.keys((await byCode.json()) as object)).not.toContain('costPrice')
    expect(await (await get(`/api/clients?auth=${auth}`)).json()).toMatchObject({
      id: null,
      authType: 'code',
      registered: false,
      name: 'Sophie Bernard',
    })
    const clerk = await staffSession('clerk')
    expect(await (await get(`/api/clients?auth=${auth}`, clerk)).json()).toMatchObject({
      id: mine.id,
      email: mine.email,
    })
    const tampered = `${auth.slice(0, -1)}${auth.endsWith('A') ? 'B' : 'A'}`
    expect((await get(`/api/orders/${id}?auth=${tampered}`)).status).toBe(404)
    expect((await get(`/api/orders/${id}?auth=${auth.replace(/^\d+/, String(id - 1))}`)).status).toBe(404)
  })

  it('is placed in his place by a clerk, without a whole address, and by nobody else', async () => {
    const client = await makeClient({ accountType: 'retailer', proConfirmed: true })
    const address = { name: 'Jeanne', country: 'FR', zipcode: '59000' }
    const over = { clientId: client.id, delivery: address, billing: address, client: {} }
    const { id, totals } = await placeAs(await staffSession('clerk'), over)
    expect(totals.discounts.minor).toBe(0)
    const mine = await get(`/api/orders/${id}`, await sessionOf(client.email))
    expect(await mine.json()).toMatchObject({
      id,
      events: [{ actor: 'admin' }],
      client: { email: client.email },
    })
    const body = { ...(await agreedBody(shopUrl, orderBody())), ...over }
    expect((await sendOrder(shopUrl, body)).status).toBe(403)
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(await staffSession('production')),
    }
    const forbidden = await fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(forbidden.status).toBe(403)
  })
})

describe('the orders of a client', () => {
  it('are listed for him alone, the newest first', async () => {
    const session = await sessionOf((await makeClient()).email)
    const other = await makeClient()
    const first = await placeAs(session)
    const second = await placeAs(session)
    const list = await (await get('/api/orders', session)).json()
    expect(list).toMatchObject({
      data: [
        {
          id: second.id,
          status: 'awaiting-payment',
          total: second.totals.gross,
          titles: [expect.any(String), expect.any(String)],
          pictured: 1,
          picture: null,
          withVat: true,
        },
        { id: first.id },
      ],
      meta: { pagination: { total: 2 } },
    })
    expect(await (await get('/api/orders', await sessionOf(other.email))).json()).toMatchObject({ data: [] })
    expect((await get('/api/orders')).status).toBe(401)
    expect((await get('/api/orders?pagination[page]=0', session)).status).toBe(400)
  })

  it('are shown by the shop’s picture where nothing is designed, and found by their number as it is read', async () => {
    const session = await sessionOf((await makeClient()).email)
    const { id } = await placeAs(session, { items: [ink] })
    const listed = { id, pictured: null, picture: { kind: 'static', slug: ink.slug, variant: 'black' } }
    for (const search of [`${id}`, numberName(id)]) {
      const found = await get(`/api/orders?${new URLSearchParams({ search })}`, session)
      expect(await found.json()).toMatchObject({ data: [listed] })
    }
  })
})

describe('the ways to pay', () => {
  const ask = async (country: string, locale: string) =>
    (await (await get(`/api/payments?country=${country}&locale=${locale}`)).json()) as { method: string }[]

  it('are those that the shop offers for a delivery, in the words of the locale', async () => {
    expect((await ask('FR', 'fr-FR')).map(({ method }) => method)).toEqual(['card', 'transfer', 'cheque'])
    expect(await ask('DE', 'de-DE')).toEqual([
      { method: 'card', name: 'Karte', text: expect.stringContaining('Zahlungsdienst'), online: true },
      { method: 'transfer', name: 'Überweisung', text: 'Fertigung nach Zahlungseingang', online: false },
    ])
    expect((await get('/api/payments?country=France&locale=fr-FR')).status).toBe(400)
  })

  it('tell with the order how it is paid, until it is', async () => {
    const { id, placed } = await placeAs({}, { method: 'cheque' })
    const auth = new URL(placed.headers.get('location') ?? '', shopUrl).search
    const read = async (more = '') =>
      (await (await get(`/api/orders/${id}${auth}${more}`)).json()) as { payment: unknown }
    // What is to be done now is said in the reader's language.
    expect((await read('&locale=de-DE')).payment).toMatchObject({ title: 'Zahlung per Scheck' })
    expect((await get(`/api/orders/${id}${auth}&locale=xx`)).status).toBe(400)
    expect((await read()).payment).toMatchObject({
      title: 'Payer par chèque',
      rows: expect.arrayContaining([{ label: 'Référence', value: String(id) }]),
    })
    const headers = { 'content-type': 'application/json', ...(await signIn()) }
    await fetch(`${shopUrl}/cms-api/orders/${id}`, { method: 'PATCH', headers, body: '{"status":"paid"}' })
    expect((await read()).payment).toBeNull()
  })
})
