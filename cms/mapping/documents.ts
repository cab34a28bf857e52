import { z } from 'zod'
import type { CatalogueCollection } from '@/lib/ground/site/cache-manifest'
import type { Config } from '../payload-types'

/**
 * The fields that `locale: 'all'` gives in every language, although Payload's types say one language, and the
 * structures that contain such a field. A test compares this with the collections.
 */
export const localisedFields = {
  pages: ['url', 'title', 'description', 'redirect', 'custom'],
  categories: ['title', 'description', 'path'],
  cards: ['presetName', 'presetDescription', 'listingDescription', 'content'],
  components: ['title', 'blocks'],
  'cross-sells': ['title'],
  media: ['alt'],
  countries: ['name'],
  'shipping-zones': ['name'],
  materials: ['title', 'shortTitle'],
  'sign-models': ['title', 'description', 'slogan', 'use', 'ink'],
  masks: ['label'],
  fixings: ['label', 'description'],
  'hole-layouts': ['label'],
  backgrounds: ['label'],
  'stamp-models': ['title', 'name', 'description', 'slogan', 'use', 'ink'],
  rubbers: ['title'],
  swatches: ['label'],
  'static-products': ['title', 'description'],
  formulas: ['topicTitle', 'lines'],
  footer: ['columns', 'text'],
  'search-words': ['synonyms'],
} as const satisfies { readonly [S in Slug]?: readonly (keyof Stored<S>)[] }

type Slug = keyof Config['collections'] | keyof Config['globals']
type Stored<S extends Slug> = (Config['collections'] & Config['globals'])[S]
type Localised = typeof localisedFields
type LocalisedField<S extends Slug> = S extends keyof Localised ? Localised[S][number] : never

/** A document of the database with every language in it: Payload's own type, whose localised fields are not parsed yet. */
export type Doc<S extends Slug> = {
  readonly [F in keyof Stored<S>]: F extends LocalisedField<S> ? unknown : Stored<S>[F]
}

export interface CatalogueDocs {
  collections: { readonly [C in CatalogueCollection]: readonly Doc<C>[] }
  settings: Doc<'shop-settings'>
  /** Who sells: its country decides what is domestic. */
  company: Pick<Doc<'company'>, 'country'>
}

const texts = z.record(z.string(), z.unknown())

/**
 * A text in every language. Payload leaves out what is not translated: French replaces it, as on the site. A single
 * text, as validation on saving sees it, counts for all languages.
 */
export function inEveryLanguage(value: unknown): { fr: unknown; de: unknown; en: unknown } {
  const parsed = texts.safeParse(value)
  if (!parsed.success) return { fr: value, de: value, en: value }
  const { fr, de, en } = parsed.data
  const base = fr ?? de ?? en
  return { fr: fr ?? base, de: de ?? base, en: en ?? base }
}

/** The same for a text that may be missing altogether. */
export function textsOrNull(value: unknown) {
  const found = inEveryLanguage(value)
  return typeof found.fr === 'string' && found.fr !== '' ? found : null
}

/** The structure kept in a json field, spread beside the real fields. */
export const factsOf = ({ facts }: { facts?: unknown }): Record<string, unknown> =>
  texts.catch({}).parse(facts)

export const isPublished = (doc: object) => !('_status' in doc) || doc._status !== 'draft'

/** Drops what is null: an empty field of the database is an absent property of the catalogue. */
export const withoutNull = (doc: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== null && value !== undefined))

/** The number of a related document; null where it was deleted: then the field is empty, although its type says otherwise. */
export const relatedId = (related: number | { id: number } | null | undefined): number | null =>
  typeof related === 'object' ? (related?.id ?? null) : (related ?? null)
