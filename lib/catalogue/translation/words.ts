import { type Language, languages } from '@/lib/ground/names'

/** A text of a document as every language has it; null where its place is missing in a language, empty where it is not written. */
export type InLanguages = Readonly<Record<Language, string | null>>

/** One text of the content that every language has of its own (TRANSLATION-1). */
export interface Words {
  /** The document's number; 0 for a global, which has none. */
  id: number
  /** The document as it names itself. */
  subject: string
  /** Where the text stands in it, names and places separated by dots: `title`, `custom.blocks.2.text`. */
  field: string
  /** Whether it may have lines. */
  long: boolean
  texts: InLanguages
}

/** Which texts a translator wants to see. */
export const shows = ['missing', 'same', 'all'] as const
export type Show = (typeof shows)[number]

/** The language from which all others are translated (TRANSLATION-1). */
export const sourceLanguage: Language = 'fr'
export const targetLanguages = languages.filter(language => language !== sourceLanguage)

/** Whether a text is wanted in a language and not written: a text that is empty everywhere is not missing (TRANSLATION-2). */
export const isMissing = ({ texts }: Words, language: Language): boolean =>
  !texts[language] && languages.some(other => texts[other])

/** Whether a text is the source's, word for word: a name, or one that was forgotten (TRANSLATION-2). */
export const isSame = ({ texts }: Words, language: Language): boolean =>
  Boolean(texts[language]) && language !== sourceLanguage && texts[language] === texts[sourceLanguage]

/** The texts to show: those of a kind that hold every word looked for, in any language or in the document's name. */
export function shownWords(
  words: readonly Words[],
  { language, show, q }: { language: Language; show: Show; q: string },
): Words[] {
  const sought = q.toLowerCase().split(/\s+/).filter(Boolean)
  return words.filter(one => {
    if (show === 'missing' && !isMissing(one, language)) return false
    if (show === 'same' && !isSame(one, language)) return false
    const text = [one.subject, ...Object.values(one.texts)].join('\n').toLowerCase()
    return sought.every(word => text.includes(word))
  })
}

/** How many texts there are, and how many each language misses. */
export interface Count {
  all: number
  missing: Record<Language, number>
}

export function countWords(words: readonly Words[]): Count {
  const missingIn = (language: Language) => words.filter(one => isMissing(one, language)).length
  return {
    all: words.filter(({ texts }) => languages.some(language => texts[language])).length,
    missing: { fr: missingIn('fr'), de: missingIn('de'), en: missingIn('en') },
  }
}
