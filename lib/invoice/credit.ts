import { allocate } from '@/lib/money/allocate'
import { money, percentOfMoney } from '@/lib/money/money'
import { netOfPieces } from '@/lib/order/returned-lines'
import type { InvoiceContent, InvoiceLine, InvoiceVat } from './content'
import { wordOf } from './words'

/** What of an invoice is given back. */
export interface Credit {
  number: string
  issuedOn: string
  /** With tax, minor units of the invoice's currency; more than the invoice is a bug. */
  gross: number
  /** How it was given back: slug and name of the method. */
  method: string
  methodName: string
  /** The pieces that are given back, by the places of their lines, counted from 0; none where it is an amount. */
  pieces: readonly { place: number; quantity: number }[]
  /** The words of a credit note. */
  words: Record<string, string>
}

/** The net amount whose tax, rounded once, adds up to `gross`; where there is none, the nearest below. */
function netOf(gross: number, percent: number, currency: InvoiceContent['currency']): number {
  const near = Math.round((gross * 100) / (100 + percent))
  const fits = (net: number) => net + percentOfMoney(money(net, currency), percent).minor === gross
  return [near, near - 1, near + 1].find(fits) ?? near
}

/** What is given back of each rate, in proportion to what was paid at it. */
function groupsOf({ vat, currency }: InvoiceContent, gross: number): InvoiceVat[] {
  const parts = allocate(
    money(gross, currency),
    vat.map(group => group.net + group.vat),
  )
  return vat.flatMap((group, index) => {
    const part = parts[index]?.minor ?? 0
    if (part === 0) return []
    const net = netOf(part, group.percent, currency)
    return { ...group, net, vat: part - net }
  })
}

const partialLine = (title: string, { percent, net }: InvoiceVat): InvoiceLine => ({
  slug: 'refund',
  title,
  notes: [],
  quantity: 1,
  unit: net,
  discount: 0,
  net,
  percent,
})

/** The lines of which pieces are given back, each with its part of what it cost. */
const returnedLines = ({ lines }: InvoiceContent, pieces: Credit['pieces']): InvoiceLine[] =>
  pieces.flatMap(({ place, quantity }) => {
    const line = lines[place]
    if (!line) return []
    const net = netOfPieces(line, quantity)
    return { ...line, quantity, discount: line.unit * quantity - net, net }
  })

/** The tax of lines, rounded once a rate. */
const groupsOfLines = ({ vat, currency }: InvoiceContent, lines: readonly InvoiceLine[]): InvoiceVat[] =>
  vat.flatMap(group => {
    const own = lines.filter(({ percent }) => percent === group.percent)
    const net = own.reduce((sum, line) => sum + line.net, 0)
    return net === 0 ? [] : { ...group, net, vat: percentOfMoney(money(net, currency), group.percent).minor }
  })

/** The pieces as lines with their tax; null where they do not come to what is given back. */
function creditOfPieces(invoice: InvoiceContent, { gross, pieces }: Credit) {
  if (pieces.length === 0) return null
  const lines = returnedLines(invoice, pieces)
  const vat = groupsOfLines(invoice, lines)
  return vat.reduce((sum, group) => sum + group.net + group.vat, 0) === gross ? { lines, vat } : null
}

/**
 * The credit note for a refund (INVOICE-6). All of an invoice, and pieces of it, are given back line by line; an amount is one
 * line a rate.
 * Amounts are positive: that it takes away is what its kind says.
 */
export function creditNote(invoice: InvoiceContent, credit: Credit): InvoiceContent {
  const { number, issuedOn, gross, method, methodName, words } = credit
  if (gross <= 0 || gross > invoice.gross) throw new RangeError(`no credit of ${gross} of ${invoice.gross}`)
  const common: InvoiceContent = {
    ...invoice,
    kind: 'credit-note',
    number,
    issuedOn,
    words,
    payment: { method, name: methodName, paid: true, dueOn: null, iban: '', bic: '' },
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
  }
  if (gross === invoice.gross) return common
  const returned = creditOfPieces(invoice, credit)
  const vat = returned?.vat ?? groupsOf(invoice, gross)
  const net = vat.reduce((sum, group) => sum + group.net, 0)
  return {
    ...common,
    lines: returned?.lines ?? vat.map(group => partialLine(wordOf(common, 'partialRefund'), group)),
    shipping: null,
    vat,
    net,
    vatTotal: gross - net,
    gross,
  }
}
