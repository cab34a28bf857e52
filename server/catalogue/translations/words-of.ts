import 'server-only'
import type { FlattenedField } from 'payload'
import type { InLanguages, Words } from '@/lib/catalogue/translation/words'
import { type Language, languages } from '@/lib/ground/names'

/** Fields with links or names of things in the shop: they are chosen, not translated. */
const chosen = new Set(['url', 'to', 'picture', 'category', 'action', 'svgPath', 'id', 'blockName'])
/** Such a name of a block; elsewhere a name is a text. */
const chosenInBlocks = new Set(['name'])

type Tree = Readonly<Record<string, unknown>>
type Documents = Readonly<Record<Language, Tree>>

interface Place {
  path: readonly string[]
  /** Whether every language has its own version of everything here. */
  own: boolean
  inBlock: boolean
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (isTree(value) ? value[step] : undefined), tree)

const eachOf = (pick: (language: Language) => string | null): InLanguages => ({
  fr: pick('fr'),
  de: pick('de'),
  en: pick('en'),
})

/** Rows of a list, in the language that has the most: each row is the same text in all languages. */
const longest = (documents: Documents, path: readonly string[]): unknown[] =>
  languages
    .map(language => at(documents[language], path))
    .map(rows => (Array.isArray(rows) ? rows : []))
    .reduce((most, rows) => (rows.length > most.length ? rows : most))

/** The type of a block at a place of each language's list: blocks of different types are not translations of each other. */
const typeAt = (documents: Documents, language: Language, path: readonly string[]) =>
  at(documents[language], [...path, 'blockType'])

function* leaves(
  fields: readonly FlattenedField[],
  documents: Documents,
  place: Place,
): Generator<Pick<Words, 'field' | 'long' | 'texts'>> {
  for (const field of fields) {
    if (!('name' in field) || !field.name) continue
    const path = [...place.path, field.name]
    const own = place.own || ('localized' in field && field.localized === true)
    const next = { path, own, inBlock: place.inBlock }
    if (field.type === 'text' || field.type === 'textarea') {
      if (!own || chosen.has(field.name) || (place.inBlock && chosenInBlocks.has(field.name))) continue
      const texts = eachOf(language => {
        const holder = at(documents[language], place.path)
        if (place.path.length > 0 && !isTree(holder)) return null
        const value = at(documents[language], path)
        return typeof value === 'string' ? value : ''
      })
      yield { field: path.join('.'), long: field.type === 'textarea', texts }
    } else if (field.type === 'group' || field.type === 'tab')
      yield* leaves(field.flattenedFields, documents, next)
    else if (field.type === 'array')
      for (const index of longest(documents, path).keys())
        yield* leaves(field.flattenedFields, documents, { ...next, path: [...path, String(index)] })
    else if (field.type === 'blocks') yield* leavesOfBlocks(field.blocks, documents, next)
  }
}

type Block = Extract<FlattenedField, { type: 'blocks' }>['blocks'][number]

function* leavesOfBlocks(
  blocks: readonly Block[],
  documents: Documents,
  { path, own }: Place,
): Generator<Pick<Words, 'field' | 'long' | 'texts'>> {
  for (const [index, row] of longest(documents, path).entries()) {
    const place = [...path, String(index)]
    const type = isTree(row) ? row.blockType : undefined
    const block = blocks.find(({ slug }) => slug === type)
    if (!block) continue
    for (const leaf of leaves(block.flattenedFields, documents, { path: place, own, inBlock: true })) {
      const texts = eachOf(language =>
        typeAt(documents, language, place) === type ? leaf.texts[language] : null,
      )
      yield { ...leaf, texts }
    }
  }
}

/** The texts of one document, which was read in every language (TRANSLATION-1). */
export const wordsOf = (
  fields: readonly FlattenedField[],
  { id, subject, documents }: Pick<Words, 'id' | 'subject'> & { documents: Documents },
): Words[] =>
  [...leaves(fields, documents, { path: [], own: false, inBlock: false })].map(leaf => ({
    id,
    subject,
    ...leaf,
  }))

/**
 * A document's part with a text put in: the outermost property that holds it, as it is to be written. Null where the place
 * is not there in this language.
 */
export function withText(document: Tree, field: string, text: string): Tree | null {
  const path = field.split('.')
  const [first, ...rest] = path
  if (!first) return null
  if (rest.length === 0) return { [first]: text }
  const part = structuredClone(document[first])
  const holder = at(part, rest.slice(0, -1))
  const name = rest.at(-1)
  if (!isTree(holder) || !name) return null
  ;(holder as Record<string, unknown>)[name] = text
  return { [first]: part }
}
