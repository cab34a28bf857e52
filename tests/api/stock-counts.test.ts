import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { send, staffSession } from './support/people'
import { shopUrl } from './support/shop'

type Headers = Record<string, string>

const slug = 'encre-pad-trodat-9054'
const variants = [`${slug}-black`, `${slug}-blue`] as const
const levels: number[] = []
let clerk: Headers

const forget = async () => {
  await query('delete from stock_levels where slug = $1', [slug])
}
beforeAll(async () => {
  clerk = await staffSession('clerk')
  await forget()
  for (const variant of variants) {
    const made = await send('stock-levels', { slug, variant, pieces: 20, lowAt: 5 }, clerk)
    expect(made.status).toBe(201)
    levels.push(((await made.json()) as { doc: { id: number } }).doc.id)
  }
})
afterAll(forget)

const post = (path: string, body: unknown, by: Headers = clerk, key: string = randomUUID()) =>
  fetch(`${shopUrl}/api/stock/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...by },
    body: JSON.stringify(body),
  })
const row = async (level: number | undefined) =>
  (
    await query<{ pieces: number; low: number }>(
      'select pieces::int as pieces, low_at::int as low from stock_levels where id = $1',
      [level],
    )
  )[0]
const movesOf = (variant: string) =>
  query<{ change: number; left: number; reason: string; author: string }>(
    'select change, "left", reason, author from stock_moves where variant = $1 order by id',
    [variant],
  )
const take = async (csv: string, dry = false) => {
  const response = await post('import', { csv, dry })
  const body = (await response.json()) as { details?: { faults: { row: number; code: string }[] } }
  return { status: response.status, body, faults: body.details?.faults ?? [] }
}

describe('pieces that a clerk counts', () => {
  it('are added to what there is, once a request, and noted with who and why', async () => {
    const [level] = levels
    const key = randomUUID()
    const body = { level, change: 5, reason: 'Delivery 4711' }
    for (let sent = 0; sent < 2; sent++) expect((await post('moves', body, clerk, key)).status).toBe(200)
    expect(await row(level)).toEqual({ pieces: 25, low: 5 })
    const [move, ...more] = await movesOf(variants[0])
    expect(move).toMatchObject({ change: 5, left: 25, reason: 'Delivery 4711' })
    expect(move?.author).toMatch(/^clerk-/)
    expect(more).toEqual([])
    const page = await (await fetch(`${shopUrl}/admin/stock?id=${level}`, { headers: clerk })).text()
    expect(page).toContain('Delivery 4711')
  })

  it('lose nothing beside orders and other clerks, and never fall below none', async () => {
    const level = levels[1]
    const moves = Array.from({ length: 6 }, () => post('moves', { level, change: -4, reason: 'Broken' }))
    const statuses = (await Promise.all(moves)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422])
    expect(await row(level)).toEqual({ pieces: 0, low: 5 })
    expect((await post('moves', { level, change: 20, lowAt: 3, reason: 'Found again' })).status).toBe(200)
    expect(await row(level)).toEqual({ pieces: 20, low: 3 })
  })

  it('come with a reason and a whole number, of a thing that is counted', async () => {
    const [level] = levels
    for (const body of [
      { level, change: 5 },
      { level, change: 5, reason: ' ' },
      { level, change: 0, reason: 'Nothing' },
      { level, change: 1.5, reason: 'A half' },
      { level, change: 9_999_999, reason: 'Too many' },
      { level, change: 1, pieces: 7, reason: 'More than that' },
    ])
      expect((await post('moves', body)).status).toBe(400)
    expect((await post('moves', { level: 999_999, change: 1, reason: 'Nowhere' })).status).toBe(404)
  })
})

describe('a file of the stock', () => {
  it('goes out for spreadsheets and comes back with what was counted; what was ordered meanwhile stays ordered', async () => {
    const [level] = levels
    const answer = await fetch(`${shopUrl}/api/stock/levels.csv`, { headers: clerk })
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const lines = (await answer.text()).replace('\ufeff', '').trim().split('\r\n')
    const before = (await row(level))?.pieces ?? 0
    const line = lines.find(one => one.includes(variants[0]))?.split(';') ?? []
    expect(line.slice(0, 2)).toEqual([slug, variants[0]])
    expect(line.slice(3, 5)).toEqual([String(before), '0'])
    const item = {
      id: randomUUID(),
      type: 'static',
      slug,
      quantity: 2,
      tranquility: false,
      content: { variant: variants[0] },
      description: '',
    }
    const order = await sendOrder(shopUrl, await agreedBody(shopUrl, orderBody({ items: [item] })))
    expect(order.status).toBe(201)
    // The clerk counted two more than the number in the file, before the order came.
    line[5] = String(before + 2)
    line[7] = 'Stocktake'
    const file = [lines[0], line.join(';')].join('\r\n')
    expect(await take(file, true)).toMatchObject({ status: 200, body: { moves: 1, pieces: 2 } })
    expect((await row(level))?.pieces).toBe(before - 2)
    expect(await take(file)).toMatchObject({ status: 200, body: { moves: 1, pieces: 2 } })
    expect((await row(level))?.pieces).toBe(before)
    for (const dry of [true, false])
      expect(await take(file, dry)).toMatchObject({ status: 422, faults: [{ code: 'taken' }] })
    expect((await row(level))?.pieces).toBe(before)
  })

  it('is taken whole or not at all, and each wrong row is named', async () => {
    const was = await Promise.all(levels.map(row))
    const heads = 'slug;variant;pieces;counted;reason'
    const good = `${slug};${variants[0]};10;15;Stocktake`
    const { status, faults } = await take(
      [heads, good, `${slug};gold;1;2;X`, `${slug};${variants[1]};1;many;Stocktake`].join('\n'),
    )
    expect(status).toBe(422)
    expect(faults.map(({ row: at, code }) => [at, code])).toEqual([
      [3, 'unknown'],
      [4, 'not_a_number'],
    ])
    expect((await take(`${heads}\n${slug};${variants[0]};99;9;Stocktake`)).faults[0]?.code).toBe('too_few')
    for (const csv of ['', '"', 'x'.repeat(50), '\u0000'])
      expect([400, 422]).toContain((await take(csv)).status)
    expect(await Promise.all(levels.map(row))).toEqual(was)
  })

  it('holds nothing that a spreadsheet would reckon with', async () => {
    const reason = '=HYPERLINK("http://evil.test")'
    expect((await post('moves', { level: levels[0], change: 1, reason })).status).toBe(200)
    const csv = await (await fetch(`${shopUrl}/api/stock/levels.csv`, { headers: clerk })).text()
    expect(csv).not.toMatch(/(?:^|;|")[=+@]/m)
  })
})
