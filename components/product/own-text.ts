import type { ComponentType } from 'react'
import type { PriceText } from '@/components/ui/price'
import type { Finding, Repair } from '@/lib/design/scene/finding'
import type { LineWishes } from '@/lib/design/scene/operations/fit/typed'

/** A line of a product's text, as its field shows it. */
export interface TextLine {
  elementId: string
  line: number
  text: string
}

/** What is shown about a text that is laid out. Lengths in mm: its smallest letters, and those that can be made. */
export interface LaidOutText {
  findings: readonly Finding[]
  smallestMm: number
  minFontMm: number
  /** How densely the lines fill the plate, from 0 to 1; null where they do not. */
  density: number | null
  /** The text on curves, which is never in two lines. */
  onCurves: readonly string[]
}

/** How the lines of a text are wished. */
export interface OwnWishes {
  wishes: LineWishes | undefined
  wish: (wishes: LineWishes) => void
  /** The wishes with which the lines fit, where they only do so in smaller letters. */
  smaller: LineWishes | null
}

/** The nearest larger product that the lines fit on. */
export interface LargerProduct {
  name: string
  /** What a piece of it costs more. */
  more: PriceText | null
  take: () => void
}

export interface LineChoicesProps {
  state: OwnText
  wished: OwnWishes
  findLarger?: (() => Promise<LargerProduct | null>) | undefined
}

/** What is shown beside a text once somebody writes it, and fetched then (late-text.tsx). */
export interface LateText {
  /** What the check says. */
  Verdict: ComponentType<{ state: OwnText }>
  /** The choices for the lines. */
  LineChoices: ComponentType<LineChoicesProps>
}

/** A text that is written on the page of its product. */
export interface OwnText<LaidOut extends LaidOutText = LaidOutText> {
  lines: readonly TextLine[]
  /** The product with the shopper's text; `null` until there is one, or while its font is on its way. */
  laidOut: LaidOut | null
  /** Why there is none: a font could not be fetched, or the lines do not fit. */
  trouble: 'failed' | 'tooMuch' | null
  write: (line: TextLine) => void
  /** One field more; absent where there is no space for it. */
  addLine?: () => void
  /** Null until somebody has written. */
  late: LateText | null
  /** Absent where lines are only typed. */
  wished?: OwnWishes
  /** Absent where only other words can repair the findings. */
  repair?: (repair: Repair) => void
}
