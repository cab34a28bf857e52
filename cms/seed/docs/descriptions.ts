import { createTranslator } from 'next-intl'
import { z } from 'zod'
import { type Language, languages, localisedSchema } from '@/lib/ground/common'
import { localeOfLanguage } from '@/lib/ground/site/locales'
import { readSeedFile } from '../files'

type Entry = Record<string, unknown>
type Words = Record<string, string | number>
type Group =
  | 'stamp'
  | 'stampFacts'
  | 'materials'
  | 'materialFacts'
  | 'statics'
  | 'fixings'
  | 'others'
  | 'templates'

const sentences = z
  .record(z.string(), z.record(z.string(), localisedSchema))
  .parse(readSeedFile('descriptions'))

/** A sentence of the seed with the values of one thing; null where there is no sentence for it. */
function say(group: Group, name: string, language: Language, words: Words = {}): string | null {
  const text = sentences[group]?.[name]?.[language]
  if (!text) return null
  return createTranslator({ locale: localeOfLanguage(language), messages: { text } })('text', words)
}

type Localised = Record<Language, string>

/** The same in every language; nothing where a value is missing. */
function inEach(make: (language: Language) => (string | null)[]): { description?: Localised } {
  const texts = languages.map(language => [language, make(language).filter(Boolean).join(' ')] as const)
  return texts.every(([, text]) => text) ? { description: Object.fromEntries(texts) as Localised } : {}
}

/** As it is written beside a unit: 1000, not 1,000. */
const numberIn = (value: number, language: Language) =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(value)

const plate = z.looseObject({ width: z.number(), height: z.number(), round: z.boolean().optional() })

/** "58 × 22 mm", of a round plate "Ø 30 mm". */
function sizeOf(entry: Entry, language: Language): string {
  const { width, height, round } = plate.parse(entry)
  if (round && width === height) return `Ø ${numberIn(width, language)} mm`
  return `${numberIn(width, language)} × ${numberIn(height, language)} mm`
}

const stamp = z.looseObject({
  range: z.string(),
  categoryReadable: z.string(),
  linesNumber: z.number(),
  editable: z.boolean(),
  cartridge: z.string().nullable(),
})

/** What a model is for, its impression, and how it is inked again. */
export function describeStamp(entry: Entry) {
  const { range, categoryReadable, linesNumber: lines, editable, cartridge } = stamp.parse(entry)
  return inEach(language => [
    say('stamp', range === 'textile' ? range : categoryReadable, language),
    say('stampFacts', editable ? 'editable' : 'fixed', language, { size: sizeOf(entry, language), lines }),
    cartridge && say('stampFacts', 'cartridge', language, { cartridge }),
  ])
}

const material = z.looseObject({
  type: z.string(),
  thickness: z.number(),
  outdoor: z.boolean(),
  maxSize: z.object({ width: z.number(), height: z.number() }),
})

/** What a material is like, how large a sign of it can be and where it lasts. */
export function describeMaterial(entry: Entry) {
  const { type, thickness, outdoor, maxSize } = material.parse(entry)
  return inEach(language => [
    say('materials', type, language),
    say('materialFacts', outdoor ? 'outdoor' : 'indoor', language, {
      width: numberIn(maxSize.width, language),
      height: numberIn(maxSize.height, language),
      thickness: numberIn(thickness, language),
    }),
  ])
}

/** What can be done with a template, or with a formula that is ordered as it is. */
export const describeTemplate = (type: string) => inEach(language => [say('templates', type, language)])
