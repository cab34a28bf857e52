import { allocate } from '@/lib/ground/money/allocate'
import { money } from '@/lib/ground/money/money'
import {
  netOfPieces,
  type PaidLine,
  piecesOf,
  type RateWorth,
  type ReturnedLines,
  worthByRate,
} from '@/lib/money/returned-lines'
import type { InvoiceContent, InvoiceLine, InvoiceVat } from './content'
import { leftOfRates, shareByRate, splitAmount } from './credit-shares'
import { wordOf } from './words'

/** Pieces of a line of an invoice, by its place, counted from 0. */
export interface CreditedPieces {
  place: number
  quantity: number
}

/** The refunded part of an invoice. */
export interface Credit {
  number: string
  issuedOn: string
  /** With tax, minor units of the invoice's currency; more than is left of the invoice is a bug. */
  gross: number
  /** How it was given back: slug and name of the method. */
  method: string
  methodName: string
  /** The pieces that are given back; none where it is an amount. */
  pieces: readonly CreditedPieces[]
  /** Pieces whose money went back before: the sum of them and `pieces` is what is rounded. */
  before: readonly CreditedPieces[]
  /** The words of a credit note. */
  words: Record<string, string>
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

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

const byPlace = (pieces: readonly CreditedPieces[]): ReturnedLines =>
  pieces.map(({ place, quantity }) => ({ id: String(place), quantity }))

/** The lines with returned pieces, each with its part of what it cost. */
const returnedLines = ({ lines }: InvoiceContent, { pieces, before }: Credit): InvoiceLine[] =>
  pieces.flatMap(({ place, quantity }) => {
    const line = lines[place]
    if (!line) return []
    const net = netOfPieces(line, quantity, piecesOf(String(place), byPlace(before)))
    return { ...line, quantity, discount: line.unit * quantity - net, net }
  })

/** The cost of the pieces at each rate, as the refund has calculated it. */
function worthOfPieces({ lines, currency }: InvoiceContent, { pieces, before }: Credit): RateWorth[] {
  const paid = lines.map(
    ({ quantity, net, percent }, place): PaidLine => ({
      id: String(place),
      quantity,
      net,
      vatPercent: percent,
    }),
  )
  return worthByRate(paid, byPlace(pieces), byPlace(before), currency)
}

/** Lines of a rate whose sum is its part: they are cut where less is left, and an amount beyond them gets its own line. */
function linesOfRate(content: InvoiceContent, lines: readonly InvoiceLine[], group: InvoiceVat) {
  const net = sumOf(lines.map(line => line.net))
  if (net <= group.net) {
    const rest = group.net - net
    const isAlone = lines.length === 0
    return [
      ...lines,
      ...(rest > 0 || isAlone
        ? [partialLine(wordOf(content, 'partialRefund'), { ...group, net: rest })]
        : []),
    ]
  }
  const parts = allocate(
    money(group.net, content.currency),
    lines.map(line => line.net),
  )
  return lines.map((line, index) => {
    const own = parts[index]?.minor ?? 0
    return { ...line, net: own, discount: line.unit * line.quantity - own }
  })
}

/** The parts of a credit note, rate by rate. */
function partsOf(invoice: InvoiceContent, credits: readonly InvoiceContent[], credit: Credit) {
  const { currency } = invoice
  const left = leftOfRates(invoice, credits)
  const worth = worthOfPieces(invoice, credit)
  const ofRate = ({ percent }: InvoiceVat) => worth.find(one => one.percent === percent)
  const shares = shareByRate(
    left,
    left.map(({ group }) => {
      const own = ofRate(group)
      return own ? own.net + own.vat : 0
    }),
    credit.gross,
    currency,
  )
  return left.flatMap((rate, index) => {
    const gross = shares[index] ?? 0
    if (gross === 0) return []
    const own = ofRate(rate.group)
    // Pieces are worth what was given back for them, as long as that is left; all that is left of a rate is split as it is left.
    const isWhole = own && own.net + own.vat === gross && own.net <= rate.net && own.vat <= rate.vat
    const isLast = gross === rate.net + rate.vat
    return isWhole && !isLast ? { ...rate.group, ...own } : splitAmount(rate, gross, currency)
  })
}

/**
 * The credit note for a refund (INVOICE-6), after those that were issued before for the same invoice. All of an invoice, and pieces of
 * it, are given back line by line; an amount is one line a rate. Together credit notes never take back more of a rate than the invoice
 * said, and the last one takes what is left, to the cent (INVOICE-11).
 * Amounts are positive: the document's kind says that it is a credit.
 * @throws RangeError where `gross` is nothing, or more than is left
 */
export function creditNote(
  invoice: InvoiceContent,
  credits: readonly InvoiceContent[],
  credit: Credit,
): InvoiceContent {
  const { number, issuedOn, gross, method, methodName, words } = credit
  const left = invoice.gross - sumOf(credits.map(one => one.gross))
  if (gross <= 0 || gross > left) throw new RangeError(`no credit of ${gross} of ${left}`)
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
  const vat = partsOf(invoice, credits, credit)
  const returned = returnedLines(invoice, credit)
  const net = sumOf(vat.map(group => group.net))
  return {
    ...common,
    lines: vat.flatMap(group =>
      linesOfRate(
        common,
        returned.filter(({ percent }) => percent === group.percent),
        group,
      ),
    ),
    shipping: null,
    vat,
    net,
    vatTotal: gross - net,
    gross,
  }
}
