import { createHash } from 'node:crypto'
import type { CollectionSlug } from 'payload'

/** Points to another document of the seed, which must come before. */
export interface SeedRef {
  $ref: string
}

/** A document of the seed as the database takes it: localised fields are objects by language. */
export interface SeedDoc {
  collection: CollectionSlug
  /** Identity within the collection: its slug or name. */
  key: string
  data: Record<string, unknown>
  /** Stored, but not published. */
  draft?: boolean
}

export const ref = (collection: CollectionSlug, key: string): SeedRef => ({ $ref: `${collection}/${key}` })
export const idOf = (doc: Pick<SeedDoc, 'collection' | 'key'>) => `${doc.collection}/${doc.key}`

const isRef = (value: unknown): value is SeedRef =>
  typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string'

/** Replaces references at the top level of the data, alone or in lists, by the numbers of the database. */
export function resolveRefs(data: Record<string, unknown>, ids: ReadonlyMap<string, number>) {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.some(isRef) ? value.map(resolve) : value
    if (!isRef(value)) return value
    const id = ids.get(value.$ref)
    if (id === undefined) throw new Error(`the seed refers to ${value.$ref}, which is not there`)
    return id
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, resolve(value)]))
}

/** An id for a row within a document: the same at every import. */
export const rowId = (...path: (string | number)[]): string =>
  createHash('sha256').update(path.join('/')).digest('hex').slice(0, 24)
