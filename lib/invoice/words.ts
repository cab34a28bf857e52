import type { InvoiceContent } from './content'

/** The words that are printed on an invoice, by their names in `messages/…/invoice.json`; frozen with each document. */
export const invoiceWords = [
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
  'exemptExport',
  'exemptIntraUnion',
  'goods',
  'iban',
  'invoice',
  'issuedOn',
  'latePenalty',
  'net',
  'noDiscount',
  'number',
  'ofDate',
  'order',
  'page',
  'paidBy',
  'partialRefund',
  'purchaseReference',
  'quantity',
  'rate',
  'recoveryFee',
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
export type InvoiceWord = (typeof invoiceWords)[number]

/** A word of a document. Throws for one that it was not frozen with: a document is never printed with a gap. */
export function wordOf(
  { words, number }: Pick<InvoiceContent, 'words' | 'number'>,
  name: InvoiceWord,
): string {
  const word = words[name]
  if (word === undefined) throw new Error(`document ${number} was frozen without the word ${name}`)
  return word
}

/** Of documents from before the sign between a word and what it tells was frozen with them: they are made again as they were. */
const olderColon = ' : '

/** A word and what it tells, with the sign of the document's language between them. */
export const labelled = (
  content: Pick<InvoiceContent, 'words' | 'number'>,
  name: InvoiceWord,
  told: string,
): string => `${wordOf(content, name)}${content.words.colon ?? olderColon}${told}`
