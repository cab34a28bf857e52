import { isUnionMember } from '@/lib/catalogue/tax-area'
import type { InvoiceContent } from './content'

/** Words that are the same for every seller, by their names in `messages/…/invoice.json`. */
export const plainWords = [
  'amount',
  'article',
  'bic',
  'billTo',
  'capital',
  'colon',
  'corrects',
  'creditNote',
  'deliverTo',
  'discount',
  'dueBy',
  'dueTerms',
  'goods',
  'iban',
  'invoice',
  'issuedOn',
  'net',
  'number',
  'ofDate',
  'order',
  'page',
  'paidBy',
  'partialRefund',
  'purchaseReference',
  'quantity',
  'rate',
  'refundedBy',
  'shipping',
  'siret',
  'total',
  'totalCredit',
  'tranquility',
  'unitPrice',
  'vat',
  'vatNumber',
] as const

/** Words that quote a law: the seller's country decides which one (INVOICE-9). */
export const lawWords = [
  'exemptExport',
  'exemptIntraUnion',
  'latePenalty',
  'noDiscount',
  'recoveryFee',
] as const

/** The words that are printed on an invoice; frozen with each document. */
export const invoiceWords = [...plainWords, ...lawWords] as const
export type InvoiceWord = (typeof invoiceWords)[number]

/** Countries whose own law is quoted; for others of the Union its directives are quoted, and for the rest no article. */
const ownLaws = ['FR', 'DE', 'BE'] as const
export type InvoiceLaw = (typeof ownLaws)[number] | 'EU' | 'other'

/** The law that a document of a seller quotes, by the ISO code of his country (INVOICE-9). */
export const lawOf = (country: string): InvoiceLaw =>
  ownLaws.find(own => own === country) ?? (isUnionMember(country) ? 'EU' : 'other')

/** A word of a document. Throws for one that it was not frozen with: a document is never printed with a gap. */
export function wordOf(
  { words, number }: Pick<InvoiceContent, 'words' | 'number'>,
  name: InvoiceWord,
): string {
  const word = words[name]
  if (word === undefined) throw new Error(`document ${number} was frozen without the word ${name}`)
  return word
}

/** For documents that were frozen without the sign between a word and its value: they are made again as they were. */
const olderColon = ' : '

/** A word and its value, with the sign of the document's language between them. */
export const labelled = (
  content: Pick<InvoiceContent, 'words' | 'number'>,
  name: InvoiceWord,
  value: string,
): string => `${wordOf(content, name)}${content.words.colon ?? olderColon}${value}`
