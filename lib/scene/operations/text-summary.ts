import type { Element } from '../model'
import type { Alignment, TextStyle } from '../text-doc'

/** What the letters of some texts have in common; null where they differ, or where it does not apply. */
export interface TextSummary {
  family: string | null
  sizeMm: number | null
  bold: boolean | null
  italic: boolean | null
  underline: boolean | null
  align: Alignment | null
  lineHeight: number | null
  letterSpacing: number | null
  color: string | null
  /** Whether one of them stands on a curve, where lines and underlines are not. */
  curved: boolean
}

interface Facts extends Partial<TextStyle> {
  align?: Alignment
  lineHeight?: number
}

function factsOf(element: Element): Facts[] {
  if (element.type === 'rounded-text') {
    const { family, fontSize, bold, italic } = element.font
    return [
      {
        family,
        sizeMm: fontSize,
        bold,
        italic,
        letterSpacing: element.letterSpacing ?? 0,
        color: element.color,
      },
    ]
  }
  if (element.type !== 'text') return []
  const { lineHeight, letterSpacing } = element
  return element.doc.lines.flatMap(line =>
    line.runs.map(run => ({
      ...run.style,
      letterSpacing: run.style.letterSpacing ?? letterSpacing ?? 0,
      align: line.align,
      lineHeight,
    })),
  )
}

/** Sums up the letters of texts for the panel; null when none of the elements is a text. */
export function summariseText(elements: readonly Element[]): TextSummary | null {
  const facts = elements.flatMap(factsOf)
  if (facts.length === 0) return null
  const common = <K extends keyof Facts>(key: K): NonNullable<Facts[K]> | null => {
    const values = facts.map(fact => fact[key]).filter(value => value !== undefined)
    const first = values[0]
    return first !== undefined && values.every(value => value === first) ? (first ?? null) : null
  }
  return {
    family: common('family'),
    sizeMm: common('sizeMm'),
    bold: common('bold'),
    italic: common('italic'),
    underline: common('underline'),
    align: common('align'),
    lineHeight: common('lineHeight'),
    letterSpacing: common('letterSpacing'),
    color: common('color'),
    curved: elements.some(element => element.type === 'rounded-text'),
  }
}
