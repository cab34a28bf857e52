import { describe, expect, it } from 'vitest'
import { contentPageDocs } from '@/cms/seed/docs/written-pages'
import { readSeedFile } from '@/cms/seed/files'
import { type Language, languages } from '@/lib/ground/names'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'

/** Words that have a better one: docs/how-to/words.md. */
const refused: Record<Language, RegExp[]> = {
  fr: [/boîtier/i, /option tranquillité/, /\bPolish\b/],
  de: [
    /Plexiglas/,
    /Geschäftskonto/,
    /\bHändler/,
    /Abholpunkt/,
    /Gravur unbehandelt/,
    /zzgl\. MwSt/,
    /(?:zwei|drei) Formeln/,
    /nach dem Maß Ihres/,
  ],
  en: [
    /\bcart\b/i,
    /(?<!\{)\bcartridges?\b/i,
    /peace-of-mind/i,
    /\bformulas\b/,
    /custom text plate/,
    /measure of your text/,
  ],
}

/** A text without its addresses, which do not count as words. */
const proseOf = (text: string) => text.replace(/\]\([^)]*\)|^\/\S*$|^https?:\S*$/g, '')

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Every text of a language in a structure whose texts stand under `fr`, `de` and `en`. */
const textsOf = (value: unknown, language: Language): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === language) return textsIn(inner)
    return (languages as readonly string[]).includes(key) ? [] : textsOf(inner, language)
  })
}

const files = ['categories', 'content', 'materials', 'stamp-models', 'static-products', 'fixings', 'shipping']
const messages = { fr, de, en }
const seededTexts = (language: Language) => [
  ...files.flatMap(file => textsOf(readSeedFile(file), language)),
  ...contentPageDocs().flatMap(({ data }) => textsOf(data, language)),
]

/** French punctuation with a breaking space, and the spaces in question (docs/how-to/words.md). */
const loose = /\S [;?!»](?!\p{L})|\S [:%](?=[\s<}"»),.;*|]|$)|« |\S[^\u202f«\s][;?!](?=\s|$)/u

describe.each(languages)('the words in %s', language => {
  // Shoppers do not read the panel.
  const { backOffice: _, ...shop } = messages[language]
  it.each([
    ['messages', textsIn(shop)],
    ['seed', seededTexts(language)],
  ])('of the %s are the shop’s own', (_source, texts) => {
    expect(texts.length).toBeGreaterThan(100)
    const wrong = texts.filter(text => refused[language].some(word => word.test(proseOf(text))))
    expect(wrong).toEqual([])
  })
})

it('sets French punctuation apart by non-breaking spaces', () => {
  const texts = [...textsIn(fr), ...seededTexts('fr')].flatMap(text => proseOf(text).split('\n'))
  expect(texts.filter(text => loose.test(text))).toEqual([])
})
