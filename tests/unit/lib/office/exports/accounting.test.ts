import { describe, expect, it } from 'vitest'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import { registerEntry } from '@/lib/money/invoice/siren'
import { fitsAccount, missingDatev, usualAccounts } from '@/lib/office/exports/accounts'
import { type BookedMoney, documentEntry, moneyEntry } from '@/lib/office/exports/bookings'
import { byNumber, isOneYear, nextYearStart, yearStart } from '@/lib/office/exports/business-year'
import { inCodePage1252 } from '@/lib/office/exports/code-page-1252'
import { writeDatev } from '@/lib/office/exports/datev'
import { fecName, writeFec } from '@/lib/office/exports/fec'
import { exportRequest } from '@/lib/office/exports/kinds'
import { salesOf } from '@/lib/office/exports/sales'
import { catalogue } from '@/tests/support/catalogue'
import { decode1252, readDatev } from '@/tests/support/datev-reader'
import { consumerInvoice } from '@/tests/support/invoices'

const place = { name: 'A', address: '1', zipcode: '1', city: 'C', country: 'FR', countryName: 'France' }

function document(over: Partial<InvoiceContent> & { country?: string; name?: string } = {}): InvoiceContent {
  const { country = 'FR', name = 'Jeanne Martin', ...rest } = over
  const vat = rest.vat ?? [{ category: 'S' as const, percent: 20, net: 10_000, vat: 2000 }]
  const net = vat.reduce((sum, group) => sum + group.net, 0)
  const vatTotal = vat.reduce((sum, group) => sum + group.vat, 0)
  return {
    kind: 'invoice',
    number: 'FR-2026-7',
    issuedOn: '2026-11-23',
    order: '105871',
    currency: 'EUR',
    seller: place,
    buyer: { ...place, name, country },
    delivery: { ...place, country },
    vat,
    net,
    vatTotal,
    gross: net + vatTotal,
    ...rest,
  } as InvoiceContent
}

const accounting = { ...usualAccounts, datevAdviser: '4711', datevClient: '12', yearBegins: 1 }
const { territories } = catalogue.vat
const settings = { accounts: accounting, territories }
const entry = (content: InvoiceContent, { number = 1, account = 42, perEuro = 1 } = {}) =>
  documentEntry({ number, client: { account, name: content.buyer.name }, content, perEuro }, settings)
const cells = (text: string) =>
  text
    .replace(/\r\n$/, '')
    .split('\r\n')
    .map(line => line.split('\t'))
const free = (category: 'K' | 'G') => [{ category, percent: 0, net: 100, vat: 0 }]

describe('the entries of documents', () => {
  it('come to nothing, whatever the rates, the currency and the rounding', () => {
    const groups = [
      { category: 'S' as const, percent: 20, net: 3333, vat: 667 },
      { category: 'S' as const, percent: 5.5, net: 101, vat: 6 },
    ]
    for (const [currency, perEuro] of [
      ['EUR', 1],
      ['GBP', 0.8571],
    ] as const)
      for (const kind of ['invoice', 'credit-note'] as const) {
        const { bookings } = entry(document({ vat: groups, currency, kind }), { perEuro })
        const sum = (side: 'debit' | 'credit') =>
          bookings.reduce((total, booking) => total + booking[side], 0)
        expect(sum('debit')).toBe(sum('credit'))
        expect(sum('debit')).toBe(Math.round(4107 / perEuro))
        expect(bookings[0]?.[kind === 'invoice' ? 'debit' : 'credit']).toBe(sum('debit'))
      }
  })

  it('tell sales at home from those into the Union, out of it and into its special territories', () => {
    const accounts = (content: InvoiceContent) => entry(content).bookings.map(({ account }) => account)
    expect(accounts(document())).toEqual(['411000', '707000', '445710'])
    expect(accounts(document({ country: 'MC' }))).toEqual(['411000', '707000', '445710'])
    expect(accounts(document({ country: 'DE' }))).toEqual(['411000', '707400', '445711'])
    expect(accounts(document({ country: 'CH' }))).toEqual(['411000', '707300', '445712'])
    expect(accounts(document({ country: 'GB' }))).toEqual(['411000', '707300', '445712'])
    expect(accounts(document({ country: 'BE', vat: free('K') }))).toEqual(['411000', '707200'])
    expect(accounts(document({ country: 'CH', vat: free('G') }))).toEqual(['411000', '707300'])
    const reunion = document({ delivery: { ...place, zipcode: '97400' } })
    expect(accounts(reunion)).toEqual(['411000', '707500', '445713'])
  })

  it('have no line of nothing', () => {
    const nothing = { category: 'S' as const, percent: 20, net: 0, vat: 0 }
    expect(entry(document({ vat: [nothing] })).bookings).toEqual([])
    expect(entry(document({ vat: [nothing, ...free('G')] })).bookings).toHaveLength(2)
  })
})

describe('the entries of money', () => {
  const card: BookedMoney = {
    source: 'payment',
    number: 7,
    id: 3,
    day: '2026-11-23',
    order: 105871,
    client: { account: 42, name: 'Jeanne Martin' },
    method: 'card',
    minor: 12_000,
    currency: 'EUR',
    perEuro: 1,
  }

  it('are of a journal of their own, on the account of the method, and take off what the client owes', () => {
    const booked = (money: BookedMoney) =>
      moneyEntry(money, accounting).bookings.map(({ account, client, debit, credit }) => [
        account,
        client,
        debit,
        credit,
      ])
    expect(booked(card)).toEqual([
      ['511500', '', 12_000, 0],
      ['411000', 'C000042', 0, 12_000],
    ])
    expect(booked({ ...card, source: 'refund', method: 'transfer' })).toEqual([
      ['512000', '', 0, 12_000],
      ['411000', 'C000042', 12_000, 0],
    ])
    // Sent back by the buyer's bank: the refund's opposite.
    expect(booked({ ...card, source: 'refund-returned', method: 'transfer' })).toEqual([
      ['512000', '', 12_000, 0],
      ['411000', 'C000042', 0, 12_000],
    ])
    const accounts = (['payment', 'refund', 'refund-returned'] as const).map(source => {
      const { journal, piece, label } = moneyEntry({ ...card, source }, accounting)
      return [journal, piece, label]
    })
    expect(accounts).toEqual([
      ['received', 'P3', 'Encaissement commande 105871'],
      ['refunded', 'R3', 'Remboursement commande 105871'],
      ['refunded', 'RR3', 'Remboursement rejeté commande 105871'],
    ])
    expect(booked({ ...card, method: 'cheque' })[0]?.[0]).toBe('511200')
    expect(booked({ ...card, currency: 'CHF', perEuro: 0.9376 })[0]?.[2]).toBe(12_799)
  })
})

describe('the French file', () => {
  it('has entries by their numbers, also those that came late, a business year after the other', () => {
    const numbered = [
      { day: '2026-07-01', number: 1 },
      { day: '2026-04-01', number: 7 },
      { day: '2026-05-01', number: 5 },
      { day: '2026-06-30', number: 6 },
      { day: '2026-08-01', number: 2 },
    ]
    expect(byNumber(numbered, 7).map(({ number }) => number)).toEqual([5, 6, 7, 1, 2])
    expect(byNumber(numbered, 1).map(({ number }) => number)).toEqual([1, 2, 5, 6, 7])
  })

  it('has eighteen columns, the numbers of the books, a client’s account, and texts that nothing reckons with', () => {
    const nasty = document({ name: '=HYPERLINK("x")\tevil\nline', number: 'FR-2026-8', kind: 'credit-note' })
    const paid = moneyEntry(
      {
        source: 'payment',
        number: 19,
        id: 3,
        day: '2026-11-24',
        order: 105871,
        client: { account: 42, name: 'Jeanne Martin' },
        method: 'card',
        minor: 12_000,
        currency: 'EUR',
        perEuro: 1,
      },
      accounting,
    )
    const [head, ...rows] = cells(
      writeFec([entry(document(), { number: 17 }), entry(nasty, { number: 18 }), paid]),
    )
    expect(head).toHaveLength(18)
    expect(rows.every(row => row.length === 18)).toBe(true)
    expect(rows.map(row => row[2])).toEqual(['17', '17', '17', '18', '18', '18', '19', '19'])
    expect(rows.map(row => row[0])).toEqual(['VE', 'VE', 'VE', 'VE', 'VE', 'VE', 'EN', 'EN'])
    expect(rows[0]?.slice(6, 8)).toEqual(['C000042', 'Jeanne Martin'])
    expect(rows[0]?.slice(9, 13)).toEqual(['20261123', 'Facture FR-2026-7', '120,00', '0,00'])
    expect(rows[3]?.slice(7, 13)).toEqual([
      `'=HYPERLINK("x") evil line`,
      'FR-2026-8',
      '20261123',
      'Avoir FR-2026-8',
      '0,00',
      '120,00',
    ])
  })

  it('is named by the number that electronic invoices have, also where only the VAT number says it', () => {
    const { seller } = consumerInvoice
    const named = (over: Partial<typeof seller>) => fecName({ ...seller, ...over }, '2026-12-31')
    expect(named({})).toBe('303265045FEC20261231.txt')
    const byVat = { registration: 'RM 59', vatNumber: 'FR40303265045' }
    expect(named(byVat)).toBe('303265045FEC20261231.txt')
    expect(registerEntry({ ...seller, ...byVat })?.id).toBe('303265045')
    expect(named({ registration: '', vatNumber: '' })).toBe('000000000FEC20261231.txt')
    // Nine digits of another country's number are no French company's.
    expect(named({ country: 'DE', registration: 'HRB 9', vatNumber: 'DE123456788' })).toBe(
      '000000000FEC20261231.txt',
    )
  })
})

describe('the German file', () => {
  const span = { from: '2026-11-01', to: '2026-11-30', made: '20261123060000000' }
  const write = (documents: { content: InvoiceContent; perEuro: number }[], own = {}, days = span) =>
    writeDatev(documents, days, { accounting: { ...accounting, ...own }, territories }).text
  const german = { ...place, country: 'DE' }

  it('is what an independent reader of the published form reads: a head of 31 fields, and rows that say how they are taxed', () => {
    const documents: InvoiceContent[] = [
      document({
        name: 'A"; =1+1',
        seller: german as InvoiceContent['seller'],
        country: 'DE',
        vat: [{ category: 'S', percent: 19, net: 10_000, vat: 1900 }],
      }),
      document({ kind: 'credit-note', country: 'DE' }),
      document({ country: 'BE', vat: free('K'), buyer: { ...document().buyer, vatNumber: 'BE0428759497' } }),
      document({ country: 'GR', vat: [{ category: 'S', percent: 24, net: 1000, vat: 240 }] }),
      document({ vat: [{ category: 'S', percent: 20, net: 0, vat: 0 }] }),
    ]
    const { head, rows } = readDatev(
      inCodePage1252(
        write(
          documents.map(content => ({ content, perEuro: 1 })),
          { datevFull: '8400' },
        ),
      ),
    )
    expect(head).toMatchObject({
      adviser: 4711,
      client: 12,
      yearStart: '2026-01-01',
      from: '2026-11-01',
      to: '2026-11-30',
      made: '20261123060000000',
      currency: 'EUR',
    })
    expect(
      rows.map(({ amount, side, account, date, union, unionPercent }) => ({
        amount,
        side,
        account,
        date,
        union,
        unionPercent,
      })),
    ).toEqual([
      { amount: 11_900, side: 'S', account: '8400', date: '2026-11-23', union: '', unionPercent: null },
      { amount: 12_000, side: 'H', account: '4320', date: '2026-11-23', union: 'DE', unionPercent: 20 },
      {
        amount: 100,
        side: 'S',
        account: '4125',
        date: '2026-11-23',
        union: 'BE0428759497',
        unionPercent: null,
      },
      { amount: 1240, side: 'S', account: '4320', date: '2026-11-23', union: 'EL', unionPercent: 24 },
    ])
  })

  it('names rate and amount in euros of what was sold in another currency', () => {
    const content = document({
      currency: 'CHF',
      country: 'CH',
      vat: [{ category: 'S', percent: 8.1, net: 10_000, vat: 810 }],
    })
    const read = (perEuro: number) => readDatev(inCodePage1252(write([{ content, perEuro }]))).rows[0]
    expect(read(1.0842)).toMatchObject({
      amount: 10_810,
      currency: 'CHF',
      rate: 1.0842,
      base: 9970,
      baseCurrency: 'EUR',
      account: '4338',
      text: 'FR-2026-7 Jeanne Martin',
    })
    // The form has no rate below one.
    expect(read(0.9376)).toMatchObject({
      amount: 11_529,
      currency: 'EUR',
      rate: null,
      base: null,
      baseCurrency: '',
      account: '4338',
      text: 'FR-2026-7 108,10 CHF Jeanne Martin',
    })
  })

  it('counts the rows that it has, and not those that come to nothing', () => {
    const nothing = { category: 'S' as const, percent: 20, net: 0, vat: 0 }
    const content = document({ vat: [nothing, ...free('G')] })
    const { text, rows } = writeDatev([{ content, perEuro: 1 }], span, { accounting, territories })
    expect(rows).toBe(1)
    expect(readDatev(inCodePage1252(text)).rows).toHaveLength(rows)
  })

  it('dates its rows within the business year that its head names, with any first day', () => {
    const days = { ...span, from: '2026-12-20', to: '2027-01-10' }
    const content = document({ issuedOn: '2027-01-05' })
    const { head, rows } = readDatev(
      inCodePage1252(write([{ content, perEuro: 1 }], { yearBegins: 7 }, days)),
    )
    expect(head.yearStart).toBe('2026-07-01')
    expect(rows[0]?.date).toBe('2027-01-05')
    expect(isOneYear(days, 7)).toBe(true)
    expect(isOneYear(days, 1)).toBe(false)
    expect(yearStart('2026-06-30', 7)).toBe('2025-07-01')
    expect(nextYearStart('2026-07-01')).toBe('2027-07-01')
  })

  it('keeps every letter of code page 1252, and another one without its accent', () => {
    const letters = 'œ Ž – € ä ß ’ Ÿ'
    expect(decode1252(inCodePage1252(letters))).toBe(letters)
    expect(decode1252(inCodePage1252('Čapek ő 漢'))).toBe('Capek o ?')
    const every = Uint8Array.from({ length: 255 }, (_, byte) => byte + 1).filter(
      byte => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
    )
    expect(inCodePage1252(decode1252(every))).toEqual(every)
  })
})

describe('sales by country and rate', () => {
  it('take credit notes off, and mark what the one-stop shop declares and nothing else', () => {
    const rows = salesOf(
      [
        document(),
        document({ country: 'MC' }),
        document({
          country: 'CH',
          currency: 'CHF',
          vat: [{ category: 'S', percent: 8.1, net: 1000, vat: 81 }],
        }),
        document({ country: 'DE', vat: [{ category: 'S', percent: 19, net: 1000, vat: 190 }] }),
        document({
          country: 'DE',
          kind: 'credit-note',
          vat: [{ category: 'S', percent: 19, net: 400, vat: 76 }],
        }),
      ],
      territories,
    )
    const base = { category: 'S', currency: 'EUR', documents: 1 }
    expect(rows).toEqual([
      {
        ...base,
        country: 'CH',
        percent: 8.1,
        currency: 'CHF',
        net: 1000,
        vat: 81,
        kind: 'export',
        taxCountry: 'CH',
      },
      {
        ...base,
        country: 'DE',
        percent: 19,
        documents: 2,
        net: 600,
        vat: 114,
        kind: 'oss',
        taxCountry: 'DE',
      },
      { ...base, country: 'FR', percent: 20, net: 10_000, vat: 2000, kind: 'domestic', taxCountry: 'FR' },
      { ...base, country: 'MC', percent: 20, net: 10_000, vat: 2000, kind: 'domestic', taxCountry: 'FR' },
    ])
  })
})

describe('what is asked for', () => {
  it('is a span of a year at most that ends after it begins', () => {
    const ask = (from: string, to: string) => exportRequest.safeParse({ kind: 'orders', from, to }).success
    expect(ask('2026-01-01', '2026-12-31')).toBe(true)
    expect(ask('2026-01-01', '2026-01-01')).toBe(true)
    expect(ask('2026-01-02', '2026-01-01')).toBe(false)
    expect(ask('2024-01-01', '2026-01-01')).toBe(false)
    expect(ask('2026-13-01', '2026-13-02')).toBe(false)
  })
})

describe('the numbers of accounts', () => {
  it('are those of the shop’s own accountant where he has named them', () => {
    const own = { ...accounting, bookSales: '701100', bookVat: '44571200' }
    const { bookings } = documentEntry(
      { number: 1, client: { account: 1, name: '' }, content: document(), perEuro: 1 },
      { accounts: own, territories },
    )
    expect(bookings.map(({ account }) => account)).toEqual(['411000', '701100', '44571200'])
  })

  it('have the form of their plan, and DATEV’s numbers are asked for while they are not there', () => {
    const fits = (name: Parameters<typeof fitsAccount>[0], ...texts: string[]) =>
      texts.map(text => fitsAccount(name, text))
    expect(fits('datevAdviser', '1001', '9999999', '1000', '10000000', '01001', '1e4')).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(fits('datevClient', '1', '99999', '0', '100000', '-1')).toEqual([true, true, false, false, false])
    expect(fits('datevFull', '8400', '840', '84000', '0840')).toEqual([true, false, false, false])
    expect(fits('datevDebtors', '10000', '1000')).toEqual([true, false])
    expect(fits('bookVat', '445', '44571', '44', '945710', '44571A')).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    for (const [name, usual] of Object.entries(usualAccounts))
      expect(fitsAccount(name as 'bookVat', usual), name).toBe(true)
    expect(missingDatev({ ...accounting, datevClient: '' })).toEqual(['datevClient'])
    expect(missingDatev(accounting)).toEqual([])
  })
})
