import 'server-only'
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { nameOf } from '@/cms/hooks'
import type { Words } from '@/lib/catalogue/translation/words'
import { type Language, languages } from '@/lib/ground/names'
import { wordsOf } from './words-of'

type Tree = Record<string, unknown>

/** A source of translated texts: a collection or a global. */
export interface Source {
  slug: string
  kind: 'collection' | 'global'
  fields: readonly FlattenedField[]
  drafts: boolean
}

const hasOwnTexts = (fields: readonly FlattenedField[]): boolean =>
  fields.some(
    field =>
      ('localized' in field && field.localized) ||
      ('flattenedFields' in field && hasOwnTexts(field.flattenedFields)),
  )

/** All places with texts of every language, in the order of the panel (TRANSLATION-1). */
export function sourcesOf({ collections, globals }: Payload): Source[] {
  const listed = Object.values(collections).map(({ config }) => ({
    slug: String(config.slug),
    kind: 'collection' as const,
    fields: config.flattenedFields,
    drafts: Boolean(config.versions?.drafts),
  }))
  const single = globals.config.map(config => ({
    slug: String(config.slug),
    kind: 'global' as const,
    fields: config.flattenedFields,
    drafts: false,
  }))
  return [...listed, ...single].filter(({ fields }) => hasOwnTexts(fields))
}

export const findSource = (payload: Payload, of: string): Source | undefined =>
  sourcesOf(payload).find(({ slug }) => slug === of)

/** The stored value, without the fallback of another language. */
const asItIs = (language: Language) => ({ locale: language, fallbackLocale: false, depth: 0 }) as const

async function readOne(
  payload: Payload,
  { slug, kind, drafts }: Source,
  language: Language,
  { id, req }: { id?: number | undefined; req?: Partial<PayloadRequest> | undefined },
): Promise<Tree[]> {
  const asked = { ...asItIs(language), ...(req && { req }) }
  if (kind === 'global')
    return [{ ...((await payload.findGlobal({ slug: slug as GlobalSlug, ...asked })) as object), id: 0 }]
  const { docs } = await payload.find({
    collection: slug as CollectionSlug,
    ...(id !== undefined && { where: { id: { equals: id } } }),
    draft: drafts,
    pagination: false,
    sort: 'id',
    ...asked,
  })
  return docs as unknown as Tree[]
}

/** A document as every language has it: the latest draft where there is one. */
export type Read = { id: number; subject: string; documents: Record<Language, Tree> }

/** The documents of a source, or the one of a number. */
export async function readDocuments(
  payload: Payload,
  source: Source,
  only: { id?: number; req?: Partial<PayloadRequest> } = {},
): Promise<Read[]> {
  const lists: Tree[][] = []
  // One after the other: a transaction has one connection.
  for (const language of languages) lists.push(await readOne(payload, source, language, only))
  const [fr = [], de = [], en = []] = lists
  const german = new Map(de.map(doc => [doc.id, doc]))
  const english = new Map(en.map(doc => [doc.id, doc]))
  return fr.map(doc => ({
    id: Number(doc.id),
    subject: source.kind === 'global' ? source.slug : nameOf(doc),
    documents: { fr: doc, de: german.get(doc.id) ?? {}, en: english.get(doc.id) ?? {} },
  }))
}

/** The texts of a source in every language. */
export async function readWords(payload: Payload, source: Source): Promise<Words[]> {
  const read = await readDocuments(payload, source)
  return read.flatMap(document => wordsOf(source.fields, document))
}
