/** A row of a quotation's table, as it is printed; a heading has nothing but its words. */
export type PaperRow =
  | { heading: string }
  | { title: string; description: string; quantity: string; unit: string; line: string }

/** Everything that a quotation's PDF says, in its client's language. */
export interface QuotationPaper {
  name: string
  title: string
  seller: readonly string[]
  /** Number, version, end and client, one a line. */
  facts: readonly string[]
  message: string
  heads: Readonly<Record<'article' | 'quantity' | 'unit' | 'line', string>>
  rows: readonly PaperRow[]
  /** The last one is the total. */
  sums: readonly { label: string; value: string }[]
  foot: readonly string[]
  page: string
}
