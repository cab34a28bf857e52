import type { InvoiceContent } from '@/lib/invoice/content'
import { countryOf } from './bookings'

/** What was sold into a country at a rate, in minor units of a currency; credit notes are taken off. */
export interface SalesRow {
  country: string
  category: 'S' | 'K' | 'G'
  percent: number
  currency: string
  documents: number
  net: number
  vat: number
  /** Whether the one-stop shop declares it: taxed in another country of the Union than the seller's. */
  oss: boolean
}

/** Sales by country, kind of tax, rate and currency, in this order (EXPORT-4). */
export function salesOf(documents: readonly InvoiceContent[]): SalesRow[] {
  const rows = new Map<string, SalesRow>()
  for (const content of documents) {
    const sign = content.kind === 'credit-note' ? -1 : 1
    const country = countryOf(content)
    for (const { category, percent, net, vat } of content.vat) {
      const { currency } = content
      const key = `${country} ${category} ${percent.toFixed(2).padStart(6, '0')} ${currency}`
      const oss = category === 'S' && vat !== 0 && country !== content.seller.country
      const row = rows.get(key) ?? { country, category, percent, currency, documents: 0, net: 0, vat: 0, oss }
      rows.set(key, {
        ...row,
        documents: row.documents + 1,
        net: row.net + sign * net,
        vat: row.vat + sign * vat,
        oss: row.oss || oss,
      })
    }
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
