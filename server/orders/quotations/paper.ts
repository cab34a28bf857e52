import type { ShownDesign } from '@/server/design/pdf/design-picture'

/** A row of a quotation's table, as it is printed; a heading has only its text. */
export type PaperRow =
  | { heading: string }
  | { title: string; description: string; quantity: string; unit: string; line: string }

/** A design as it is offered: its drawing, size and scale in words, and who has approved it. */
export interface PaperProof extends ShownDesign {
  title: string
  notes: readonly string[]
  /** How much its drawing is reduced: 1 for its true size. */
  reduction: number
  widthMm: number
  heightMm: number
  /** Strokes of the name that it was signed with; empty where it was typed, or is not signed. */
  drawing: string
}

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
  proofs: { title: string; list: readonly PaperProof[] }
  page: string
}
