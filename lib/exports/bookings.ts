import type { InvoiceContent } from '@/lib/invoice/content'
import type { AccountName, Accounts } from './accounts'

/** What of a document is booked on one account. Amounts in minor units of EUR; one of debit and credit is zero. */
export interface Booking {
  /** Number of the document, and its day. */
  piece: string
  day: string
  account: string
  accountName: string
  /** The client's own account below that of all clients; empty for others. */
  client: string
  clientName: string
  label: string
  debit: number
  credit: number
  /** What it was in its own currency, where that is another. */
  foreign: { minor: number; currency: string } | null
}

/** One document with its bookings, which come to nothing together. */
export interface Entry {
  content: InvoiceContent
  bookings: Booking[]
}

/** How many units of a currency are one euro. */
export type Rates = ReadonlyMap<string, number>

const sales = {
  S: { of: 'bookSales', accountName: 'Ventes de marchandises' },
  K: { of: 'bookUnion', accountName: 'Livraisons intracommunautaires' },
  G: { of: 'bookExport', accountName: 'Exportations' },
} as const
const clients = { of: 'bookClients', accountName: 'Clients' } as const
/** Sales at the rate of another country of the Union, which the one-stop shop declares. */
const distant = { of: 'bookDistant', accountName: 'Ventes à distance UE' } as const
const collected = { of: 'bookVat', accountName: 'TVA collectée' } as const
const collectedAbroad = { of: 'bookVatAbroad', accountName: 'TVA OSS' } as const

/** Where a document's tax is owed: where it is delivered, or where its buyer is. */
export const countryOf = ({ delivery, buyer }: InvoiceContent): string => delivery?.country ?? buyer.country

/** Whether the tax of a document is owed to another country of the Union than the seller's. */
export const isDistant = (content: InvoiceContent): boolean =>
  countryOf(content) !== content.seller.country &&
  content.vat.some(({ category, vat }) => category === 'S' && vat !== 0)

const inEuros = (minor: number, currency: string, rates: Rates): number =>
  Math.round(minor / (rates.get(currency) ?? 1))

/**
 * A document as it is booked: the client owes the whole, sales are earned and the tax is owed by rate; a credit note the other way
 * round. What rounding leaves in another currency goes to the first sale.
 */
export function entryOf(content: InvoiceContent, rates: Rates, accounts: Accounts): Entry {
  const { number, issuedOn, currency, buyer, kind, vat, gross } = content
  const isCredit = kind === 'credit-note'
  const base = {
    piece: number,
    day: issuedOn,
    label: `${isCredit ? 'Avoir' : 'Facture'} ${number}`,
    client: '',
    clientName: '',
  }
  const make = (
    { of, accountName }: { of: AccountName; accountName: string },
    minor: number,
    euros: number,
    owed: boolean,
  ): Booking => ({
    ...base,
    account: accounts[of],
    accountName,
    debit: owed === isCredit ? 0 : euros,
    credit: owed === isCredit ? euros : 0,
    foreign: currency === 'EUR' ? null : { minor, currency },
  })
  const far = isDistant(content)
  const earned = vat.flatMap(group => [
    make(
      far && group.category === 'S' ? distant : sales[group.category],
      group.net,
      inEuros(group.net, currency, rates),
      false,
    ),
    ...(group.vat === 0
      ? []
      : [make(far ? collectedAbroad : collected, group.vat, inEuros(group.vat, currency, rates), false)]),
  ])
  const whole = inEuros(gross, currency, rates)
  const left = whole - earned.reduce((sum, { debit, credit }) => sum + debit + credit, 0)
  const [first, ...rest] = earned
  const mended =
    first &&
    (first.debit > 0 ? { ...first, debit: first.debit + left } : { ...first, credit: first.credit + left })
  const client = {
    ...make(clients, gross, whole, true),
    client: `C${content.order}`,
    clientName: buyer.name,
  }
  return { content, bookings: [client, ...(mended ? [mended] : []), ...rest] }
}
