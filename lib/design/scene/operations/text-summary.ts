import type { LetterFacts, ShownCase } from '../elements/letters'
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
  letterCase: ShownCase | null
  wrap: boolean | null
  color: string | null
  /** Which of these all of them have; what one lacks cannot be chosen for all. */
  has: (fact: keyof LetterFacts) => boolean
}

/** Words of a text: places in its plain form, in UTF-16 units. */
export interface Words {
  id: string
  anchor: number
  head: number
}

/** A text with the lines and runs alone that some words are in, as far as they are of it and more than none. */
function onlyWords(element: Element, { id, anchor, head }: Words): Element {
  const writing = kindOf(element).letters?.writing
  if (!writing || element.id !== id || anchor === head) return element
  const from = Math.min(anchor, head)
  const to = Math.max(anchor, head)
  let at = 0
  const lines = writing.doc(element).lines.flatMap(line => {
    const runs = line.runs.filter(({ text }) => {
      const start = at
      at += text.length
      return text === '' ? from <= start && start <= to : start < to && at > from
    })
    at += 1
    return runs.length > 0 ? [{ ...line, runs }] : []
  })
  return writing.withDoc(element, { lines })
}

/**
 * Sums up the letters of texts for the panel; null when none of the elements is a text.
 * @param words the selected words of one of them: then of them alone
 */
export function summariseText(elements: readonly Element[], words: Words | null = null): TextSummary | null {
  const facts = elements
    .map(element => (words ? onlyWords(element, words) : element))
    .flatMap(element => kindOf(element).letters?.facts(element) ?? [])
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
    letterCase: common('letterCase'),
    wrap: common('wrap'),
    color: common('color'),
    has: fact => facts.every(one => one[fact] !== undefined),
  }
}
