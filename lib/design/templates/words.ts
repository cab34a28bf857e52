import { plainWords } from '@/lib/design/scene/checks/sample-words'
import type { Design } from '@/lib/design/scene/model'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import { languages } from '@/lib/ground/names'
import { libraryTemplates } from './library'
import { madeUpLines } from './made-up'
import type { TemplateLine } from './template'

const libraryLines: readonly string[] = libraryTemplates.flatMap(({ lines }) =>
  languages.flatMap(language => lines[language].filter(({ own }) => own).map(({ text }) => text)),
)

const librarySamples: ReadonlySet<string> = new Set(libraryLines.map(plainWords))

/** The words of the library's templates that were made up, in every language (DESIGN-33). */
export const madeUpInLibrary: ReadonlySet<string> = new Set(madeUpLines(libraryLines))

/** The words that stand in templates for the shopper's own: those of the library, and of the designs given. */
export function sampleWords(templates: readonly Design[]): ReadonlySet<string> {
  const given = templates.flatMap(design => formLines(design).map(({ text }) => plainWords(text)))
  return new Set([...librarySamples, ...given])
}

/** The lines of a design that its shopper wrote: not empty and not from a template. */
export function ownLines(design: Design, samples: ReadonlySet<string>): string[] {
  return formLines(design)
    .map(({ text }) => text.trim())
    .filter(text => text !== '' && !samples.has(plainWords(text)))
}

export interface FilledLines {
  lines: string[]
  /** How many of them are still the template's own words for somebody else. */
  left: number
}

/**
 * A template's lines with the shopper's words in the places that are there for them, in order; what they have more
 * comes behind. Words of the template's kind stay.
 */
export function fillLines(lines: readonly TemplateLine[], own: readonly string[]): FilledLines {
  const places = lines.filter(line => line.own).length
  const given = own.slice(0, places)
  const filled = lines.map(line => (line.own ? (given.shift() ?? line.text) : line.text))
  const more = places > 0 ? own.slice(places) : []
  return { lines: [...filled, ...more], left: Math.max(0, places - own.length) }
}
