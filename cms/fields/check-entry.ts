import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  ValidationError,
} from 'payload'
import { catalogueEntries, type EntryCollection } from '../mapping/catalogue'

const isEntryCollection = (slug: string): slug is EntryCollection => slug in catalogueEntries

/**
 * Refuses to publish what the rules could not read: the document becomes its entry of the catalogue and is checked by
 * the entry's own schema, so that the back-office and the rules never disagree. Drafts may be unfinished.
 */
function checkEntry(collection: EntryCollection): CollectionBeforeChangeHook {
  return ({ data, originalDoc, req }) => {
    const doc = { ...originalDoc, ...data }
    if (doc._status === 'draft' || req.context.quiet) return data
    const { map, schema } = catalogueEntries[collection]
    const parsed = schema.safeParse(map(doc))
    if (parsed.success) return data
    const errors = parsed.error.issues.map(issue => {
      const path = issue.path.join('.')
      const [top = ''] = issue.path.map(String)
      return { path: top in doc ? top : 'facts', message: `${path}: ${issue.message}` }
    })
    throw new ValidationError({ collection: collection as CollectionSlug, errors }, req.t)
  }
}

/** The collection with the check of its entries, where it has any. */
export function checked(collection: CollectionConfig): CollectionConfig {
  if (!isEntryCollection(collection.slug)) return collection
  const own = collection.hooks?.beforeChange ?? []
  return {
    ...collection,
    hooks: { ...collection.hooks, beforeChange: [...own, checkEntry(collection.slug)] },
  }
}
