import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
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
  ['a coupon in other letters', () => coupon.toLowerCase(), 'unknown_discount'],
  ['a coupon of the past', () => outdated, 'discount_expired'],
  ['a coupon of the future', () => early, 'discount_not_yet'],
  ['a discount that only looks like the shop’s own', () => 'SYSTEM_RETAILER_2', 'unknown_discount'],
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
