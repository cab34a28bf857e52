import type { Finding, Repair } from '@/lib/scene/finding'

/** A line of a product's text, as its field shows it. */
export interface TextLine {
  elementId: string
  line: number
  text: string
}

/** What is told of a text that is laid out. Lengths in mm: its smallest letters, and those that can be made. */
export interface LaidOutText {
  findings: readonly Finding[]
  smallestMm: number
  minFontMm: number
}

/** A text that is written on the page of its product. */
export interface OwnText<LaidOut extends LaidOutText = LaidOutText> {
  lines: readonly TextLine[]
  /** The product with the shopper's text; `null` until there is one, or while its font is on its way. */
  laidOut: LaidOut | null
  /** Why there is none: a font could not be fetched, or the lines do not fit. */
  trouble: 'failed' | 'tooMuch' | null
  write: (line: TextLine) => void
  /** One field more; absent where there is no room for it. */
  addLine?: () => void
  /** Absent where what is wrong is mended by other words alone. */
  repair?: (repair: Repair) => void
}
