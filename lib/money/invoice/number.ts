import type { InvoiceContent } from './content'

/** A series of numbers without gaps: one a country, year and kind of document (INVOICE-1). */
export interface Series {
  kind: InvoiceContent['kind']
  /** Country of delivery, ISO 3166. */
  country: string
  /** Of the day of issue, by the shop's clock. */
  year: number
}

/** The series as its counter is called: `invoice-FR-2026`. */
export const seriesKey = ({ kind, country, year }: Series): string => `${kind}-${country}-${year}`

/** `FR-2026-00017`; credit notes `FR-2026-A00017`. Five digits at least, so that lists sort. */
export const documentNumber = ({ kind, country, year }: Series, value: number): string =>
  `${country}-${year}-${kind === 'credit-note' ? 'A' : ''}${String(value).padStart(5, '0')}`

/**
 * The beginning of a document's number as somebody typed it, in capitals: country, a dash and a digit at least. Null for what begins
 * no number.
 */
export function documentStart(typed: string): string | null {
  const start = typed.trim().toUpperCase()
  return /^[A-Z]{2}-\d{1,4}$|^[A-Z]{2}-\d{4}-A?\d{0,9}$/.test(start) ? start : null
}
