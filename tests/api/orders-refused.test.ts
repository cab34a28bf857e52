import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendOrder } from '@/tests/support/order-request.mjs'
import { goodOrder, noteStored, refusal, sign, stamp, written } from './support/refused-orders'
import { shopUrl, signIn } from './support/shop'

let body: Awaited<ReturnType<typeof goodOrder>>
let exhausted: string
beforeAll(async () => {
  body = await goodOrder()
  exhausted = `NONE-${randomUUID().slice(0, 8)}`
  await fetch(`${shopUrl}/cms-api/discounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signIn()) },
    body: JSON.stringify({ coupon: exhausted, type: 'percent', value: 10, uses: 0 }),
  })
})
beforeEach(noteStored)
afterAll(async () => {
  expect((await sendOrder(shopUrl, body)).status).toBe(201)
})

const order = (over: Record<string, unknown>) => sendOrder(shopUrl, { ...body, ...over })
const withItem = (item: unknown) => order({ items: [item] })

describe('an order that is no order', () => {
  it.each([
    ['no JSON', '{"items":['],
    ['a list', '[]'],
    ['a text', '"order"'],
    ['null', 'null'],
    ['nothing', ''],
  ])('%s is refused', async (_name, text) => {
    expect(await refusal(await sendOrder(shopUrl, text))).toMatchObject({ status: 400, code: 'invalid_body' })
  })

  it.each([
    ['an unknown key', () => order({ price: 1 })],
    ['an unknown key of an item', () => withItem({ ...stamp(), unitPrice: 1 })],
    [
      'a prototype key',
      () => sendOrder(shopUrl, JSON.stringify(body).replace('{', '{"__proto__":{"isAdmin":true},')),
    ],
    ['a constructor key', () => order({ constructor: { prototype: { isAdmin: true } } })],
    ['no items', () => order({ items: [] })],
    ['a hundred and one items', () => order({ items: Array.from({ length: 101 }, sign) })],
    [
      'two items of one id',
      () =>
        order({
          items: [
            { ...stamp(), id: 'a' },
            { ...sign(), id: 'a' },
          ],
        }),
    ],
    ['a negative quantity', () => withItem({ ...stamp(), quantity: -1 })],
    ['a quantity of zero', () => withItem({ ...stamp(), quantity: 0 })],
    ['half a piece', () => withItem({ ...stamp(), quantity: 0.5 })],
    ['a huge quantity', () => withItem({ ...stamp(), quantity: 1e12 })],
    ['a quantity as a text', () => withItem({ ...stamp(), quantity: '1' })],
    ['a negative total', () => order({ expectedTotal: { minor: -1, currency: 'EUR' } })],
    ['no address', () => order({ delivery: null })],
    ['an e-mail that is none', () => order({ client: { ...body.client, email: 'sophie' } })],
    [
      'bytes that are no text in the e-mail',
      () => order({ client: { ...body.client, email: 'a\u0000@b.fr' } }),
    ],
    [
      'a name of bytes that no database takes',
      () => order({ client: { ...body.client, name: 'Sophie\u0000' } }),
    ],
    ['half a letter in the name', () => order({ client: { ...body.client, name: 'Sophie \ud800' } })],
    ['a language that the shop does not speak', () => order({ locale: 'it-IT' })],
    ['a country that the shop does not know', () => order({ locale: 'fr-XX' })],
    ['a NUL in a tracking parameter', () => order({ other: { gclid: 'a\u0000' } })],
    ['half a letter in a coupon', () => order({ discounts: ['\ud800'] })],
    ['a NUL in a text of a design', () => withItem(written('<div>a\u0000</div>'))],
    ['a header in the e-mail', () => order({ client: { ...body.client, email: 'a@b.fr\r\nBcc: c@d.fr' } })],
  ])('%s is refused', async (_name, send) => {
    expect(await refusal(await send())).toMatchObject({ status: 400, code: 'invalid_body' })
  })

  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ])('%s a hundred thousand deep are refused, as a whole and in a design', async (_name, deep) => {
    expect(await refusal(await sendOrder(shopUrl, deep))).toMatchObject({ status: 400, code: 'invalid_body' })
    const marked = JSON.stringify({ ...body, items: [{ ...stamp(), content: { design: 'DEEP' } }] })
    const problem = await refusal(await sendOrder(shopUrl, marked.replace('"DEEP"', deep)))
    expect(['invalid_body', 'invalid_design']).toContain(problem.code)
  })

  it('a body over the cap that does not tell its length is refused while it comes', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(100_000))
    let sent = 0
    const stream = new ReadableStream({
      pull(controller) {
        if (sent++ < 25) controller.enqueue(chunk)
        else controller.close()
      },
    })
    const response = await fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(await refusal(response)).toMatchObject({ status: 413, code: 'body_too_large' })
  })

  it('a body over the cap is refused unread', async () => {
    const huge = JSON.stringify({ ...body, other: { comment: 'x'.repeat(2_000_001) } })
    expect(await refusal(await sendOrder(shopUrl, huge))).toMatchObject({
      status: 413,
      code: 'body_too_large',
    })
  })

  it('a body that is no JSON by its type is refused', async () => {
    const headers = { 'content-type': 'text/plain', 'idempotency-key': randomUUID() }
    const response = await fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(await refusal(response)).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  })

  it.each([
    ['without a key', ''],
    ['with a key that is too short', 'abc'],
    ['with a key that is too long', 'k'.repeat(129)],
  ])('an order %s is refused', async (_name, key) => {
    expect(await refusal(await sendOrder(shopUrl, body, key as ReturnType<typeof randomUUID>))).toMatchObject(
      {
        status: 400,
        code: 'invalid_idempotency_key',
      },
    )
  })

  it.each([
    ['another site', { origin: 'https://evil.test' }],
    ['a page without an origin', { origin: 'null' }],
  ])('an order from %s is refused', async (_name, foreign) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...foreign }
    const response = await fetch(`${shopUrl}/api/orders`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(await refusal(response)).toMatchObject({
      status: 403,
      code: 'foreign_origin',
      details: { subject: shopUrl },
    })
  })
})

describe('an order whose price is not the shop’s', () => {
  it.each([
    ['less', -1],
    ['more', 1],
  ])('a cent %s is answered with the shop’s own totals', async (_name, cent) => {
    const expectedTotal = { ...body.expectedTotal, minor: body.expectedTotal.minor + cent }
    expect(await refusal(await order({ expectedTotal }))).toMatchObject({
      status: 409,
      code: 'price_changed',
      details: { totals: { gross: body.expectedTotal }, lines: body.items.map(({ id }) => ({ id })) },
    })
  })

  it('another currency is answered with the shop’s own totals', async () => {
    const expectedTotal = { ...body.expectedTotal, currency: 'CHF' }
    expect(await refusal(await order({ expectedTotal }))).toMatchObject({
      status: 409,
      code: 'price_changed',
    })
  })

  it('a price in an item changes nothing', async () => {
    const price = { minor: 1, currency: 'EUR' }
    const items = body.items.map(item => ({ ...item, price }))
    expect(await refusal(await order({ items, expectedTotal: price }))).toMatchObject({
      status: 409,
      details: { totals: { gross: body.expectedTotal } },
    })
  })
})

describe('an order that cannot be sent, paid or reduced', () => {
  it.each<[string, string, () => Promise<Response>]>([
    ['a method of another zone', 'method_not_offered', () => order({ shipment: { method: 'gb-home' } })],
    ['an unknown method', 'method_not_offered', () => order({ shipment: { method: 'teleport' } })],
    ['a relay without its point', 'relay_needed', () => order({ shipment: { method: 'fr-relay' } })],
    [
      'a relay with a point that somebody invented',
      'unknown_relay',
      () => order({ shipment: { method: 'fr-relay' }, delivery: { ...body.delivery, relaisId: 'R-1' } }),
    ],
    ['a way to pay that there never was', 'payment_not_offered', () => order({ method: 'shells' })],
    [
      'a consent that is missing',
      'terms_required',
      () => order({ client: { ...body.client, termsConsent: undefined } }),
    ],
    [
      'a consent that is denied',
      'terms_required',
      () => order({ client: { ...body.client, termsConsent: false } }),
    ],
    ['payment in 30 days by a guest', 'payment_not_offered', () => order({ method: 'account' })],
    ['an unknown coupon', 'unknown_discount', () => order({ discounts: ['NOTHING'] })],
    ['a system’s coupon', 'unknown_discount', () => order({ discounts: ['SYSTEM_RETAILER'] })],
    ['an exhausted coupon', 'discount_exhausted', () => order({ discounts: [exhausted] })],
  ])('%s is refused', async (_name, code, send) => {
    expect(await refusal(await send())).toMatchObject({ status: 422, code })
  })
})

describe('an address that nobody can deliver to', () => {
  const at = (change: Record<string, unknown>) => order({ delivery: { ...body.delivery, ...change } })

  it.each([
    ['no town', { city: '' }, 'delivery.city', 'VALIDATORS_REQUIRED_CITY'],
    [
      'a postal code of another country',
      { zipcode: '1000 AB' },
      'delivery.zipcode',
      'VALIDATORS_REQUIRED_ZIPCODE_INVALID',
    ],
    [
      'a street without its number where the country wants one',
      { country: 'DE', zipcode: '10115', address: 'Hauptstraße', city: 'Berlin', phone: '' },
      'delivery.address',
      'VALIDATORS_REQUIRED_ADDRESS_STREET_NUMBER',
    ],
    ['a relay’s ease at a door', { relaisId: 'R-1' }, 'delivery.relaisId', 'VALIDATORS_REQUIRED_SHIPMENT'],
  ])('with %s is refused, and the field is named', async (_name, change, path, code) => {
    expect(await refusal(await at(change))).toMatchObject({
      status: 422,
      code: 'undeliverable_address',
      details: { findings: expect.arrayContaining([{ path, code }]) },
    })
  })
})
