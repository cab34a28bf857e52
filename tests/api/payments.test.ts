import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { signEvent } from '@/scripts/lib/payment-double/server.mjs'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query, waitingFor } from './support/database'
import {
  askService,
  check,
  deliver,
  fail,
  historyOf,
  openPage,
  payAt,
  paymentsOf,
  paySilently,
  placeFor,
  refund,
  refundsOf,
  signedBefore,
  start,
  statusOf,
} from './support/payments'
import { makeClient, sessionOf, staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

const codeOf = async (response: Response) => ({ status: response.status, code: (await response.json()).code })

/** Kinds of mail that were asked for about an order. */
const mailsOf = async (id: number) =>
  (
    await query<{ template: string }>(
      `select data ->> 'template' as template from pgboss.job where name = 'mail' and (data ->> 'order')::int = $1`,
      [id],
    )
  ).map(({ template }) => template)

/** How many of the shop's connections wait for a row of a table. */
const waitersOf = async (table: string) => (await waitingFor(`from "${table}"`)).length

/** Has a job done now, and waits for it. */
async function run(name: string) {
  const [row] = await query<{ id: string }>(
    `insert into pgboss.job (name, data, policy) values ($1, '{}', 'standard') returning id`,
    [name],
  )
  const state = async () =>
    (await query<{ state: string }>('select state from pgboss.job where id = $1', [row?.id]))[0]?.state
  await expect.poll(state, { timeout: 60_000 }).toBe('completed')
}

describe('an order by card', () => {
  it('is paid on the page of the service, which tells it, and is confirmed then', async () => {
    const order = await placeFor()
    expect(await mailsOf(order.id)).toEqual([])
    const page = await openPage(order)
    const session = await askService(`checkout/sessions/${page.split('/').at(-1)}`)
    expect(session).toMatchObject({
      amount_total: order.total,
      currency: 'eur',
      client_reference_id: String(order.id),
      success_url: expect.stringContaining(`/payment/?id=${order.id}&auth=`),
    })
    expect((await deliver(await payAt(page))).status).toBe(200)
    expect(await statusOf(order.id)).toBe('paid')
    expect(await historyOf(order.id)).toEqual(['awaiting-payment', 'paid'])
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'taken', taken: order.total }])
    expect(await mailsOf(order.id)).toContain('order-confirmation')
    expect(await (await start(order)).json()).toEqual({ state: 'paid' })
  })

  it('has one page, however many tabs and clicks ask for it', async () => {
    const order = await placeFor()
    const pages = await Promise.all(Array.from({ length: 6 }, () => openPage(order)))
    expect(new Set(pages).size).toBe(1)
    expect(await paymentsOf(order.id)).toHaveLength(1)
  })

  it('is nobody else’s to pay', async () => {
    const order = await placeFor()
    const other = await placeFor()
    for (const auth of ['', 'x', other.auth])
      expect(await codeOf(await start({ id: order.id, auth }))).toEqual({ status: 404, code: 'not_found' })
    const foreign = await fetch(`${shopUrl}/api/payments/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.test' },
      body: JSON.stringify({ order: order.id, auth: order.auth }),
    })
    expect(await codeOf(foreign)).toEqual({ status: 403, code: 'foreign_origin' })
  })

  it('is paid another way on the same order, and its page then takes no money', async () => {
    const order = await placeFor()
    const page = await openPage(order)
    expect(await codeOf(await start(order, 'shells'))).toEqual({ status: 422, code: 'payment_not_offered' })
    expect(await (await start(order, 'transfer')).json()).toEqual({ state: 'told' })
    expect(await askService(`checkout/sessions/${page.split('/').at(-1)}`)).toMatchObject({
      status: 'expired',
    })
    const read = await (await fetch(`${shopUrl}/api/orders/${order.id}?auth=${order.auth}`)).json()
    expect(read).toMatchObject({ id: order.id, method: 'transfer', payment: { online: false } })
    expect(await mailsOf(order.id)).toContain('order-confirmation')
    expect(await check(order)).toBe('told')
    expect(await (await start(order, 'card')).json()).toMatchObject({ state: 'redirect' })
  })
})

describe('news of a payment', () => {
  it('is not believed where it was forged, changed on its way, or recorded', async () => {
    const order = await placeFor()
    const event = await payAt(await openPage(order))
    const forged = (text: string) => signEvent(text, 'whsec_guessed')
    expect((await deliver(event, forged)).status).toBe(400)
    expect((await deliver(event, () => '')).status).toBe(400)
    expect((await deliver(event, signedBefore(3600))).status).toBe(400)
    const text = JSON.stringify(event)
    expect((await deliver({ ...event, id: 'evt_other' }, () => signEvent(text, 'x'))).status).toBe(400)
    expect(await statusOf(order.id)).toBe('awaiting-payment')
    expect(await query('select id from payment_events where id = $1', [event.id])).toEqual([])
  })

  it('that was signed and says what cannot be is taken as heard, and stands in the journal', async () => {
    const order = await placeFor()
    const event = await payAt(await openPage(order))
    const sendEvent = async (over: object, id = `evt_${randomUUID()}`) => {
      const object = { ...event.data.object, ...over }
      expect((await deliver({ ...event, id, data: { object } })).status).toBe(200)
      return query('select outcome from payment_events where id = $1', [id])
    }
    expect(await sendEvent({ amount_total: 2 ** 53 }, `${event.id}_odd`)).toEqual([{ outcome: 'unreadable' }])
    expect(
      await query('select what, email, fields from staff_acts where subject = $1', [`${event.id}_odd`]),
    ).toEqual([{ what: 'unread', email: 'stripe', fields: ['data.object.amount_total'] }])
    expect(await statusOf(order.id)).toBe('awaiting-payment')
    const journal = await fetch(`${shopUrl}/admin/journal?q=${event.id}_odd`, { headers: await signIn() })
    expect(await journal.text()).toContain('data.object.amount_total')
    // Invalid numbers of the shop are ignored: the service's id of the session is used.
    const metadata = { order: '9007199254740991', payment: '99999999999' }
    expect(await sendEvent({ id: 'cs_of_nobody', metadata })).toEqual([{ outcome: 'unknown' }])
    expect(await sendEvent({ metadata })).toEqual([{ outcome: 'paid' }])
    expect(await statusOf(order.id)).toBe('paid')
  })

  it('pays once, however often and at whatever time it comes', async () => {
    const order = await placeFor()
    const event = await payAt(await openPage(order))
    const answers = await Promise.all(Array.from({ length: 6 }, () => deliver(event)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await deliver({ ...event, id: `evt_${randomUUID()}` })).status).toBe(200)
    expect(await historyOf(order.id)).toEqual(['awaiting-payment', 'paid'])
    expect(await paymentsOf(order.id)).toHaveLength(1)
    expect(await refundsOf(order.id)).toEqual([])
    expect(await query('select outcome from payment_events where id = $1', [event.id])).toEqual([
      { outcome: 'paid' },
    ])
  })

  it('may come before the shop has noted the name of the payment, and the end before the money', async () => {
    const order = await placeFor()
    const event = await payAt(await openPage(order))
    await query('update payments set provider_id = null where order_id = $1', [order.id])
    const ended = { ...event.data.object, status: 'expired', payment_status: 'unpaid' }
    const expired = { ...event, id: `evt_${randomUUID()}`, type: 'checkout.session.expired' }
    expect((await deliver({ ...expired, data: { object: ended } })).status).toBe(200)
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'expired' }])
    expect((await deliver(event)).status).toBe(200)
    expect(await statusOf(order.id)).toBe('paid')
    expect((await deliver({ ...expired, id: `evt_${randomUUID()}`, data: { object: ended } })).status).toBe(
      200,
    )
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'taken' }])
  })

  it('of something that is not the shop’s is taken note of, and nothing else', async () => {
    const event = await payAt(await openPage(await placeFor()))
    const object = { ...event.data.object, id: 'cs_of_another_shop', metadata: {} }
    const other = { ...event, id: `evt_${randomUUID()}`, data: { object } }
    expect((await deliver(other)).status).toBe(200)
    const odd = { ...event, id: `evt_${randomUUID()}`, type: 'customer.created' }
    expect((await deliver(odd)).status).toBe(200)
    const seen = await query(`select outcome from payment_events where id in ($1, $2) order by 1`, [
      other.id,
      odd.id,
    ])
    expect(seen).toEqual([{ outcome: 'ignored' }, { outcome: 'unknown' }])
  })

  it('that never comes is asked for: by the buyer who returns, and by a job where he does not', async () => {
    const returning = await placeFor()
    await paySilently(await openPage(returning))
    expect(await statusOf(returning.id)).toBe('awaiting-payment')
    expect(await check(returning)).toBe('paid')
    const gone = await placeFor()
    await paySilently(await openPage(gone))
    const unpaid = await placeFor()
    await openPage(unpaid)
    await query('update payments set ask_at = now() where order_id = any($1)', [[gone.id, unpaid.id]])
    await run('watch-payments')
    expect(await statusOf(gone.id)).toBe('paid')
    expect(await statusOf(unpaid.id)).toBe('awaiting-payment')
    expect(await check(unpaid)).toBe('open')
  })

  it('that comes while the buyer’s return is asked about is what he is told', async () => {
    const order = await placeFor()
    const event = await payAt(await openPage(order))
    const between = new Client({ connectionString: process.env.DATABASE_URL })
    await between.connect()
    // Every reader of the attempt waits here: first the service's event, behind it the buyer's question.
    await between.query('begin')
    await between.query('select from payments where order_id = $1 for update', [order.id])
    const delivered = deliver(event)
    await expect.poll(() => waitersOf('payments'), { timeout: 60_000 }).toBe(1)
    const asked = check(order)
    await expect.poll(() => waitersOf('payments'), { timeout: 60_000 }).toBe(2)
    await between.query('rollback')
    await between.end()
    expect((await delivered).status).toBe(200)
    expect(await asked).toBe('paid')
  })

  it('of another amount or currency pays nothing, and a clerk is told', async () => {
    for (const over of [{ amount: '1' }, { currency: 'gbp' }] as Record<string, string>[]) {
      const order = await placeFor()
      expect((await deliver(await payAt(await openPage(order), over))).status).toBe(200)
      expect(await statusOf(order.id)).toBe('awaiting-payment')
      expect(await paymentsOf(order.id)).toMatchObject([{ state: 'mismatch' }])
      expect(await historyOf(order.id)).toEqual(['awaiting-payment', 'payment_mismatch'])
    }
  })

  it('of a second payment for one order sends that one back', async () => {
    const order = await placeFor()
    const first = await openPage(order)
    // As if the shop had treated the first page as ended.
    await query(`update payments set state = 'expired' where order_id = $1`, [order.id])
    const second = await openPage(order)
    expect(second).not.toBe(first)
    const events = [await payAt(first), await payAt(second)]
    await Promise.all(events.map(event => deliver(event)))
    expect(await statusOf(order.id)).toBe('paid')
    const states = async () => (await refundsOf(order.id)).map(({ state }) => state)
    await expect.poll(states, { timeout: 60_000 }).toEqual(['done'])
    expect(await refundsOf(order.id)).toMatchObject([{ minor: order.total, reason: 'paid_twice' }])
    expect(await statusOf(order.id)).toBe('paid')
    expect((await historyOf(order.id)).filter(entry => entry === 'paid')).toHaveLength(1)
    expect(await mailsOf(order.id)).toContain('refunded')
  })
})

describe('an order that comes to nothing', () => {
  it.each(['card', 'transfer'])(
    'is paid as it is placed by %s, without a service, and has its papers',
    async method => {
      const coupon = `GIFT-${randomUUID().slice(0, 8)}`
      const made = await fetch(`${shopUrl}/cms-api/discounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await signIn()) },
        body: JSON.stringify({ coupon, type: 'percent', value: 100, uses: 2 }),
      })
      expect(made.status).toBe(201)
      const body = await agreedBody(
        shopUrl,
        orderBody({ discounts: [coupon], method, shipment: { method: 'fr-pickup' } }),
      )
      expect(body.expectedTotal.minor).toBe(0)
      const answer = await sendOrder(shopUrl, body)
      expect(answer.status).toBe(201)
      const id = (await answer.json()) as number
      const auth = new URL(answer.headers.get('location') ?? '', shopUrl).searchParams.get('auth') ?? ''
      expect(await historyOf(id)).toEqual(['awaiting-payment', 'paid'])
      expect(await (await start({ id, auth })).json()).toEqual({ state: 'paid' })
      expect(await paymentsOf(id)).toEqual([])
      expect((await mailsOf(id)).filter(template => template === 'order-confirmation')).toHaveLength(1)
      const state = async () =>
        query(`select state from pgboss.job where name = 'invoice' and (data ->> 'order')::int = $1`, [id])
      await expect.poll(state, { timeout: 60_000 }).toEqual([{ state: 'completed' }])
    },
  )
})

describe('a payment service that fails', () => {
  it('leaves the order as it is, to be paid later or another way', async () => {
    const order = await placeFor()
    for (const how of ['down', 'error', 'hang'] as const) {
      await fail('/v1/checkout/sessions', how, 2)
      expect(await codeOf(await start(order))).toEqual({ status: 503, code: 'payment_unavailable' })
    }
    expect(await statusOf(order.id)).toBe('awaiting-payment')
    expect(await (await start(order)).json()).toMatchObject({ state: 'redirect' })
    expect(await paymentsOf(order.id)).toHaveLength(1)
    await fail('/v1/checkout/sessions', 'down', 2)
    expect(await check(order)).toBe('waiting')
    await fail('/v1/checkout/sessions', 'down', 2)
    expect(await (await start(order, 'transfer')).json()).toEqual({ state: 'told' })
  })

  it('in the middle opens one page, not two', async () => {
    const order = await placeFor()
    await fail('/v1/checkout/sessions', 'cut', 2)
    expect((await start(order)).status).toBe(503)
    const page = await openPage(order)
    expect((await deliver(await payAt(page))).status).toBe(200)
    expect(await statusOf(order.id)).toBe('paid')
    expect(await paymentsOf(order.id)).toHaveLength(1)
  })
})

describe('money given back', () => {
  let clerk: Record<string, string>
  beforeAll(async () => {
    clerk = await signIn()
  })
  const paidOrder = async () => {
    const order = await placeFor()
    await deliver(await payAt(await openPage(order)))
    return order
  }
  const giveBack = (order: number, minor: number, key: string = randomUUID(), by = clerk) =>
    refund({ order, minor, reason: 'A letter was wrong' }, { ...by, 'idempotency-key': key })

  it('goes back in parts, each once, never more than was taken, and all of it ends the order', async () => {
    const order = await paidOrder()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => giveBack(order.id, 500, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await refundsOf(order.id)).toHaveLength(1)
    expect(await codeOf(await giveBack(order.id, 501, key))).toMatchObject({ code: 'idempotency_key_reused' })
    expect(await codeOf(await giveBack(order.id, order.total - 499))).toMatchObject({
      code: 'refund_too_much',
    })
    const rest = await Promise.all([
      giveBack(order.id, order.total - 500),
      giveBack(order.id, order.total - 500),
    ])
    expect(rest.map(({ status }) => status).sort()).toEqual([200, 422])
    await expect.poll(() => statusOf(order.id), { timeout: 60_000 }).toBe('refunded')
    expect((await refundsOf(order.id)).map(({ state, minor }) => [state, minor])).toEqual([
      ['done', 500],
      ['done', order.total - 500],
    ])
    expect(await codeOf(await start(order))).toEqual({ status: 409, code: 'order_closed' })
  })

  it('is asked for again while the service is away, and told where it refuses', async () => {
    const order = await paidOrder()
    await fail('/v1/refunds', 'cut', 1)
    expect((await giveBack(order.id, 300)).status).toBe(200)
    const states = async () => (await refundsOf(order.id)).map(({ state }) => state)
    await expect.poll(states, { timeout: 60_000 }).toEqual(['done'])
    await query(`update payments set reference = 'pi_gone_${order.id}' where order_id = $1`, [order.id])
    expect((await giveBack(order.id, 300)).status).toBe(200)
    await expect.poll(states, { timeout: 60_000 }).toEqual(['done', 'failed'])
    expect(await historyOf(order.id)).toEqual(['awaiting-payment', 'paid', 'refund_done', 'refund_failed'])
    const failed = await query('select id from refunds where order_id = $1 and failed_at is not null', [
      order.id,
    ])
    expect(failed).toHaveLength(1)
    expect(await statusOf(order.id)).toBe('paid')
  })

  it('of a transfer goes by hand and is noted; what nobody paid is not given back', async () => {
    const order = await placeFor('transfer')
    expect(await codeOf(await giveBack(order.id, 1))).toMatchObject({ code: 'refund_too_much' })
    const moved = await fetch(`${shopUrl}/cms-api/orders/${order.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...clerk },
      body: JSON.stringify({ status: 'paid' }),
    })
    expect(moved.status).toBe(200)
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'taken', taken: order.total }])
    expect((await giveBack(order.id, order.total)).status).toBe(200)
    expect(await refundsOf(order.id)).toMatchObject([{ state: 'done', minor: order.total }])
    expect(await statusOf(order.id)).toBe('refunded')
  })

  it('is for those who may: no shopper, no workshop', async () => {
    const order = await paidOrder()
    const workshop = await staffSession('production')
    for (const by of [{}, workshop])
      expect(await codeOf(await giveBack(order.id, 1, randomUUID(), by as typeof clerk))).toMatchObject({
        code: 'forbidden',
      })
    expect(await refundsOf(order.id)).toEqual([])
  })
})

describe('a purchase on account', () => {
  it('is for clients whom the shop allows it, and up to what they may owe, also when they hurry', async () => {
    // One stamp: three of them stay below the first level of loyalty, whose discount would change the total.
    const [stamp] = orderBody().items
    const body = await agreedBody(shopUrl, orderBody({ items: [{ ...stamp, quantity: 1 }] }))
    const total = body.expectedTotal.minor
    const send = (session: Record<string, string>) =>
      fetch(`${shopUrl}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...session },
        body: JSON.stringify({ ...body, method: 'account' }),
      })
    const stranger = await sessionOf((await makeClient()).email)
    expect(await codeOf(await send(stranger))).toMatchObject({ code: 'payment_not_offered' })
    const client = await makeClient({ accountPayment: true, accountLimit: (total * 2) / 100 })
    const session = await sessionOf(client.email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(session)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422])
    const owed = await query<{ id: number; status: string; days: number }>(
      `select p.id, o.status, round(extract(epoch from p.ends_at - p.created_at) / 86400)::int as days
       from payments p join orders o on o.id = p.order_id where o.client_id = $1 and p.state = 'owed'`,
      [client.id],
    )
    expect(owed.map(({ status, days }) => [status, days])).toEqual([
      ['paid', 30],
      ['paid', 30],
    ])
    const receive = (by: Record<string, string>) =>
      fetch(`${shopUrl}/api/payments/received`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...by },
        body: JSON.stringify({ payment: owed[0]?.id }),
      })
    expect(await codeOf(await receive(session))).toMatchObject({ code: 'forbidden' })
    expect((await send(session)).status).toBe(422)
    expect((await receive(await signIn())).status).toBe(200)
    expect((await receive(await signIn())).status).toBe(404)
    expect((await send(session)).status).toBe(201)
  })
})
