import { BoundedCache } from '../bounded-cache'
import { kindOf } from '../elements/registry'
import { hasLines } from '../elements/traits'
import type { Repair } from '../finding'
import { designCaps } from '../limits'
import type { Design, Element } from '../model'
import { linePlain } from '../text-doc'
import type { ElementCheck, Known } from './check'

/** Words as they are compared: blanks and capitals make no difference. */
export const plainWords = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Figures with the blanks, dots, slashes and dashes that group them. */
const figures = /\d(?:[ \u00a0\u202f./-]?\d)*/g
const separators = /[^\d]/g

/** Placeholder figures: zeros alone, a phone or an account number of zeros. A price or a mileage is none. */
function isOfNoughts(group: string): boolean {
  const digits = group.replace(separators, '')
  return (
    /^0{3,}$/.test(digits) ||
    (digits.length > 6 && digits.startsWith('0') && digits.endsWith('000000')) ||
    /0{8,}/.test(digits)
  )
}

/** Example addresses: those reserved by RFC 2606, and their French and German forms. */
const exampleAddress =
  /(?:^|[^\p{L}\d])(?:example|exemple|beispiel)\.(?:com|net|org|co\.uk|fr|de|ch|be)(?![\p{L}\d])/iu
const letterRow = /(?<![\p{L}])X{4,}(?![\p{L}])/u

/** Whether words are only placeholders, no matter who wrote them: `04 00 00 00 00`, `BIC XXXXXXXX`, `www.exemple.fr`. */
export function keepsPlace(text: string): boolean {
  if (exampleAddress.test(text) || letterRow.test(text)) return true
  return (text.match(figures) ?? []).some(isOfNoughts)
}

const saidByElement = new WeakMap<Element, readonly string[]>()

/** What an element says, line by line: its letters, and what is read from its code. */
export function saidBy(element: Element): readonly string[] {
  const known = saidByElement.get(element)
  if (known) return known
  const kind = kindOf(element)
  const lines = kind.letters?.plain(element).split('\n') ?? []
  const said = [...lines, ...(kind.says?.(element) ?? [])]
  saidByElement.set(element, said)
  return said
}

/** Letters of lines that are remembered, some 2 MB. */
const mostLetters = 1_000_000
const knownLines = new BoundedCache<{ plain: string; keepsPlace: boolean }>(mostLetters)

/** A line as it is compared. A key changes one line of a design, and every line is looked at again. */
export function comparedLine(line: string): { plain: string; keepsPlace: boolean } {
  const known = knownLines.get(line)
  if (known) return known
  const made = { plain: plainWords(line), keepsPlace: keepsPlace(line) }
  knownLines.set(line, made, line.length + 1)
  return made
}

/** The words of templates without those of a design that its owner wrote himself. */
export function samplesFor(
  { ownWords }: Pick<Design, 'ownWords'>,
  samples: Known['samples'],
): Known['samples'] {
  if (!ownWords || !samples) return samples
  const own = new Set(ownWords)
  return { has: words => samples.has(words) && !own.has(words) }
}

/** The design that knows these lines to be its owner's own; of very many it knows the last. The same design where it does already. */
export function withOwnLines(design: Design, lines: readonly string[]): Design {
  const { lines: most, characters } = designCaps.ownWords
  const known = design.ownWords ?? []
  const said = lines
    .map(plainWords)
    .filter(words => words !== '' && words.length <= characters && !known.includes(words))
  if (said.length === 0) return design
  return { ...design, ownWords: [...known, ...new Set(said)].slice(-most) }
}

/** Lines of one element that are asked about at most: each has a repair that holds the others. */
const mostLines = 12

/** The element without a line, or its removal where it has no other words. */
function withoutLine(element: Element, subject: string): Repair[] {
  const others = saidBy(element).filter(line => line.trim() !== '' && line.trim() !== subject)
  if (hasLines(element) && others.length > 0) {
    const lines = element.doc.lines.filter(line => linePlain(line).trim() !== subject)
    const patch = { doc: { lines } }
    return [{ kind: 'change', elementId: element.id, patch, words: 'withoutLine', alone: true }]
  }
  const words = kindOf(element).letters ? { words: 'withoutLine' as const } : {}
  return [{ kind: 'remove', elementIds: [element.id], alone: true, ...words }]
}

/** Words of a template that were made up, and are still there: they would be made as they are (DESIGN-33). */
export const sampleWordsCheck: ElementCheck = {
  codes: ['design_sample_words'],
  applies: element => saidBy(element).some(line => line.trim() !== ''),
  run(element, { samples }) {
    const left = saidBy(element).filter(line => {
      const compared = comparedLine(line)
      return samples?.has(compared.plain) || compared.keepsPlace
    })
    return [...new Set(left)].slice(0, mostLines).map(line => ({
      code: 'design_sample_words',
      severity: 'ask',
      subject: line.trim(),
    }))
  },
  repairs: (element, { subject }) => withoutLine(element, subject ?? ''),
}
