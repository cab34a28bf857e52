import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { worthOfLines } from '@/lib/money/returned-lines'
import { query } from './support/database'
import { clearCompany, company, move, placeOrder, readOrder, setCompany } from './support/papers'
import { shopUrl, signIn } from './support/shop'

let clerk: Record<string, string>
beforeAll(async () => {
  clerk = { 'content-type': 'application/json', ...(await signIn()) }
  await setCompany(company)
})
afterAll(clearCompany)

const bottle = (quantity: number, variant = 'black') => ({
  id: randomUUID(),
  type: 'static',
  slug: 'encre-trodat-7011',
  quantity,
  tranquility: false,
  content: { variant: `encre-trodat-7011-${variant}` },
  description: '',
})

interface Line {
  id: string
  quantity: number
  net: { minor: number }
  vatPercent: number
}

/** A paid order with its invoice. */
async function invoicedOrder(items: unknown[]) {
  const placed = await placeOrder({ items })
  await move(placed.id, { status: 'paid' })
  await expect.poll(async () => (await readOrder(placed.link)).invoice, { timeout: 60_000 }).toBeTruthy()
  const { invoice, totals, lines } = await readOrder(placed.link)
  return {
    ...placed,
    invoice: invoice.number as string,
    gross: totals.gross.minor as number,
    lines: lines as Line[],
  }
}

const giveBack = (order: number, minor: number, lines?: { id: string; quantity: number }[]) =>
  fetch(`${shopUrl}/api/payments/refunds`, {
    method: 'POST',
    headers: { ...clerk, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ order, minor, reason: 'Not wanted', ...(lines && { lines }) }),
  })

interface Document {
  kind: string
  number: string
  net: number
  vat: number
  gross: number
  titles: string[]
}
const documentsOf = (order: number) =>
  query<Document>(
    `select kind, number, (content -> 'net')::int as net, (content -> 'vatTotal')::int as vat,
       (content -> 'gross')::int as gross,
       array(select line ->> 'slug' from jsonb_array_elements(content -> 'lines') line) as titles
     from invoices where order_id = $1 order by id`,
    [order],
  )
const creditsOf = async (order: number) => (await documentsOf(order)).filter(({ kind }) => kind !== 'invoice')

/** Expects that the credit notes take back the whole invoice, net and tax. */
async function expectNothingLeft(order: number, notes: number): Promise<Document[]> {
  await expect.poll(async () => (await creditsOf(order)).length, { timeout: 60_000 }).toBe(notes)
  const [invoice, ...credits] = await documentsOf(order)
  const taken = (of: 'net' | 'vat' | 'gross') => credits.reduce((sum, one) => sum + one[of], 0)
  expect([taken('net'), taken('vat'), taken('gross')]).toEqual([invoice?.net, invoice?.vat, invoice?.gross])
  return credits
}

describe('the credit notes of an order', () => {
  it('come to its invoice where each piece goes back alone, the last one and the delivery too', async () => {
    const order = await invoicedOrder([bottle(3), bottle(2, 'blue')])
    const lines = order.lines.map(({ id, quantity, net, vatPercent }) => ({
      ...{ id, quantity, net: net.minor, vatPercent },
    }))
    const before: { id: string; quantity: number }[] = []
    let left = order.gross
    for (const at of [0, 1, 0, 1, 0]) {
      const asked = [{ id: lines[at]?.id ?? '', quantity: 1 }]
      const { minor } = worthOfLines(lines, asked, { currency: 'EUR', before, left })
      expect((await giveBack(order.id, minor, asked)).status).toBe(200)
      before.push(...asked)
      left -= minor
    }
    expect((await giveBack(order.id, left)).status).toBe(200)
    const credits = await expectNothingLeft(order.id, 6)
    expect(credits.map(({ titles }) => titles)).toEqual([
      ...Array.from({ length: 5 }, () => ['encre-trodat-7011']),
      ['refund'],
    ])
    await expect.poll(async () => (await readOrder(order.link)).status).toBe('refunded')
  })

  it('come to its invoice where amounts go back, however they are rounded', async () => {
    const order = await invoicedOrder([bottle(3)])
    const third = Math.ceil(order.gross / 3)
    for (const amount of [third, third, order.gross - 2 * third])
      expect((await giveBack(order.id, amount)).status).toBe(200)
    await expectNothingLeft(order.id, 3)
  })

  it('are not issued for money that does not pay it, nor a second time for a refund that the bank sent back', async () => {
    const order = await invoicedOrder([bottle(2)])
    expect((await giveBack(order.id, 200)).status).toBe(200)
    await expect.poll(async () => (await creditsOf(order.id)).length, { timeout: 60_000 }).toBe(1)
    await query(`update refunds set state = 'failed' where order_id = $1`, [order.id])
    expect((await giveBack(order.id, order.gross)).status).toBe(200)
    const credits = await expectNothingLeft(order.id, 2)
    expect(credits.map(({ gross }) => gross)).toEqual([200, order.gross - 200])

    const unpaid = await placeOrder({ items: [bottle(2)] })
    await query(
      `insert into payments (order_id, method, state, amount_minor, taken_minor, currency)
       values ($1, 'transfer', 'mismatch', 1000, 700, 'EUR')`,
      [unpaid.id],
    )
    expect((await giveBack(unpaid.id, 700)).status).toBe(200)
    const mailed = async () =>
      query(
        `select from pgboss.job where name = 'mail' and data ->> 'template' = 'refunded' and (data ->> 'order')::int = $1`,
        [unpaid.id],
      )
    await expect.poll(async () => (await mailed()).length, { timeout: 60_000 }).toBe(1)
    expect(await documentsOf(unpaid.id)).toEqual([])
  })
})

describe('the documents of an order', () => {
  it('are on its sheet with day, sum and file, and lead to it in the list and the tools’ search', async () => {
    const order = await invoicedOrder([bottle(2)])
    expect((await giveBack(order.id, 150)).status).toBe(200)
    await expect.poll(async () => (await creditsOf(order.id)).length, { timeout: 60_000 }).toBe(1)
    const numbers = (await documentsOf(order.id)).map(({ number }) => number)
    const sheet = await (
      await fetch(`${shopUrl}/admin/collections/orders/${order.id}`, { headers: clerk })
    ).text()
    for (const number of numbers) expect(sheet).toContain(`/api/orders/${order.id}/documents/${number}.pdf`)
    const [first = ''] = numbers
    const file = await fetch(`${shopUrl}/api/orders/${order.id}/documents/${first}.pdf`, { headers: clerk })
    expect(file.headers.get('content-type')).toBe('application/pdf')

    for (const number of numbers) {
      const path = `/api/tools/search?q=${number.toLowerCase()}&locale=fr-FR`
      const { found } = await (await fetch(`${shopUrl}${path}`, { headers: clerk })).json()
      expect(found).toMatchObject([{ kind: 'order', title: String(order.id) }])
      const list = await (
        await fetch(`${shopUrl}/admin/collections/orders?search=${number}`, { headers: clerk })
      ).text()
      expect(list).toContain(`/admin/collections/orders/${order.id}`)
      const asked = `where[or][0][documentNumber][like]=${number}&where[or][1][name][like]=${number}`
      const { docs } = await (await fetch(`${shopUrl}/cms-api/orders?${asked}`, { headers: clerk })).json()
      expect(docs.map(({ id }: { id: number }) => id)).toEqual([order.id])
    }
  })

  it('are named by the export of orders', async () => {
    const order = await invoicedOrder([bottle(2)])
    expect((await giveBack(order.id, 150)).status).toBe(200)
    await expect.poll(async () => (await creditsOf(order.id)).length, { timeout: 60_000 }).toBe(1)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
    const asked = await fetch(`${shopUrl}/api/exports`, {
      method: 'POST',
      headers: clerk,
      body: JSON.stringify({ kind: 'orders', from: today, to: today }),
    })
    const { id } = await asked.json()
    const read = () =>
      query<{ code: string; ready: boolean }>(
        'select code, ready_at is not null as ready from exports where id = $1',
        [id],
      )
    await expect.poll(async () => (await read())[0]?.ready, { timeout: 60_000 }).toBe(true)
    const text = await (await fetch(`${shopUrl}/api/exports/${(await read())[0]?.code}`)).text()
    const row = text.split('\r\n').find(line => line.startsWith(`${order.id};`)) ?? ''
    const [invoice, credit] = (await documentsOf(order.id)).map(({ number }) => number)
    expect(row).toContain(`;${invoice};${today};${credit};`)
  })
})
