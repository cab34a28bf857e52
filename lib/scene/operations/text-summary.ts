import type { LetterFacts } from '../elements/letters'
import { kindOf } from '../elements/registry'
import type { Element } from '../model'
import type { Alignment } from '../text-doc'

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
  /** Which of these all of them have; what one lacks cannot be chosen for all. */
  has: (fact: keyof LetterFacts) => boolean
}

/** Sums up the letters of texts for the panel; null when none of the elements is a text. */
export function summariseText(elements: readonly Element[]): TextSummary | null {
  const facts = elements.flatMap(element => kindOf(element).letters?.facts(element) ?? [])
  if (facts.length === 0) return null
  const common = <K extends keyof LetterFacts>(key: K): NonNullable<LetterFacts[K]> | null => {
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
    has: fact => facts.every(one => one[fact] !== undefined),
  }
}
