import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { mailsFor } from './support/mails'
import { makeClient, send, sessionOf, staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
let body: ReturnType<typeof orderBody>
/** The total of one order, with VAT, in minor units. */
let total = 0
beforeAll(async () => {
  // One stamp: what it earns stays below the first level of loyalty, whose discount would change the total.
  const [stamp] = orderBody().items
  body = await agreedBody(shopUrl, orderBody({ items: [{ ...stamp, quantity: 1 }] }))
  total = body.expectedTotal.minor
})

/** A company whose limit is the total of so many orders. */
async function company(orders = 0) {
  const made = await send('client-companies', {
    name: `Cabinet ${randomUUID()}`,
    accountPayment: orders > 0,
    accountLimit: (total * orders) / 100,
  })
  expect(made.status).toBe(201)
  return ((await made.json()) as { doc: { id: number } }).doc.id
}

/** Somebody who buys for a company. */
async function member(of: number, companyRole: 'buyer' | 'approver', name = 'Jeanne Martin') {
  const client = await makeClient({ company: of, companyRole, name })
  return { ...client, session: await sessionOf(client.email) }
}

async function call(
  at: string,
  { method = 'GET', sent, by }: { method?: string; sent?: object; by: Headers },
) {
  const response = await fetch(`${shopUrl}/api/${at}`, {
    method,
    headers: { 'content-type': 'application/json', ...by },
    ...(sent && { body: JSON.stringify(sent) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

const order = async (by: Headers, over: object = {}) => {
  const sent = { ...body, ...over }
  return call('orders', { method: 'POST', sent, by: { 'idempotency-key': randomUUID(), ...by } })
}
const decide = async (id: number, sent: object, by: Headers) => {
  const { status, body: said } = await call(`orders/${id}/decisions`, { method: 'POST', sent, by })
  return [status, said?.code ?? null] as const
}
const approve = (id: number, by: Headers) => decide(id, { answer: 'approve' }, by)
const read = (id: number, by: Headers) => call(`orders/${id}`, { by })
const waiting = async (by: Headers) =>
  ((await call('order-decisions', { by })).body.data as { id: number }[]).map(({ id }) => id)
const statusOf = async (id: number) =>
  (await query<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status
const owedBy = async (id: number) =>
  (
    await query<{ minor: number }>(
      `select coalesce(sum(p.taken_minor), 0)::int as minor from payments p join orders o on o.id = p.order_id
       where o.company_id = $1 and p.state = 'owed'`,
      [id],
    )
  )[0]?.minor

/** The subjects of the mails to an address, once there is one that begins so. */
async function mailsOf(address: string, wanted: string) {
  const subjects = async () => (await mailsFor(address)).map(({ subject }) => subject ?? '')
  await expect
    .poll(async () => (await subjects()).some(subject => subject.startsWith(wanted)), {
      timeout: 60_000,
      interval: 200,
    })
    .toBe(true)
  return subjects()
}

describe('an order of a company’s buyer', () => {
  it('waits for the approver, who is mailed, sees it, and lets it go on once', async () => {
    const firm = await company()
    const [buyer, approver, colleague, stranger] = await Promise.all([
      member(firm, 'buyer', 'Paul Achat'),
      member(firm, 'approver', 'Anne Accord'),
      member(firm, 'buyer'),
      company().then(of => member(of, 'approver')),
    ])
    const { status, body: id } = await order(buyer.session)
    expect(status).toBe(202)
    expect(await statusOf(id)).toBe('cart')
    expect(await waiting(approver.session)).toEqual([id])
    for (const other of [buyer, colleague, stranger]) expect(await waiting(other.session)).toEqual([])
    await mailsOf(approver.email, `Commande ${id} de`)

    const seen = (await read(id, approver.session)).body
    expect(seen).toMatchObject({
      status: 'cart',
      approval: { state: 'waiting', may: 'decide' },
      invoice: null,
    })
    expect(seen.lines).toHaveLength(1)
    expect((await read(id, buyer.session)).body.approval.may).toBe('withdraw')
    for (const other of [colleague, stranger]) expect((await read(id, other.session)).status).toBe(404)

    // Neither the buyer, nor a colleague, nor a clerk, nor a payment replaces the approver.
    expect(await approve(id, buyer.session)).toEqual([409, 'own_approval'])
    for (const other of [colleague, stranger])
      expect(await approve(id, other.session)).toEqual([404, 'not_found'])
    expect(await approve(id, {})).toEqual([401, 'unauthorised'])
    const clerk = await staffSession('clerk')
    expect(await approve(id, clerk)).toEqual([403, 'forbidden'])
    const moved = await call(`orders/${id}/moves`, {
      method: 'POST',
      sent: { to: 'awaiting-payment', from: 'cart' },
      by: clerk,
    })
    expect([moved.status, moved.body.code]).toEqual([409, 'company_waiting'])
    const paid = await call('payments/start', {
      method: 'POST',
      sent: { order: id, method: 'card' },
      by: buyer.session,
    })
    expect([paid.status, paid.body.code]).toEqual([409, 'company_waiting'])
    expect(await statusOf(id)).toBe('cart')

    // Both presses of a double click, and a second approver.
    const second = await member(firm, 'approver', 'Luc Second')
    const answers = await Promise.all([
      approve(id, approver.session),
      approve(id, approver.session),
      approve(id, second.session),
    ])
    expect(answers.map(([code]) => code).sort()).toEqual([204, 409, 409])
    expect(await statusOf(id)).toBe('awaiting-payment')
    await mailsOf('sophie.bernard@example.org', `Votre commande ${id} est approuvée`)
    await mailsOf('sophie.bernard@example.org', `Commande ${id} confirmée`)
    expect(await waiting(approver.session)).toEqual([])
  })

  it('ends with the approver’s word, which he has to give, and gives back what it held', async () => {
    const firm = await company()
    const [buyer, approver] = await Promise.all([
      member(firm, 'buyer'),
      member(firm, 'approver', 'Anne Accord'),
    ])
    const coupon = `ONCE${randomUUID().slice(0, 8).toUpperCase()}`
    const by = await signIn()
    await call('discounts', { method: 'POST', sent: { coupon, uses: 1, value: 1, type: 'euro' }, by })
    const priced = await agreedBody(shopUrl, orderBody({ items: body.items, discounts: [coupon] }))
    const { status, body: id } = await order(buyer.session, {
      discounts: [coupon],
      expectedTotal: priced.expectedTotal,
    })
    expect(status).toBe(202)
    const uses = async () =>
      (
        await query<{ uses: number }>('select uses::int as uses from discounts where coupon = $1', [coupon])
      )[0]?.uses
    expect(await uses()).toBe(0)
    expect(await decide(id, { answer: 'decline', word: '  ' }, approver.session)).toEqual([
      400,
      'invalid_body',
    ])
    expect(await decide(id, { answer: 'decline', word: 'x'.repeat(1001) }, approver.session)).toEqual([
      400,
      'invalid_body',
    ])
    expect(await decide(id, { answer: 'decline', word: 'Trop <b>cher</b>' }, approver.session)).toEqual([
      204,
      null,
    ])
    expect(await statusOf(id)).toBe('cancelled')
    expect(await uses()).toBe(1)
    expect((await read(id, buyer.session)).body.approval).toMatchObject({
      state: 'declined',
      by: 'Anne Accord',
      word: 'Trop <b>cher</b>',
      may: null,
    })
    const subjects = await mailsOf('sophie.bernard@example.org', `Votre commande ${id} est refusée`)
    expect(subjects.filter(subject => subject.includes(String(id)))).toHaveLength(1)
    expect(await approve(id, approver.session)).toEqual([409, 'approval_decided'])
  })

  it('is taken back by its buyer, and by a clerk, as long as it waits', async () => {
    const firm = await company()
    const [buyer, approver] = await Promise.all([member(firm, 'buyer'), member(firm, 'approver')])
    const [own, given] = [(await order(buyer.session)).body, (await order(buyer.session)).body]
    expect(await decide(own, { answer: 'withdraw' }, approver.session)).toEqual([403, 'forbidden'])
    expect(await decide(own, { answer: 'withdraw' }, buyer.session)).toEqual([204, null])
    expect(await statusOf(own)).toBe('cancelled')
    const sent = { to: 'cancelled', from: 'cart' }
    const moved = await call(`orders/${given}/moves`, { method: 'POST', sent, by: await signIn() })
    expect(moved.status).toBe(200)
    expect(await waiting(approver.session)).toEqual([])
    expect(await approve(given, approver.session)).toEqual([409, 'approval_decided'])
  })

  it('is the word of who approves today: not of who has left, nor of who came to approve his own', async () => {
    const firm = await company()
    const [buyer, leaving] = await Promise.all([member(firm, 'buyer'), member(firm, 'approver')])
    const id = (await order(buyer.session)).body
    await query('update clients set company_id = null where id = $1', [leaving.id])
    expect(await approve(id, leaving.session)).toEqual([404, 'not_found'])
    await query(`update clients set company_role = 'approver' where id = $1`, [buyer.id])
    expect(await approve(id, buyer.session)).toEqual([409, 'own_approval'])
    expect(await waiting(buyer.session)).toEqual([])
    const next = await member(firm, 'approver')
    expect(await waiting(next.session)).toEqual([id])
    expect(await approve(id, next.session)).toEqual([204, null])
    // What an approver orders himself goes on at once.
    expect((await order(next.session)).status).toBe(201)
  })

  it('is reported to the shop where nobody approves, and ends after fourteen days', async () => {
    const firm = await company()
    const buyer = await member(firm, 'buyer')
    const id = (await order(buyer.session)).body
    await mailsOf(process.env.ADMIN_EMAIL ?? '', `[Commande ${id}]`)
    await query(`update order_approvals set ends_at = now() where order_id = $1`, [id])
    for (let run = 0; run < 2; run++) {
      const [job] = await query<{ id: string }>(
        `insert into pgboss.job (name, data, state, retry_limit, policy)
         values ('watch-approvals', '{}', 'created', 0, 'standard') returning id`,
      )
      await expect
        .poll(() => query('select state from pgboss.job where id = $1', [job?.id]), { timeout: 60_000 })
        .toEqual([{ state: 'completed' }])
    }
    expect(await statusOf(id)).toBe('cancelled')
    expect((await read(id, buyer.session)).body.approval).toMatchObject({ state: 'expired', by: '' })
    const ended = await query(
      `select from pgboss.job where name = 'order-approval' and data ->> 'tell' = 'expired' and data ->> 'order' = $1`,
      [String(id)],
    )
    expect(ended).toHaveLength(1)
  })

  it('refuses mass assignment: no client makes himself an approver', async () => {
    const buyer = await member(await company(), 'buyer')
    for (const sent of [
      { companyRole: 'approver' },
      { company: null },
      { other: { companyRole: 'approver' } },
    ])
      expect((await call('clients', { method: 'PUT', sent, by: buyer.session })).status).toBe(400)
    expect((await order(buyer.session)).status).toBe(202)
  })
})

describe('what a company buys on account', () => {
  it('counts all that its buyers owe together, and is owed once it is approved', async () => {
    const firm = await company(2)
    const [buyer, colleague, approver] = await Promise.all([
      member(firm, 'buyer'),
      member(firm, 'buyer'),
      member(firm, 'approver'),
    ])
    const onAccount = { method: 'account' }
    const [first, second, third] = [
      (await order(buyer.session, onAccount)).body,
      (await order(colleague.session, onAccount)).body,
      (await order(buyer.session, onAccount)).body,
    ]
    expect(await owedBy(firm)).toBe(0)
    expect(await approve(first, approver.session)).toEqual([204, null])
    expect(await statusOf(first)).toBe('paid')
    expect(await approve(second, approver.session)).toEqual([204, null])
    // The limit is used up by both: the buyer's own debt is one order only.
    expect(await approve(third, approver.session)).toEqual([422, 'payment_not_offered'])
    expect(await statusOf(third)).toBe('cart')
    expect((await order(buyer.session, onAccount)).status).toBe(422)
    const [payment] = await query<{ id: number }>(
      `select id from payments where order_id = $1 and state = 'owed'`,
      [first],
    )
    const received = await call('payments/received', {
      method: 'POST',
      sent: { payment: payment?.id },
      by: await signIn(),
    })
    expect(received.status).toBe(200)
    expect(await approve(third, approver.session)).toEqual([204, null])
    expect(await owedBy(firm)).toBe(2 * total)
  })

  it('never passes its limit, when a hundred orders and approvals come at the same moment', async () => {
    const firm = await company(7)
    const [buyer, ...approvers] = await Promise.all([
      member(firm, 'buyer'),
      member(firm, 'approver'),
      member(firm, 'approver'),
    ])
    const onAccount = { method: 'account' }
    const placed = await Promise.all(Array.from({ length: 40 }, () => order(buyer.session, onAccount)))
    expect(placed.every(({ status }) => status === 202)).toBe(true)
    const by = (index: number) => approvers[index % 2]?.session ?? {}
    const approvals = placed.map(async ({ body: id }, index) => (await approve(id, by(index)))[0] === 204)
    const orders = Array.from(
      { length: 60 },
      async (_, index) => (await order(by(index), onAccount)).status === 201,
    )
    const done = await Promise.all([...approvals, ...orders])
    expect(done.filter(Boolean)).toHaveLength(7)
    expect(await owedBy(firm)).toBe(7 * total)
    const states = await query<{ status: string; count: number }>(
      'select status, count(*)::int as count from orders where company_id = $1 group by 1',
      [firm],
    )
    const counts = Object.fromEntries(states.map(({ status, count }) => [status, count]))
    expect(counts.paid).toBe(7)
    expect((counts.cart ?? 0) + (counts.paid ?? 0)).toBeGreaterThanOrEqual(40)
    expect(Object.keys(counts).every(status => status === 'cart' || status === 'paid')).toBe(true)
  })
})
