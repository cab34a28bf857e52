import * as z from 'zod/mini'

/** The categories of the shop's drawings, as the editor shows them. */
export const vectorCategories = [
  'safety',
  'signs',
  'arrows',
  'numbers',
  'health',
  'office',
  'crafts',
  'building',
  'food',
  'trade',
  'beauty',
  'transport',
  'travel',
  'animals',
  'plants',
  'weather',
  'sports',
  'music',
  'school',
  'technology',
  'contact',
  'feasts',
  'hearts',
  'people',
  'faces',
  'belief',
  'ornaments',
  'frames',
] as const
export type VectorCategory = (typeof vectorCategories)[number]

const text = z.string()

/** A drawing in the list of a country: its name, its other search words, and how wide it is. */
export const vectorEntrySchema = z.strictObject({
  name: text,
  category: z.enum(vectorCategories),
  label: z.strictObject({ fr: text, de: text, en: text }),
  /** Further words of the country's languages. */
  words: text,
  /** Width to height, where that is not 1. */
  ratio: z.optional(z.number().check(z.positive())),
})
export type VectorEntry = z.infer<typeof vectorEntrySchema>

/** What `/images/vectors/index-{country}.json` answers (DESIGN-25). */
export const vectorIndexSchema = z.array(vectorEntrySchema)

/** The address of a country's list: `FR` → `/images/vectors/index-fr.json`. */
export const vectorIndexUrl = (country: string): string =>
  `/images/vectors/index-${country.toLowerCase()}.json`
