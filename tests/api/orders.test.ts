import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { engineVersion } from '@/lib/design/scene/scene'
import { orderSchema } from '@/lib/orders/order/order'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { makeClient, sessionOf } from './support/people'
import { shopUrl, signIn } from './support/shop'

let body: ReturnType<typeof orderBody>
let session: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  body = await agreedBody(shopUrl, orderBody())
  session = await signIn()
})

/** Places an order; its id and the address at which its buyer reads it. */
async function place(request: unknown = body, key = randomUUID()) {
  const response = await sendOrder(shopUrl, request, key)
  return {
    status: response.status,
    id: (await response.json()) as number,
    url: `${shopUrl}${response.headers.get('location')}`,
  }
}

const codeOf = async (response: Response) => ({ status: response.status, code: (await response.json()).code })

describe('an order', () => {
  it('is read with its code as it was placed: designs, ledger, VAT and history', async () => {
    const { status, id, url } = await place()
    expect(status).toBe(201)
    const order = orderSchema.parse(await (await fetch(url)).json())
    expect(order).toMatchObject({
      id,
      status: 'awaiting-payment',
      method: 'transfer',
      delivery: { city: 'Lille', country: 'FR' },
      totals: { gross: body.expectedTotal },
      vat: [{ percent: 20 }],
      events: [{ from: null, to: 'awaiting-payment', actor: 'client' }],
    })
    expect(order.items).toHaveLength(2)
    for (const line of order.lines) {
      const sum = line.ledger.reduce((total, entry) => total + entry.amount.minor, 0)
      expect(sum).toBe(line.line.minor)
      expect(line.parts).toEqual([
        {
          slug: line.slug,
          sceneHash: expect.stringMatching(/^[0-9a-f]{64}$/),
          engineVersion,
          approvedAt: null,
          laidOutAt: null,
        },
      ])
      expect(line.withdrawal).toEqual({ days: 0, reason: 'personalised' })
    }
    expect(order).not.toHaveProperty('costPrice')
  })

  it.each([
    ['without its code', (url: string) => url.replace(/\?.*/, '')],
    ['with a code that is wrong', (url: string) => `${url.slice(0, -3)}abc`],
    [
      'with the code of another order',
      (url: string) => url.replace(/orders\/(\d+)/, (_, id) => `orders/${id - 1}`),
    ],
  ])('is not there %s', async (_name, change) => {
    await place()
    const { url } = await place()
    expect(await codeOf(await fetch(change(url)))).toEqual({ status: 404, code: 'not_found' })
  })

  it('is there for staff, with its cost', async () => {
    const { id } = await place()
    const response = await fetch(`${shopUrl}/api/orders/${id}`, { headers: session })
    expect(orderSchema.parse(await response.json()).costPrice?.minor).toBeGreaterThan(0)
  })

  it('is made once, however often the same key brings the same body, and at whatever time', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(body, key)))
    const later = await place({ ...body }, key)
    expect(new Set([...answers, later].map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(later.status).toBe(200)
    const stored = await query('select id from orders where idempotency_key = $1', [key])
    expect(stored).toHaveLength(1)
  })

  it('is refused where its key has brought another body', async () => {
    const key = randomUUID()
    await place(body, key)
    const other = { ...body, client: { ...body.client, name: 'Someone Else' } }
    expect(await codeOf(await sendOrder(shopUrl, other, key))).toEqual({
      status: 422,
      code: 'idempotency_key_reused',
    })
  })

  it('takes as many uses of a coupon as there are, and not one more', async () => {
    const coupon = `TWICE-${randomUUID().slice(0, 8)}`
    const made = await fetch(`${shopUrl}/cms-api/discounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({ coupon, type: 'percent', value: 10, uses: 2 }),
    })
    expect(made.status).toBe(201)
    const reduced = await agreedBody(shopUrl, orderBody({ discounts: [coupon] }))
    expect(reduced.expectedTotal.minor).toBeLessThan(body.expectedTotal.minor)
    const keys = Array.from({ length: 6 }, () => randomUUID())
    const answers = await Promise.all(keys.map(key => sendOrder(shopUrl, reduced, key)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422])
    for (const answer of answers.filter(({ status }) => status === 422))
      expect((await answer.json()).code).toBe('discount_exhausted')
    expect(await query('select uses from discounts where coupon = $1', [coupon])).toEqual([{ uses: '0' }])
    // Who lost his answer gets his order, although nobody could place it any more.
    const taken = answers.findIndex(({ status }) => status === 201)
    const again = await sendOrder(shopUrl, reduced, keys[taken])
    expect([again.status, await again.json()]).toEqual([200, await answers[taken]?.json()])
  })

  it('is refused as a whole while the disk is full, and made under the same key once there is space', async () => {
    const email = `full-${randomUUID().slice(0, 8)}@example.org`
    const request = { ...body, client: { ...body.client, email } }
    const key = randomUUID()
    const others = Array.from({ length: 24 }, () => randomUUID())
    // PostgreSQL's error for a table that cannot grow, raised for this one buyer.
    await query(`create function disk_full() returns trigger language plpgsql as $$ begin
      raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
    await query(`create trigger disk_full before insert on orders for each row
      when (new.email = '${email}') execute function disk_full()`)
    try {
      // Other orders at the same moment, some of them sent twice, are in the same statement and are still written.
      const [refused, ...taken] = await Promise.all([
        sendOrder(shopUrl, request, key),
        ...[...others, ...others.slice(0, 8)].map(other => place(body, other)),
      ])
      expect(await codeOf(refused)).toEqual({ status: 500, code: 'server_error' })
      expect(new Set(taken.map(({ id }) => id)).size).toBe(others.length)
      expect(await query('select from orders where idempotency_key = any ($1)', [others])).toHaveLength(24)
      expect(await query('select from idempotency_keys where key = $1', [key])).toEqual([])
    } finally {
      await query('drop function disk_full cascade')
    }
    expect((await place(request, key)).status).toBe(201)
  })
})

describe('an order that was placed without an account', () => {
  it('is put into the account of its buyer, who has its code and its address; into nobody else’s', async () => {
    const [buyer, other] = [await makeClient(), await makeClient()]
    const { client } = orderBody()
    const order = await place(
      await agreedBody(shopUrl, orderBody({ client: { ...client, email: buyer.email } })),
    )
    const strange = await place()
    const codeIn = (url: string) => new URL(url).searchParams.get('auth') ?? ''
    const claim = (session: Record<string, string>, auth: string, id = order.id) =>
      fetch(`${shopUrl}/api/orders/${id}/claims`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...session },
        body: JSON.stringify({ auth }),
      })
    const [own, others] = [await sessionOf(buyer.email), await sessionOf(other.email)]
    expect(await codeOf(await claim({}, codeIn(order.url)))).toMatchObject({ status: 403 })
    expect(await codeOf(await claim(session, codeIn(order.url)))).toMatchObject({ status: 403 })
    // The code of another order, and an order of somebody else's address, are not found.
    expect(await codeOf(await claim(own, codeIn(strange.url)))).toMatchObject({ status: 404 })
    expect(await codeOf(await claim(own, codeIn(strange.url), strange.id))).toMatchObject({ status: 404 })
    expect(await codeOf(await claim(others, codeIn(order.url)))).toMatchObject({ status: 404 })
    const list = async () =>
      ((await (await fetch(`${shopUrl}/api/orders`, { headers: own })).json()) as { data: { id: number }[] })
        .data
    expect(await list()).toEqual([])
    for (const _ of ['once', 'again']) expect((await claim(own, codeIn(order.url))).status).toBe(204)
    expect((await list()).map(({ id }) => id)).toEqual([order.id])
    expect(await codeOf(await claim(others, codeIn(order.url)))).toMatchObject({ status: 404 })
  })
})
