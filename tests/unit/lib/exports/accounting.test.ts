import { describe, expect, it } from 'vitest'
import { fitsAccount, missingDatev, usualAccounts } from '@/lib/exports/accounts'
import { entryOf } from '@/lib/exports/bookings'
import { writeDatev } from '@/lib/exports/datev'
import { fecName, writeFec } from '@/lib/exports/fec'
import { exportRequest } from '@/lib/exports/kinds'
import { salesOf } from '@/lib/exports/sales'
import type { InvoiceContent } from '@/lib/invoice/content'

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
const rates = new Map([['GBP', 0.9]])
const cells = (text: string) =>
  text
    .replace(/\r\n$/, '')
    .split('\r\n')
    .map(line => line.split('\t'))

describe('the entries of documents', () => {
  it('come to nothing, whatever the rates, the currency and the rounding', () => {
    const groups = [
      { category: 'S' as const, percent: 20, net: 3333, vat: 667 },
      { category: 'S' as const, percent: 5.5, net: 101, vat: 6 },
    ]
    for (const currency of ['EUR', 'GBP'] as const)
      for (const kind of ['invoice', 'credit-note'] as const) {
        const { bookings } = entryOf(document({ vat: groups, currency, kind }), rates, accounting)
        const sum = (side: 'debit' | 'credit') =>
          bookings.reduce((total, booking) => total + booking[side], 0)
        expect(sum('debit')).toBe(sum('credit'))
        expect(sum('debit')).toBeGreaterThan(0)
        expect(bookings[0]?.[kind === 'invoice' ? 'debit' : 'credit']).toBe(sum('debit'))
      }
  })

  it('tell sales at home from those into the Union and out of it', () => {
    const accounts = (content: InvoiceContent) =>
      entryOf(content, rates, accounting).bookings.map(({ account }) => account)
    expect(accounts(document())).toEqual(['411000', '707000', '445710'])
    expect(accounts(document({ country: 'DE' }))).toEqual(['411000', '707400', '445711'])
    const free = (category: 'K' | 'G') => [{ category, percent: 0, net: 100, vat: 0 }]
    expect(accounts(document({ country: 'BE', vat: free('K') }))).toEqual(['411000', '707200'])
    expect(accounts(document({ country: 'CH', vat: free('G') }))).toEqual(['411000', '707300'])
  })
})

describe('the French file', () => {
  it('has eighteen columns, entries without gaps, commas, and texts that nothing reckons with', () => {
    const nasty = document({ name: '=HYPERLINK("x")\tevil\nline', number: 'FR-2026-8', kind: 'credit-note' })
    const [head, ...rows] = cells(
      writeFec([document(), nasty].map(content => entryOf(content, rates, accounting))),
    )
    expect(head).toHaveLength(18)
    expect(rows.every(row => row.length === 18)).toBe(true)
    expect(rows.map(row => row[2])).toEqual(['1', '1', '1', '2', '2', '2'])
    expect(rows[0]?.slice(9, 13)).toEqual(['20261123', 'Facture FR-2026-7', '120,00', '0,00'])
    expect(rows[3]?.slice(7, 13)).toEqual([
      `'=HYPERLINK("x") evil line`,
      'FR-2026-8',
      '20261123',
      'Avoir FR-2026-8',
      '0,00',
      '120,00',
    ])
    expect(fecName('123456789', '2026-12-31')).toBe('123456789FEC20261231.txt')
  })
})

describe('the German file', () => {
  it('has a row a rate with its tax, and stays in its columns', () => {
    const entries = [document({ name: 'A"; =1+1' }), document({ kind: 'credit-note', country: 'DE' })]
    const text = writeDatev(
      entries.map(content => entryOf(content, rates, accounting)),
      { from: '2026-11-01', to: '2026-11-30', made: '20261123060000000' },
      { ...accounting, datevFull: '8400' },
    )
    const [head, columns, one, two] = text.split('\r\n')
    expect(head).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;20261123060000000;;"";"";"";4711;12;20260101;4;20261101;20261130;/,
    )
    expect(columns?.split(';')).toHaveLength(14)
    expect(one?.split(';')).toHaveLength(14)
    expect(one).toMatch(/^120,00;"S";"EUR";;;"";10000;4200;"";2311;"FR-2026-7"/)
    expect(two).toMatch(/^120,00;"H";"EUR";;;"";10000;4320;/)
  })
})

describe('sales by country and rate', () => {
  it('take credit notes off, and mark what the one-stop shop declares', () => {
    const rows = salesOf([
      document(),
      document({ country: 'DE', vat: [{ category: 'S', percent: 19, net: 1000, vat: 190 }] }),
      document({
        country: 'DE',
        kind: 'credit-note',
        vat: [{ category: 'S', percent: 19, net: 400, vat: 76 }],
      }),
    ])
    expect(rows).toEqual([
      {
        country: 'DE',
        category: 'S',
        percent: 19,
        currency: 'EUR',
        documents: 2,
        net: 600,
        vat: 114,
        oss: true,
      },
      {
        country: 'FR',
        category: 'S',
        percent: 20,
        currency: 'EUR',
        documents: 1,
        net: 10_000,
        vat: 2000,
        oss: false,
      },
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
    const { bookings } = entryOf(document(), rates, own)
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
