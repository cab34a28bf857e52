import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

const name = (kind: string) => `${kind}-${randomUUID().slice(0, 8)}`
const coupon = name('TEN')
const exhausted = name('NONE')
const outdated = name('OLD')
const early = name('SOON')
const bounded = name('SIGNS')

const ask = (path: string, init?: RequestInit) => fetch(`${shopUrl}/api/discounts/${path}`, init)

beforeAll(async () => {
  const headers = { 'content-type': 'application/json', ...(await signIn()) }
  const kept = [
    { coupon, type: 'percent', value: 10, uses: 3 },
    { coupon: exhausted, type: 'percent', value: 10, uses: 0 },
    { coupon: early, type: 'percent', value: 10, uses: 3, validFrom: '2096-01-01T00:00:00.000Z' },
    { coupon: bounded, type: 'percent', value: 10, uses: 3, minimum: 30, kinds: ['sign'], perClient: 1 },
    { coupon: outdated, type: 'euro', value: 5, uses: 3, validUntil: '2020-01-01T00:00:00.000Z' },
  ]
  for (const discount of kept) {
    const made = await fetch(`${shopUrl}/cms-api/discounts`, {
      method: 'POST',
      headers,
      body: JSON.stringify(discount),
    })
    expect(made.status).toBe(201)
  }
})

it('says what a coupon gives, and to nobody how often', async () => {
  const answer = await ask(coupon)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.json()).toEqual({ coupon, type: 'percent', value: 10 })
})

it('is the same in upper and lower case: read, ordered with, and counted', async () => {
  const loud = name('NOEL')
  const made = await panel('POST', '', { coupon: loud, type: 'percent', value: 10, uses: 2, perClient: 1 })
  expect(made.status).toBe(201)
  const answer = await ask(loud.toLowerCase())
  expect(await answer.json()).toMatchObject({ coupon: loud, value: 10 })
  const email = `${randomUUID()}@shop.test`
  const bodyOf = (typed: string) => {
    const { client } = orderBody()
    return agreedBody(shopUrl, orderBody({ discounts: [typed], client: { ...client, email } }))
  }
  const placed = await sendOrder(shopUrl, await bodyOf(loud.toLowerCase()))
  expect(placed.status).toBe(201)
  const again = await sendOrder(shopUrl, await bodyOf(loud))
  expect(await again.json()).toMatchObject({ code: 'discount_used' })
  const uses = await query('select coupon from coupon_uses where email = $1', [email])
  expect(uses).toEqual([{ coupon: loud }])
})

it('says what a coupon is for, and from how much', async () => {
  const answer = await ask(bounded)
  expect(await answer.json()).toEqual({
    coupon: bounded,
    type: 'percent',
    value: 10,
    minimum: 30,
    kinds: ['sign'],
  })
})

it.each([
  ['an unknown coupon', () => 'NOTHING', 'unknown_discount'],
  ['a coupon of the past', () => outdated, 'discount_expired'],
  ['a coupon of the future', () => early, 'discount_not_yet'],
  ['a discount that only looks like the shop’s own', () => 'SYSTEM_RETAILER_2', 'unknown_discount'],
  ['a name of the shop’s own in other letters', () => 'system_loyalty_8', 'unknown_discount'],
  ['a level that the club does not have', () => 'SYSTEM_LOYALTY_8', 'unknown_discount'],
  ['bytes that no database keeps', () => 'A\u0000', 'unknown_discount'],
  ['a name that is too long', () => 'X'.repeat(80), 'unknown_discount'],
  ['a coupon without a use left', () => exhausted, 'discount_exhausted'],
])('refuses %s by its code', async (_, path, code) => {
  const answer = await ask(path())
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect((await answer.json()).code).toBe(code)
})

it('is read only', async () => {
  expect((await ask(coupon, { method: 'DELETE' })).status).toBe(405)
})

const panel = async (method: string, path: string, body?: object) => {
  const headers = { 'content-type': 'application/json', ...(await signIn()) }
  const init = body ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(`${shopUrl}/cms-api/discounts${path}`, { method, headers, ...init })
  return { status: answer.status, text: await answer.text() }
}

it('is made once in upper or lower case, and refused at its field where it contradicts itself', async () => {
  const twin = { coupon: coupon.toLowerCase(), type: 'percent', value: 5, uses: 1 }
  const days = { validFrom: '2030-02-01T00:00:00.000Z', validUntil: '2030-01-01T00:00:00.000Z' }
  const wrong: [object, string][] = [
    [twin, '"path":"coupon"'],
    [{ ...twin, coupon: name('DAYS'), ...days }, '"path":"validUntil"'],
    [{ ...twin, coupon: name('OFTEN'), perClient: 2 }, '"path":"perClient"'],
    [{ ...twin, coupon: name('FAR'), countries: ['Utopia'] }, '"path":"countries"'],
  ]
  for (const [body, path] of wrong) {
    const answer = await panel('POST', '', body)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(path)])
  }
})

it('is for the countries that it names, and says so to a cart that goes elsewhere', async () => {
  const here = name('BELGIUM')
  const body = { coupon: here, type: 'percent', value: 10, uses: 5, countries: ['BE'] }
  expect((await panel('POST', '', body)).status).toBe(201)
  expect(await (await ask(here)).json()).toMatchObject({ coupon: here, countries: ['BE'] })
  const order = await sendOrder(shopUrl, orderBody({ discounts: [here] }))
  expect(await order.json()).toMatchObject({ code: 'discount_country', details: { subject: here } })
})

it('shows its orders to who makes coupons, and is not removed or renamed once it was used', async () => {
  const used = name('USED')
  const made = await panel('POST', '', { coupon: used, type: 'percent', value: 10, uses: 5 })
  const { id } = (JSON.parse(made.text) as { doc: { id: number } }).doc
  const placed = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody({ discounts: [used] })))
  const order = (await placed.json()) as number
  const sheet = await fetch(`${shopUrl}/admin/collections/discounts/${id}`, { headers: await signIn() })
  expect(sheet.status).toBe(200)
  expect(await sheet.text()).toContain(`/admin/collections/orders/${order}`)
  expect((await panel('DELETE', `/${id}`)).status).toBe(409)
  expect((await panel('PATCH', `/${id}`, { coupon: name('OTHER') })).status).toBe(400)
  expect((await panel('PATCH', `/${id}`, { uses: 0 })).status).toBe(200)
})
