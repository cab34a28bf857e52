import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { may } from './access'
import { text } from './fields/fields'

/** The link from a document to its log entries. */
const journalLink: Field = {
  name: 'journal',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/app/(back-office)/components/journal/journal-link#JournalLink' },
    disableListColumn: true,
  },
}

/** So many states of a document are kept. */
const mostVersions = 50

/** Who wrote this state of the document; it is kept with each version, and only the staff see it. */
const changedBy: Field = text('changedBy', {
  access: { read: may('content.translate'), update: () => false, create: () => false },
  admin: { readOnly: true, position: 'sidebar' },
})

/** One of the staff as versions name him; what the shop does itself has no name. */
const authorOf = ({ user }: PayloadRequest): string | null =>
  user?.collection === 'admins' ? user.email : null

/** Keeps the state that a document had before it was changed for the first time: what the seed wrote has no version of its own. */
const keepFirst: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || req.context.quiet) return data
  const where = { parent: { equals: originalDoc.id } }
  const { totalDocs } = await req.payload.countVersions({ collection: slug, where, req })
  if (totalDocs > 0) return data
  const doc = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: slug,
    where: { id: { equals: originalDoc.id } },
    req,
  })
  if (!doc) return data
  const { id, ...versionData } = doc
  const at = String(doc.updatedAt ?? new Date().toISOString())
  await req.payload.db.createVersion({
    collectionSlug: slug,
    parent: id,
    versionData: versionData as never,
    autosave: false,
    createdAt: at,
    updatedAt: at,
    req,
  })
  return data
}

const sign: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: object
  req: PayloadRequest
}) => (req.context.quiet ? data : { ...data, changedBy: authorOf(req) })

/** A collection that keeps every state with its author: states can be compared and restored. */
export function versioned(collection: CollectionConfig): CollectionConfig {
  const own = collection.hooks?.beforeChange ?? []
  return {
    ...collection,
    versions: collection.versions ?? { maxPerDoc: mostVersions },
    fields: [...collection.fields, changedBy, journalLink],
    hooks: { ...collection.hooks, beforeChange: [...own, keepFirst, sign] },
  }
}

/** The same of a global. */
export function versionedGlobal(global: GlobalConfig): GlobalConfig {
  const own = global.hooks?.beforeChange ?? []
  return {
    ...global,
    versions: { max: mostVersions },
    fields: [...global.fields, changedBy],
    hooks: { ...global.hooks, beforeChange: [...own, sign] },
  }
}
