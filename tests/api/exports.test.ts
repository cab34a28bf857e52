import { beforeAll, describe, expect, it } from 'vitest'
import { agreedBody, orderBody, sendOrder } from '@/tests/support/order-request.mjs'
import { query } from './support/database'
import { makeClient, staffSession } from './support/people'
import { shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
let owner: Headers
/** What other orders of this day were sold in: their books need the day's rates. */
const foreign = ['CHF', 'GBP']
beforeAll(async () => {
  owner = await signIn()
  const day = new Date().toISOString().slice(0, 10)
  for (const currency of foreign)
    await query(
      `insert into exchange_rates (rate_day, currency, per_euro) values ($1, $2, 0.9) on conflict do nothing`,
      [day, currency],
    )
})

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())

const ask = (body: object, by = owner) =>
  fetch(`${shopUrl}/api/exports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...by },
    body: JSON.stringify(body),
  })

/** Waits for the job that makes a file: its code. */
async function madeFile(kind: string): Promise<string> {
  const asked = await ask({ kind, from: today, to: today })
  expect(asked.status, await asked.clone().text()).toBe(200)
  const { id } = (await asked.json()) as { id: number }
  const read = () =>
    query<{ code: string; ready: boolean }>(
      'select code, ready_at is not null as ready from exports where id = $1',
      [id],
    )
  await expect.poll(async () => (await read())[0]?.ready, { timeout: 60_000 }).toBe(true)
  return (await read())[0]?.code ?? ''
}

const file = (code: string) => fetch(`${shopUrl}/api/exports/${code}`)

describe('files for accountants and others', () => {
  it('are made by a job, and hold orders and clients without anything that a spreadsheet reckons with', async () => {
    const body = orderBody()
    const name = '-2+3+A1'
    const agreed = await agreedBody(shopUrl, { ...body, client: { ...body.client, name } })
    const sent = await sendOrder(shopUrl, agreed)
    const id = (await sent.json()) as number
    const answer = await file(await madeFile('orders'))
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="orders-${today}-${today}.csv"`,
    )
    const rows = (await answer.text()).split('\r\n')
    expect(rows[0]).toBe(
      'number;status;ordered_at;paid_at;country;name;email;method;currency;invoice;invoiced_on;credit_notes;goods;discount;shipping;net;vat;total',
    )
    const row = rows.find(one => one.startsWith(`${id};`)) ?? ''
    expect(row).toContain(`;'-2+3+A1;`)
    expect(row).toMatch(new RegExp(`;${(agreed.expectedTotal.minor / 100).toFixed(2).replace('.', ',')}$`))
    const { email } = await makeClient({ marketingConsent: true })
    const { email: silent } = await makeClient()
    const consents = await (await file(await madeFile('consents'))).text()
    expect(consents).toContain(email)
    expect(consents).not.toContain(silent)
    expect(await (await file(await madeFile('stock'))).text()).toContain('slug;variant;pieces;low_at')
  })

  it('hold the entries of invoices in the forms of France and Germany', async () => {
    const fec = await file(await madeFile('fec'))
    expect(fec.headers.get('content-disposition')).toMatch(/FEC\d{8}\.txt"$/)
    const lines = (await fec.text()).split('\r\n')
    expect(lines[0]?.split('\t')).toHaveLength(18)
    const [documents] = await query<{ n: number }>(
      `select count(*)::int as n from invoices where content ->> 'issuedOn' = $1 and (content ->> 'gross')::int <> 0`,
      [today],
    )
    const sales = lines.slice(1, -1).filter(line => line.startsWith('VE\t'))
    expect(new Set(sales.map(line => line.split('\t')[2])).size).toBe(documents?.n)
    const set = (numbers: object) =>
      fetch(`${shopUrl}/cms-api/globals/accounting`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...owner },
        body: JSON.stringify(numbers),
      })
    expect((await set({ datevAdviser: '', datevClient: '12' })).status).toBe(200)
    const refused = await ask({ kind: 'datev', from: today, to: today })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'accounting_missing' })
    expect((await set({ datevAdviser: '1000' })).status).toBe(400)
    expect((await set({ datevAdviser: '4711', bookSales: '701100' })).status).toBe(200)
    const datev = await file(await madeFile('datev'))
    expect(await datev.text()).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d+;;"";"";"";4711;12;/)
    expect(await (await file(await madeFile('entries'))).text()).toContain('piece;day;account')
    expect(await (await file(await madeFile('sales'))).text()).toContain('country;category;percent')
  })

  it('end with their link, and are nobody’s who has no right or guesses', async () => {
    const code = await madeFile('stock')
    await query(`update exports set ends_at = now() - interval '1 second' where code = $1`, [code])
    expect((await file(code)).status).toBe(404)
    expect((await file('0'.repeat(64))).status).toBe(404)
    expect((await file('x')).status).toBe(404)
    const workshop = await staffSession('production')
    const asked = { kind: 'orders', from: today, to: today }
    expect((await ask(asked, workshop)).status).toBe(403)
    expect((await ask(asked, { ...owner, origin: 'https://elsewhere.test' })).status).toBe(403)
    for (const wrong of [
      { ...asked, kind: 'everything' },
      { ...asked, from: '2020-01-01' },
      { ...asked, to: '2020-01-01' },
      { ...asked, from: '0000-01-01', to: '0000-01-02' },
      { kind: 'orders' },
    ])
      expect((await ask(wrong)).status).toBe(400)
    const page = await (await fetch(`${shopUrl}/admin/exports`, { headers: owner })).text()
    expect(page).not.toContain(`/api/exports/${code}`)
  })
})
