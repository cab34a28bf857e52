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

/**
 * Replaces references at the top level of the data, alone or in lists, by the numbers of the database.
 * @param ids the number of each document that was ever delivered; null for a deleted one
 * @returns the data, its lists without deleted documents; null where it depends on a deleted one
 */
export function resolveRefs(
  data: Record<string, unknown>,
  ids: ReadonlyMap<string, number | null>,
): Record<string, unknown> | null {
  const idOfRef = ({ $ref }: SeedRef): number | null => {
    const id = ids.get($ref)
    if (id === undefined) throw new Error(`the seed refers to ${$ref}, which is not there`)
    return id
  }
  const resolved: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(data)) {
    if (isRef(value)) {
      const id = idOfRef(value)
      if (id === null) return null
      resolved[name] = id
    } else if (Array.isArray(value) && value.some(isRef)) {
      resolved[name] = value.map(entry => (isRef(entry) ? idOfRef(entry) : entry)).filter(id => id !== null)
    } else resolved[name] = value
  }
  return resolved
}

/** An id for a row within a document: the same at every import. */
export const rowId = (...path: (string | number)[]): string =>
  createHash('sha256').update(path.join('/')).digest('hex').slice(0, 24)
