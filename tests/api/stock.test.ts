import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { worthOfLines } from '@/lib/money/returned-lines'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { ask, shopUrl, signIn } from './support/shop'

let staff: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  staff = await signIn()
})

const panel = (path: string, method: string, body: object) =>
  fetch(`${shopUrl}/cms-api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...staff },
    body: JSON.stringify(body),
  })

/** Counts a thing from now on; answers how its level is changed. */
async function counted(slug: string, variant: string, pieces: number): Promise<string> {
  await query('delete from stock_levels where slug = $1 and variant = $2', [slug, variant])
  const made = await panel('stock-levels', 'POST', { slug, variant, pieces })
  expect(made.status).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: number } }
  return `stock-levels/${doc.id}`
}

const leftOf = async (slug: string) =>
  Number(
    (await query<{ pieces: string }>('select pieces from stock_levels where slug = $1', [slug]))[0]?.pieces,
  )

const bottle = (slug: string, color: string, quantity = 1) => ({
  id: randomUUID(),
  type: 'static',
  slug,
  quantity,
  tranquility: false,
  content: { variant: `${slug}-${color}` },
  description: '',
})

const move = (order: number, status: string) => panel(`orders/${order}`, 'PATCH', { status })

/** Whether the catalogue offers a variant. */
async function isOffered(slug: string, variant: string): Promise<boolean> {
  const { data } = (await (await ask('/api/catalogue')).json()) as {
    data: {
      staticProducts: { products: { slug: string; variants: { slug: string; outOfStock: boolean }[] }[] }
    }
  }
  const product = data.staticProducts.products.find(one => one.slug === slug)
  return product?.variants.find(one => one.slug === variant)?.outOfStock === false
}

describe('what is counted', () => {
  it('is sold to as many as there are pieces when a hundred want the last one; the others learn it', async () => {
    const slug = 'encre-trodat-7011'
    const level = await counted(slug, `${slug}-green`, 1)
    const body = await agreedBody(shopUrl, orderBody({ items: [bottle(slug, 'green')] }))
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendOrder(shopUrl, body)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(99)
    for (const answer of refused) {
      expect(answer.status).toBe(422)
      // Who came before the last piece was gone reads about the piece, who came after it about the product.
      expect(['out_of_stock', 'product_unavailable']).toContain((await answer.json()).code)
    }
    expect(await leftOf(slug)).toBe(0)
    expect(await isOffered(slug, `${slug}-green`)).toBe(false)

    // Neither saw the other's change: the arrived pieces are added to what is left, not to what the form showed.
    expect((await panel(level, 'PATCH', { pieces: 50, arrived: 3 })).status).toBe(200)
    expect(await leftOf(slug)).toBe(3)
    expect((await panel(level, 'PATCH', { lowAt: 2 })).status).toBe(200)
    expect(await leftOf(slug)).toBe(3)
    expect(await isOffered(slug, `${slug}-green`)).toBe(true)
    expect((await sendOrder(shopUrl, body)).status).toBe(201)
    expect(await leftOf(slug)).toBe(2)
  })

  it('is given back by an order that is cancelled, taken again where it is paid after all, and never twice', async () => {
    const slug = 'encre-colop-801'
    await counted(slug, `${slug}-violet`, 5)
    const body = await agreedBody(shopUrl, orderBody({ items: [bottle(slug, 'violet', 4)] }))
    const order = (await (await sendOrder(shopUrl, body)).json()) as number
    expect(await leftOf(slug)).toBe(1)
    const short = await sendOrder(shopUrl, body)
    expect(await short.json()).toMatchObject({
      code: 'out_of_stock',
      details: { slug, variant: `${slug}-violet`, left: 1 },
    })
    const steps: [string, number][] = [
      ['cancelled', 5],
      ['cancelled', 5],
      ['paid', 1],
      ['in-production', 1],
      ['refunded', 1],
    ]
    for (const [status, left] of steps) {
      expect((await move(order, status)).status).toBe(200)
      expect([status, await leftOf(slug)]).toEqual([status, left])
    }
  })

  it('comes back with pieces of a line that are refunded before they are made, at once and once', async () => {
    const slug = 'encre-colop-801'
    await counted(slug, `${slug}-violet`, 6)
    /** A paid order of three, and how a piece of it, or an amount, is given back. */
    const paidOrder = async () => {
      const line = bottle(slug, 'violet', 3)
      const body = await agreedBody(shopUrl, orderBody({ items: [line] }))
      const order = (await (await sendOrder(shopUrl, body)).json()) as number
      expect((await move(order, 'paid')).status).toBe(200)
      const [kept] = await query<{ net: number }>(
        'select (line_minor - discount_minor)::int as net from orders_lines where _parent_id = $1',
        [order],
      )
      const paid = [{ id: line.id, quantity: 3, net: kept?.net ?? 0, vatPercent: 20 }]
      const pieces = [{ id: line.id, quantity: 1 }]
      const before: typeof pieces = []
      let left = body.expectedTotal.minor
      const send = async (minor: number, more: object) => {
        left -= minor
        const answer = await fetch(`${shopUrl}/api/payments/refunds`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...staff },
          body: JSON.stringify({ order, minor, reason: 'Not wanted', ...more }),
        })
        expect(answer.status, await answer.clone().text()).toBe(200)
      }
      const onePiece = async () => {
        const { minor } = worthOfLines(paid, pieces, { currency: 'EUR', before, left })
        before.push(...pieces)
        await send(minor, { lines: pieces })
      }
      return { order, onePiece, theRest: () => send(left, {}) }
    }
    const made = await paidOrder()
    expect(await leftOf(slug)).toBe(3)
    await made.onePiece()
    expect(await leftOf(slug)).toBe(4)
    // Pieces in production do not go back to the stock.
    expect((await move(made.order, 'in-production')).status).toBe(200)
    await made.onePiece()
    expect(await leftOf(slug)).toBe(4)

    const given = await paidOrder()
    expect(await leftOf(slug)).toBe(1)
    await given.onePiece()
    expect(await leftOf(slug)).toBe(2)
    // The rest goes back with its order, once.
    await given.theRest()
    expect(await leftOf(slug)).toBe(4)
  })

  it('is a thing that the catalogue sells: anything else is refused to the clerk', async () => {
    for (const level of [
      { slug: 'encre-trodat-7011', variant: '', pieces: 1 },
      { slug: 'encre-trodat-7011', variant: 'encre-trodat-7011-gold', pieces: 1 },
      { slug: 'model-trodat-printy-4913', variant: 'gold', pieces: 1 },
      { slug: 'nothing', variant: '', pieces: 1 },
    ])
      expect((await panel('stock-levels', 'POST', level)).status).toBe(400)
    await counted('model-trodat-printy-4913', 'black', 100_000)
    await query('delete from stock_levels where slug = $1', ['model-trodat-printy-4913'])
  })
})

describe('a coupon', () => {
  it('of one use a customer is his once, however often he asks at once; cancelled, it is his again', async () => {
    const coupon = `MINE-${randomUUID().slice(0, 8)}`
    const bound = { coupon, type: 'percent', value: 10, uses: 50, perClient: 1 }
    expect((await panel('discounts', 'POST', bound)).status).toBe(201)
    const bodyOf = async (email: string) => {
      const { client } = orderBody()
      return agreedBody(shopUrl, orderBody({ discounts: [coupon], client: { ...client, email } }))
    }
    const email = `${randomUUID()}@shop.test`
    const body = await bodyOf(email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendOrder(shopUrl, body)))
    const outcomes = await Promise.all(
      answers.map(async answer => (await answer.json()) as number | { code: string }),
    )
    const [order, ...more] = outcomes.filter(one => typeof one === 'number')
    expect(more).toEqual([])
    for (const one of outcomes) if (typeof one !== 'number') expect(one.code).toBe('discount_used')
    const loud = await bodyOf(email.toUpperCase())
    expect((await (await sendOrder(shopUrl, loud)).json()).code).toBe('discount_used')
    expect((await sendOrder(shopUrl, await bodyOf(`${randomUUID()}@shop.test`))).status).toBe(201)
    const uses = () => query<object>('select uses from discounts where coupon = $1', [coupon])
    expect(await uses()).toEqual([{ uses: '48' }])
    expect((await move(Number(order), 'cancelled')).status).toBe(200)
    expect(await uses()).toEqual([{ uses: '49' }])
    expect((await sendOrder(shopUrl, body)).status).toBe(201)
  })

  it('for some products, from a minimum, is refused by its name where the order has too little of them', async () => {
    const coupon = `SIGNS-${randomUUID().slice(0, 8)}`
    const bound = { coupon, type: 'percent', value: 10, uses: 50, kinds: ['sign'], minimum: 1000 }
    expect((await panel('discounts', 'POST', bound)).status).toBe(201)
    const stamps = orderBody({ discounts: [coupon] }).items.slice(0, 1)
    const codeOf = async (over: object) =>
      (await (await sendOrder(shopUrl, orderBody(over))).json()) as object
    expect(await codeOf({ discounts: [coupon], items: stamps })).toMatchObject({
      code: 'discount_kind',
      details: { subject: coupon },
    })
    expect(await codeOf({ discounts: [coupon] })).toMatchObject({
      code: 'discount_minimum',
      details: { subject: coupon, minimum: { minor: 100_000, currency: 'EUR' } },
    })
  })
})

describe('a coupon for single products', () => {
  it('acts on them alone, and is refused by its name where the order has none of them', async () => {
    const coupon = `ONE-${randomUUID().slice(0, 8)}`
    const [first] = orderBody().items as { slug: string }[]
    const bound = { coupon, type: 'percent', value: 10, uses: 50, products: [first?.slug] }
    expect((await panel('discounts', 'POST', bound)).status).toBe(201)
    const others = (orderBody().items as { slug: string }[]).filter(({ slug }) => slug !== first?.slug)
    const refused = await (await sendOrder(shopUrl, orderBody({ discounts: [coupon], items: others }))).json()
    expect(refused).toMatchObject({ code: 'discount_product', details: { subject: coupon } })
    const body = await agreedBody(shopUrl, orderBody({ discounts: [coupon] }))
    const placed = await sendOrder(shopUrl, body)
    expect(placed.status).toBe(201)
    const order = (await (await fetch(new URL(placed.headers.get('location') ?? '', shopUrl))).json()) as {
      discounts: { lines?: number }[]
      lines: { slug: string; couponDiscount: { minor: number } }[]
    }
    expect(order.discounts).toMatchObject([{ coupon, lines: 1 }])
    for (const { slug, couponDiscount } of order.lines)
      expect([slug, couponDiscount.minor > 0]).toEqual([slug, slug === first?.slug])
  })
})

describe('the numbers of orders', () => {
  it('have nine digits, and say nothing of how many there are', async () => {
    const body = await agreedBody(shopUrl, orderBody())
    const numbers: number[] = []
    for (let order = 0; order < 4; order++) numbers.push(await (await sendOrder(shopUrl, body)).json())
    for (const number of numbers) expect(String(number)).toMatch(/^[1-9]\d{8}$/)
    const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)))
    expect(Math.min(...steps)).toBeGreaterThan(1000)
    const [drawn] = await query<{ numbers: number }>(
      'select count(distinct n)::int as numbers from (select next_order_number() as n from generate_series(1, 5000)) x',
    )
    expect(drawn?.numbers).toBe(5000)
  })
})
