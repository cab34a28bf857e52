import type { VatCatalogue } from '@/lib/catalogue/markets'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import { type ClassifiedSale, classifySale, type SaleKind } from '@/lib/money/vat/sale-kind'
import type { AccountName, Accounts } from './accounts'
import { inEuros } from './exchange'

/** The part of an entry on one account. Amounts in minor units of EUR; one of debit and credit is zero, the other is not. */
export interface Booking {
  account: string
  accountName: string
  /** The client's own account below that of all clients; empty for others. */
  client: string
  clientName: string
  debit: number
  credit: number
  /** What it was in its own currency, where that is another. */
  foreign: { minor: number; currency: string } | null
}

/** The journals of the books: sales, money that came in, money that went back (BOOKS-2). */
export const journals = ['sales', 'received', 'refunded'] as const
export type Journal = (typeof journals)[number]

/** An entry with its bookings, which come to nothing together. */
export interface Entry {
  journal: Journal
  /** Its number in the books of its business year. */
  number: number
  /** The number of the document, or of the payment, and its day, `YYYY-MM-DD`. */
  piece: string
  day: string
  label: string
  bookings: Booking[]
}

/** Who owes or has paid: the number of his account, and his name. */
export interface BookedClient {
  account: number
  name: string
}

/** A document with what its books need beside it. */
export interface BookedDocument {
  number: number
  client: BookedClient
  content: InvoiceContent
  /** Units of its currency to one euro, by the rate that the document keeps (BOOKS-3); 1 for EUR. */
  perEuro: number
}

/** What makes an entry of money: payments, refunds, and refunds that the buyer's bank returned. */
export const moneySources = ['payment', 'refund', 'refund-returned'] as const

/** Money that came in or went back, in minor units of its currency. */
export interface BookedMoney {
  source: (typeof moneySources)[number]
  number: number
  id: number
  day: string
  order: number
  client: BookedClient
  /** Slug of the method by which it came, or went back. */
  method: string
  minor: number
  currency: string
  perEuro: number
}

type Named = Readonly<{ of: AccountName; accountName: string }>

const clients: Named = { of: 'bookClients', accountName: 'Clients' }

/** On which accounts a sale and its tax are booked, by what it is to the books. */
const saleAccounts: Readonly<Record<SaleKind, Readonly<{ sales: Named; tax: Named }>>> = {
  domestic: {
    sales: { of: 'bookSales', accountName: 'Ventes de marchandises' },
    tax: { of: 'bookVat', accountName: 'TVA collectée' },
  },
  oss: {
    sales: { of: 'bookDistant', accountName: 'Ventes à distance UE' },
    tax: { of: 'bookVatAbroad', accountName: 'TVA OSS' },
  },
  'intra-community': {
    sales: { of: 'bookUnion', accountName: 'Livraisons intracommunautaires' },
    tax: { of: 'bookVatAbroad', accountName: 'TVA OSS' },
  },
  export: {
    sales: { of: 'bookExport', accountName: 'Exportations' },
    tax: { of: 'bookVatExport', accountName: 'TVA hors Union' },
  },
  territory: {
    sales: { of: 'bookTerritory', accountName: 'Ventes aux territoires hors TVA de l’Union' },
    tax: { of: 'bookVatTerritory', accountName: 'TVA des territoires' },
  },
}

/** On which account money is booked, by its method; what is not listed comes to the bank itself. */
const moneyAccounts: Readonly<Record<string, Named>> = {
  card: { of: 'bookCards', accountName: 'Paiements en ligne' },
  cheque: { of: 'bookCheques', accountName: 'Chèques à encaisser' },
}
const bank: Named = { of: 'bookBank', accountName: 'Banque' }

/** Where a document's goods went: its delivery, or its buyer's address. */
export const placeOf = ({ delivery, buyer }: InvoiceContent): { country: string; zipcode: string } =>
  delivery ?? buyer

/** What a part of a document is to the books, by the category of its tax (BOOKS-1). */
export const saleOf = (
  content: InvoiceContent,
  category: InvoiceContent['vat'][number]['category'],
  territories: VatCatalogue['territories'],
): ClassifiedSale =>
  classifySale({ seller: content.seller.country, place: placeOf(content), category }, territories)

/** An account of the client as the books write it: `C000042`. */
const clientCode = (account: number): string => `C${String(account).padStart(6, '0')}`

/** Makes the bookings of an entry: who it is about, and in which currency. */
function booker(accounts: Accounts, { currency, client }: { currency: string; client: BookedClient }) {
  return ({ of, accountName }: Named, minor: number, euros: number, isDebit: boolean): Booking => ({
    account: accounts[of],
    accountName,
    client: of === 'bookClients' ? clientCode(client.account) : '',
    clientName: of === 'bookClients' ? client.name : '',
    debit: isDebit ? euros : 0,
    credit: isDebit ? 0 : euros,
    foreign: currency === 'EUR' ? null : { minor, currency },
  })
}

/** What rounding leaves goes to the first of the bookings, so that all of them come to the whole. */
function levelled(bookings: readonly Booking[], whole: number): Booking[] {
  const left = whole - bookings.reduce((sum, { debit, credit }) => sum + debit + credit, 0)
  return bookings.map((booking, place) => {
    if (place > 0) return booking
    return booking.debit > 0
      ? { ...booking, debit: booking.debit + left }
      : { ...booking, credit: booking.credit + left }
  })
}

const isSomething = ({ debit, credit }: Booking): boolean => debit !== 0 || credit !== 0

/**
 * A document as it is booked (EXPORT-3): the client owes the whole, sales are earned and the tax is owed by rate; a credit note the
 * other way round. Lines that come to nothing are left out.
 */
export function documentEntry(
  { number, client, content, perEuro }: BookedDocument,
  { accounts, territories }: { accounts: Accounts; territories: VatCatalogue['territories'] },
): Entry {
  const { issuedOn, currency, kind, vat, gross } = content
  const isCredit = kind === 'credit-note'
  const book = booker(accounts, { currency, client })
  const earned = vat.flatMap(({ category, net, vat: tax }) => {
    const named = saleAccounts[saleOf(content, category, territories).kind]
    return [
      book(named.sales, net, inEuros(net, perEuro), isCredit),
      book(named.tax, tax, inEuros(tax, perEuro), isCredit),
    ].filter(isSomething)
  })
  const whole = inEuros(gross, perEuro)
  return {
    journal: 'sales',
    number,
    piece: content.number,
    day: issuedOn,
    label: `${isCredit ? 'Avoir' : 'Facture'} ${content.number}`,
    bookings: [book(clients, gross, whole, !isCredit), ...levelled(earned, whole)].filter(isSomething),
  }
}

interface MoneyWords {
  journal: Journal
  /** Whether it comes to the bank; it leaves it where not. */
  isIn: boolean
  /** Stands before the number of its piece. */
  mark: string
  label: string
}

const moneyWords: Readonly<Record<BookedMoney['source'], MoneyWords>> = {
  payment: { journal: 'received', isIn: true, mark: 'P', label: 'Encaissement' },
  refund: { journal: 'refunded', isIn: false, mark: 'R', label: 'Remboursement' },
  'refund-returned': { journal: 'refunded', isIn: true, mark: 'RR', label: 'Remboursement rejeté' },
}

/** Money as it is booked: what came in is no longer owed by the client, and what went back the other way round. */
export function moneyEntry(money: BookedMoney, accounts: Accounts): Entry {
  const { source, number, id, day, order, method, minor, perEuro } = money
  const { journal, isIn, mark, label } = moneyWords[source]
  const book = booker(accounts, money)
  const euros = inEuros(minor, perEuro)
  return {
    journal,
    number,
    piece: `${mark}${id}`,
    day,
    label: `${label} commande ${order}`,
    bookings: [
      book(moneyAccounts[method] ?? bank, minor, euros, isIn),
      book(clients, minor, euros, !isIn),
    ].filter(isSomething),
  }
}
