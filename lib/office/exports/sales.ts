import type { VatCatalogue } from '@/lib/catalogue/markets'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import type { SaleKind } from '@/lib/money/vat/sale-kind'
import { placeOf, saleOf } from './bookings'

/** What was sold into a country at a rate, in minor units of a currency; credit notes are taken off. */
export interface SalesRow {
  country: string
  category: 'S' | 'K' | 'G'
  percent: number
  currency: string
  documents: number
  net: number
  vat: number
  /** Its kind in the books (BOOKS-1): the one-stop shop declares `oss`. */
  kind: SaleKind
  /** Whose tax the place has: `FR` for Monaco, `XI` for Northern Ireland. */
  taxCountry: string
}

/** Sales by country, kind, rate and currency, in this order (EXPORT-4). */
export function salesOf(
  documents: readonly InvoiceContent[],
  territories: VatCatalogue['territories'],
): SalesRow[] {
  const rows = new Map<string, SalesRow>()
  for (const content of documents) {
    const sign = content.kind === 'credit-note' ? -1 : 1
    const { country } = placeOf(content)
    for (const { category, percent, net, vat } of content.vat) {
      const { currency } = content
      const { kind, taxCountry } = saleOf(content, category, territories)
      const key = `${country} ${kind} ${category} ${percent.toFixed(2).padStart(6, '0')} ${currency}`
      const row = rows.get(key) ?? {
        country,
        category,
        percent,
        currency,
        documents: 0,
        net: 0,
        vat: 0,
        kind,
        taxCountry,
      }
      rows.set(key, {
        ...row,
        documents: row.documents + 1,
        net: row.net + sign * net,
        vat: row.vat + sign * vat,
      })
    }
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
