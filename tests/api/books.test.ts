import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDatev } from '@/tests/support/datev-reader'
import { consumerInvoice } from '@/tests/support/invoices'
import { query } from './support/database'
import { shopUrl, signIn } from './support/shop'

type Headers = Record<string, string>
let owner: Headers

/** Orders and days that no other test has: the books of a year long ago. */
const [first, last] = [1_700_000_001, 1_700_000_004]
/** Orders of the tests below, one each. */
const [onAccount, inDollars, sentBack, unrated] = [1_700_000_011, 1_700_000_012, 1_700_000_013, 1_700_000_014]
const lastOwn = 1_700_000_099
const address = `${randomUUID()}@example.org`

const post = (path: string, body: object) =>
  fetch(`${shopUrl}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...owner },
    body: JSON.stringify(body),
  })
const ask = (kind: string, from: string, to: string) => post('api/exports', { kind, from, to })

/** The bytes of a file, once the job has made it. */
async function fileOf(kind: string, from: string, to: string): Promise<Uint8Array> {
  const asked = await ask(kind, from, to)
  expect(asked.status, await asked.clone().text()).toBe(200)
  const { id } = (await asked.json()) as { id: number }
  const read = async () =>
    (
      await query<{ code: string; ready: boolean }>(
        'select code, ready_at is not null as ready from exports where id = $1',
        [id],
      )
    )[0]
  await expect.poll(async () => (await read())?.ready, { timeout: 60_000 }).toBe(true)
  const answer = await fetch(`${shopUrl}/api/exports/${(await read())?.code}`)
  return new Uint8Array(await answer.arrayBuffer())
}

interface FecRow {
  journal: string
  number: number
  account: string
  client: string
  piece: string
  debit: string
  credit: string
  foreign: string
}

/** The rows of a French file, by the columns that the law names. */
async function fecOf(from: string, to: string): Promise<FecRow[]> {
  const text = new TextDecoder().decode(await fileOf('fec', from, to))
  const [head, ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map(line => line.split('\t'))
  const of = (row: string[], name: string) => row[head?.indexOf(name) ?? -1] ?? ''
  return rows.map(row => ({
    journal: of(row, 'JournalCode'),
    number: Number(of(row, 'EcritureNum')),
    account: of(row, 'CompteNum'),
    client: of(row, 'CompAuxNum'),
    piece: of(row, 'PieceRef'),
    debit: of(row, 'Debit'),
    credit: of(row, 'Credit'),
    foreign: `${of(row, 'Montantdevise')} ${of(row, 'Idevise')}`.trim(),
  }))
}

const numberOf = (rows: FecRow[], piece: string) => rows.find(row => row.piece === piece)?.number

async function placed(id: number, email: string): Promise<void> {
  await query(
    `insert into orders (id, status, email, name, currency, country, locale, net_minor, vat_minor, total_minor, goods_minor,
       discount_minor, shipping_minor, created_at, updated_at)
     values ($1, 'paid', $2, 'Sophie', 'EUR', 'FR', 'fr-FR', 0, 0, 0, 0, 0, 0, '2019-01-01', '2019-01-01')`,
    [id, email],
  )
}

async function invoiced(order: number, number: string, issuedOn: string, over: object = {}): Promise<void> {
  const content = { ...consumerInvoice, number, order: String(order), issuedOn, ...over }
  await query(
    `insert into invoices (kind, series, value, number, order_id, content)
     values ('invoice', 'books-test', $1, $2, $1, $3::jsonb)`,
    [order, number, JSON.stringify(content)],
  )
}

/** Money for an order; without a day it is owed. */
async function paid(order: number, minor: number, takenAt: string | null, currency = 'EUR'): Promise<number> {
  const [made] = await query<{ id: number }>(
    `insert into payments (order_id, method, state, amount_minor, taken_minor, currency, taken_at)
     values ($1, 'account', $2, $3, $3, $4, $5) returning id`,
    [order, takenAt ? 'taken' : 'owed', minor, currency, takenAt],
  )
  return made?.id ?? 0
}

async function givenBack(order: number, payment: number, minor: number, doneAt: string): Promise<number> {
  const [made] = await query<{ id: number }>(
    `insert into refunds (order_id, payment_id, request, state, amount_minor, currency, reason, done_at)
     select $1, id, $3, 'done', $4, currency, '', $5 from payments where id = $2 returning id`,
    [order, payment, randomUUID(), minor, doneAt],
  )
  return made?.id ?? 0
}

async function forget(): Promise<void> {
  const own = [first, lastOwn]
  await query(
    `delete from ledger_entries e using invoices i where e.source = 'document' and e.source_id = i.id and i.order_id between $1 and $2`,
    own,
  )
  await query(
    `delete from ledger_entries e using payments p where e.source = 'payment' and e.source_id = p.id and p.order_id between $1 and $2`,
    own,
  )
  await query(
    `delete from ledger_entries e using refunds r where e.source like 'refund%' and e.source_id = r.id and r.order_id between $1 and $2`,
    own,
  )
  for (const table of ['ledger_clients', 'invoices', 'refunds', 'payments'])
    await query(`delete from ${table} where order_id between $1 and $2`, own)
  await query('delete from orders where id between $1 and $2', own)
  await query(`delete from exchange_rates where rate_day < '2020-01-01'`)
}

beforeAll(async () => {
  owner = await signIn()
  await forget()
  for (const order of [first, first + 1]) await placed(order, address)
  await placed(first + 2, `${randomUUID()}@example.org`)
  await placed(last, `${randomUUID()}@example.org`)
  await invoiced(first, 'T-1', '2019-03-01')
  await invoiced(first + 1, 'T-2', '2019-05-01')
  await query(
    `insert into payments (order_id, method, state, amount_minor, taken_minor, currency, taken_at)
     values ($1, 'card', 'taken', 22996, 22996, 'EUR', '2019-03-02T12:00:00Z')`,
    [first],
  )
})
afterAll(forget)

describe('the books', () => {
  it('number an entry once, for any order of the requested days, and go on after it', async () => {
    const may = await fecOf('2019-05-01', '2019-05-31')
    expect(numberOf(may, 'T-2')).toBe(3)
    const whole = await fecOf('2019-01-01', '2019-12-31')
    expect(numberOf(whole, 'T-1')).toBe(1)
    expect(numberOf(whole, 'T-2')).toBe(3)
    expect(whole.find(({ journal }) => journal === 'EN')?.number).toBe(2)
    await invoiced(first + 2, 'T-3', '2019-04-01')
    const again = await fecOf('2019-01-01', '2019-12-31')
    expect([numberOf(again, 'T-1'), numberOf(again, 'T-2'), numberOf(again, 'T-3')]).toEqual([1, 3, 4])
    const numbers = again.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  it('have an account for each client, and money in a journal of its own that takes off what he owes', async () => {
    const rows = await fecOf('2019-01-01', '2019-12-31')
    const clientOf = (piece: string) => rows.find(row => row.piece === piece && row.client)?.client
    expect(clientOf('T-1')).toMatch(/^C\d{6}$/)
    expect(clientOf('T-2')).toBe(clientOf('T-1'))
    expect(clientOf('T-3')).not.toBe(clientOf('T-1'))
    const money = rows.filter(({ journal }) => journal === 'EN')
    expect(money.map(({ account, client, debit, credit }) => [account, client, debit, credit])).toEqual([
      ['511500', '', '229,96', '0,00'],
      ['411000', clientOf('T-1'), '0,00', '229,96'],
    ])
    expect(rows.some(({ debit, credit }) => debit === '0,00' && credit === '0,00')).toBe(false)
  })

  it('are made for no amount whose rate is not known, and follow the rate that was in force on its day', async () => {
    await invoiced(last, 'T-4', '2018-06-03', { currency: 'CHF' })
    await placed(unrated, address)
    await paid(unrated, 500, '2018-06-05T12:00:00Z', 'GBP')
    const refused = await ask('fec', '2018-06-01', '2018-06-30')
    expect(refused.status).toBe(409)
    const problem = (await refused.json()) as { detail: string }
    expect(problem.detail).toContain('CHF 2018-06-03, GBP 2018-06-05')
    expect(problem).toMatchObject({
      code: 'rate_missing',
      details: {
        missing: [
          { currency: 'CHF', day: '2018-06-03' },
          { currency: 'GBP', day: '2018-06-05' },
        ],
      },
    })
    // A refused export has given no number.
    const numbered = await query(`select id from ledger_entries where year = '2018-01-01'`)
    expect(numbered).toEqual([])
    await query(`insert into exchange_rates (rate_day, currency, per_euro) values ('2018-06-05', 'GBP', 0.8)`)
    const rate = { rateDay: '2018-06-01', currency: 'CHF', perEuro: 1.1526 }
    expect((await post('cms-api/exchange-rates', { ...rate, rateDay: '2999-01-01' })).status).toBe(400)
    expect((await post('cms-api/exchange-rates', rate)).status).toBe(201)
    const [client] = await fecOf('2018-06-01', '2018-06-30')
    expect(client).toMatchObject({ account: '411000', debit: '199,51', foreign: '229,96 CHF' })
    // Every later file says the same as an earlier one.
    await query(`update exchange_rates set per_euro = 2 where rate_day = '2018-06-01'`)
    const [again] = await fecOf('2018-06-01', '2018-06-30')
    expect(again).toMatchObject({ account: '411000', debit: '199,51' })
    const numbers = { datevAdviser: '4711', datevClient: '12' }
    expect((await post('cms-api/globals/accounting', numbers)).status).toBe(200)
    const { rows } = readDatev(await fileOf('datev', '2018-06-01', '2018-06-30'))
    expect(rows).toMatchObject([{ amount: 22_996, currency: 'CHF', rate: 1.1526, base: 19_951 }])
  })

  it('have money that came and went, and nothing of what was owed and given back before it came', async () => {
    await placed(onAccount, address)
    const owed = await paid(onAccount, 5000, null)
    await givenBack(onAccount, owed, 5000, '2017-02-01T12:00:00Z')
    const late = await paid(onAccount, 1000, '2017-03-01T12:00:00Z')
    await givenBack(onAccount, late, 300, '2017-02-02T12:00:00Z')
    const after = await givenBack(onAccount, late, 200, '2017-04-01T12:00:00Z')
    const rows = (await fecOf('2017-01-01', '2017-12-31')).filter(({ client }) => client === '')
    expect(rows.map(({ piece, debit, credit }) => [piece, debit, credit])).toEqual([
      [`P${late}`, '7,00', '0,00'],
      [`R${after}`, '0,00', '2,00'],
    ])
  })

  it('have a refund that the buyer’s bank sent back twice: as it went, and as it came', async () => {
    await placed(sentBack, address)
    const taken = await paid(sentBack, 1000, '2015-03-01T12:00:00Z')
    const back = await givenBack(sentBack, taken, 400, '2015-03-02T12:00:00Z')
    const before = await fecOf('2015-01-01', '2015-12-31')
    await query(`update refunds set state = 'failed', failed_at = '2015-03-05T12:00:00Z' where id = $1`, [
      back,
    ])
    const after = (await fecOf('2015-01-01', '2015-12-31')).filter(({ client }) => client === '')
    expect(after.map(({ piece, number, debit, credit }) => [piece, number, debit, credit])).toEqual([
      [`P${taken}`, numberOf(before, `P${taken}`), '10,00', '0,00'],
      [`R${back}`, numberOf(before, `R${back}`), '0,00', '4,00'],
      [`RR${back}`, 3, '4,00', '0,00'],
    ])
  })

  it('leave out money in a currency that has no rates, and are made all the same', async () => {
    await placed(inDollars, address)
    const dollars = await paid(inDollars, 1000, '2016-03-01T12:00:00Z', 'USD')
    await givenBack(inDollars, dollars, 1000, '2016-03-02T12:00:00Z')
    const euros = await paid(inDollars, 500, '2016-03-03T12:00:00Z')
    const rows = await fecOf('2016-01-01', '2016-12-31')
    expect(new Set(rows.map(({ piece }) => piece))).toEqual(new Set([`P${euros}`]))
  })

  it('are of one business year a file', async () => {
    for (const kind of ['fec', 'datev']) {
      const refused = await ask(kind, '2018-12-01', '2019-01-31')
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ code: 'two_business_years' })
    }
    expect((await post('cms-api/globals/accounting', { yearBegins: 13 })).status).toBe(400)
    // Entries of the tests before have numbers of years that begin in January.
    expect((await post('cms-api/globals/accounting', { yearBegins: 7 })).status).toBe(400)
    expect((await post('cms-api/globals/accounting', { yearBegins: 1 })).status).toBe(200)
  })
})
