import { describe, expect, it } from 'vitest'
import { query } from './support/database'
import { shopUrl } from './support/shop'

/** What one address may ask of coupons here, by `testLimits`. */
const most = 80

/** Asks for a coupon as somebody at an address. */
const coupon = (address: string, code = 'NOBODY') =>
  fetch(`${shopUrl}/api/discounts/${code}`, { headers: { 'x-forwarded-for': address } })

describe('a limit', () => {
  it('stops an address that guesses coupons, says for how long, and leaves others alone', async () => {
    for (let i = 0; i < most; i++) expect((await coupon('203.0.113.7', `GUESS-${i}`)).status).toBe(422)
    const refused = await coupon('203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refused.json()).code).toBe('too_many_requests')
    expect((await coupon('203.0.113.8')).status).toBe(422)
  })

  it('counts what the nearest proxy names, not what the client has written before it', async () => {
    for (let i = 0; i < most; i++) await coupon(`198.51.100.${i}, 203.0.113.9`)
    expect((await coupon('198.51.100.99, 203.0.113.9')).status).toBe(429)
  })

  it('counts a network of version 6 as one', async () => {
    for (let i = 0; i < most; i++) await coupon(`2001:db8:1:2::${i.toString(16)}`)
    expect((await coupon('2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await coupon('2001:db8:1:3::1')).status).toBe(422)
  })

  it('is kept where every instance sees it', async () => {
    await coupon('203.0.113.10')
    const rows = await query("select points from rate_limits where key = 'coupons:203.0.113.10'")
    expect(rows).toEqual([{ points: 1 }])
  })
})
