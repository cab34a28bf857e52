import { z } from 'zod'
import type { CatalogueCollection } from '@/lib/site/cache-manifest'

/** A document of the database with every language in it, as `locale: 'all'` reads it. */
export type Doc = Readonly<Record<string, unknown>>

export interface CatalogueDocs {
  collections: Record<CatalogueCollection, Doc[]>
  settings: Doc
}

const texts = z.record(z.string(), z.unknown())

/**
 * A text in every language. Payload leaves out what is not translated: French stands in, as it does on the site.
 * A single text, as validation on saving sees it, is taken for all.
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
export const factsOf = (doc: Doc): Doc => texts.catch({}).parse(doc.facts)

export const isPublished = (doc: Doc) => doc._status !== 'draft'

/** Drops what is null: an empty field of the database is an absent property of the catalogue. */
export const withoutNull = (doc: Doc): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== null && value !== undefined))
