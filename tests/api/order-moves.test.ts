import { beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

async function placed(): Promise<number> {
  const response = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody()))
  expect(response.status).toBe(201)
  return (await response.json()) as number
}

let staff: { cookie: string; origin: string }
beforeAll(async () => {
  staff = await signIn()
})

async function change(order: number, body: object): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', ...staff }
  const response = await fetch(`${shopUrl}/cms-api/orders/${order}?locale=fr`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

/** The changes of its state: the job of its invoice may have noted something of its own by now. */
const eventsOf = (order: number) =>
  query<{ from: string | null; to: string; actor: string; data: { email?: string } | null }>(
    `select "from", "to", actor, data from orders_events where _parent_id = $1 and type = 'state' order by _order`,
    [order],
  )

describe('a change of an order’s state', () => {
  it('that five clerks make at once is made once', async () => {
    const order = await placed()
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(order, { status: 'paid' })))
    // Who comes after the change finds it made; who comes during it gets the refusal that it cannot be made again.
    expect(answers.map(({ status }) => status)).toContain(200)
    for (const { status, text } of answers) if (status !== 200) expect(text).toContain('En fabrication')
    const [first, paid, ...more] = await eventsOf(order)
    expect(more).toEqual([])
    expect(first).toMatchObject({ from: null, to: 'awaiting-payment', actor: 'client' })
    expect(paid).toMatchObject({ from: 'awaiting-payment', to: 'paid', actor: 'admin' })
    expect(paid?.data?.email).toBe(process.env.ADMIN_EMAIL)
  })

  it('and a change of something else at the same moment are both kept, with every line', async () => {
    const order = await placed()
    const linesOf = () =>
      query<{ id: string }>('select id from orders_lines where _parent_id = $1 order by _order', [order])
    const before = await linesOf()
    const answers = await Promise.all([
      change(order, { status: 'paid' }),
      change(order, { paymentReference: 'VIR 4711' }),
      change(order, { paymentReference: 'VIR 4711' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [row] = await query<object>(
      'select status, payment_reference, paid_at is not null as paid from orders where id = $1',
      [order],
    )
    expect(row).toEqual({ status: 'paid', payment_reference: 'VIR 4711', paid: true })
    expect(await linesOf()).toEqual(before)
    expect(await eventsOf(order)).toHaveLength(2)
  })

  it('that cannot be made says which can, and leaves all as it was', async () => {
    const order = await placed()
    const { status, text } = await change(order, { status: 'shipped', paymentReference: 'lost' })
    expect(status).toBe(400)
    expect(text).toContain('Payée')
    const [row] = await query<object>('select status, payment_reference from orders where id = $1', [order])
    expect(row).toEqual({ status: 'awaiting-payment', payment_reference: null })
    expect(await eventsOf(order)).toHaveLength(1)
  })
})
