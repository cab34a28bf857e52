import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { pageTag } from '@/lib/ground/site/cache-manifest'

/** The changes of a document: by field, its value before and after. */
export type Changes = Record<string, { before: unknown; after: unknown }>

/** What the application wants to hear of the content. Handed in by the process (shop-hooks.ts): cms knows no use case. */
export interface ContentHooks {
  /** Content with these cache tags has changed and is committed or about to be. */
  contentChanged: (tags: string[]) => void | Promise<void>
  /** One of the staff has made, changed or removed a document: which fields of it. */
  staffActed: (
    req: PayloadRequest,
    act: {
      collection: string
      subject: string
      what: 'made' | 'changed' | 'removed'
      fields: string[]
      /** What each was before and is since, in the language that was edited; null where it is personal. */
      changes: Changes | null
      language: string | null
    },
  ) => Promise<void>
}

/** Writes without renewal or log entry, for example the seed's, carry this in their context. */
export const quietContext = { quiet: true }
const isQuiet = (context: RequestContext) => context.quiet === true

/** The fields of a page that other pages show or link to; all others are on the page alone. */
const structure = ['name', 'url', 'shoppingId', '_status', 'countries', 'redirect', 'pageType'] as const

/** The tag of a change: the page's own where none of these fields has changed, else the collection's. */
function tagOfChange({ collection, doc, previousDoc, operation }: Change): string {
  const isApart =
    collection.slug === 'pages' &&
    operation === 'update' &&
    doc.pageType !== 'home' &&
    structure.every(field => JSON.stringify(doc[field]) === JSON.stringify(previousDoc[field]))
  return isApart ? pageTag(doc.name) : collection.slug
}
type Change = Parameters<CollectionAfterChangeHook>[0]

/** Fields of a document that nobody edits: its number and its times. */
const ownFields = new Set(['id', 'createdAt', 'updatedAt', 'changedBy'])

const fieldsThatDiffer = (doc: Record<string, unknown>, before: Record<string, unknown> = {}) =>
  Object.keys(doc).filter(
    field => !ownFields.has(field) && JSON.stringify(doc[field]) !== JSON.stringify(before[field]),
  )

/** Fields of an account that the shop keeps for itself: a login changes them, and no log entry names them. */
const secretFields = new Set([
  'password',
  'salt',
  'hash',
  'sessions',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'lastUsed',
])

/** A document as it names itself. */
export const nameOf = ({ slug, name, code, id }: Record<string, unknown>) =>
  String(slug ?? name ?? code ?? id)

/** Whether one of the staff asks: changes by the shop itself and by Payload's own commands are not logged. */
const isStaffs = ({ user, context }: PayloadRequest) => user?.collection === 'admins' && !isQuiet(context)

/** A value that is longer than this is kept by its versions alone. */
const longestValue = 20_000

/** What fields were and are. A value that is long is left out. */
function changesOf(fields: readonly string[], before: Record<string, unknown>, doc: Record<string, unknown>) {
  const changes: Changes = {}
  for (const field of fields) {
    const change = { before: before[field] ?? null, after: doc[field] ?? null }
    if (JSON.stringify(change).length <= longestValue) changes[field] = change
  }
  return changes
}

const languageOf = (req: PayloadRequest) => (req.locale && req.locale !== 'all' ? req.locale : null)

/**
 * Hooks that note every change by staff in a collection (TOOLS-2, STAFF-6). `personal`: only the names of the changed fields, not their
 * values, because an entry cannot be erased.
 */
export function acting(hooks: ContentHooks, { personal = false } = {}): CollectionConfig['hooks'] {
  const changed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
    if (!isStaffs(req)) return doc
    const what = operation === 'create' ? 'made' : 'changed'
    const fields =
      what === 'made' ? [] : fieldsThatDiffer(doc, previousDoc).filter(field => !secretFields.has(field))
    if (what === 'changed' && fields.length === 0) return doc
    const changes = personal ? null : changesOf(fields, previousDoc, doc)
    const subject = personal ? String(doc.id) : nameOf(doc)
    await hooks.staffActed(req, {
      collection: collection.slug,
      subject,
      what,
      fields,
      changes,
      language: languageOf(req),
    })
    return doc
  }
  const deleted: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
    const subject = personal ? String(doc.id) : nameOf(doc)
    const act = {
      collection: collection.slug,
      subject,
      what: 'removed' as const,
      fields: [],
      changes: null,
      language: null,
    }
    if (isStaffs(req)) await hooks.staffActed(req, act)
    return doc
  }
  return { afterChange: [changed], afterDelete: [deleted] }
}

/** The same of a global. */
export function actingGlobal(hooks: ContentHooks): GlobalConfig['hooks'] {
  const changed: GlobalAfterChangeHook = async ({ global: { slug }, doc, previousDoc, req }) => {
    const fields = fieldsThatDiffer(doc, previousDoc)
    if (!isStaffs(req) || fields.length === 0) return doc
    const changes = changesOf(fields, previousDoc, doc)
    await hooks.staffActed(req, {
      collection: slug,
      subject: slug,
      what: 'changed',
      fields,
      changes,
      language: languageOf(req),
    })
    return doc
  }
  return { afterChange: [changed] }
}

/** Hooks that report every change of a collection under its cache tag. */
export function announcing(tag: string, hooks: ContentHooks): CollectionConfig['hooks'] {
  const changed: CollectionAfterChangeHook = async change => {
    if (!isQuiet(change.req.context)) await hooks.contentChanged([tagOfChange(change)])
    return change.doc
  }
  const deleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
    if (!isQuiet(req.context)) await hooks.contentChanged([tag])
    return doc
  }
  return { afterChange: [changed], afterDelete: [deleted] }
}

/** The same for a global. */
export function announcingGlobal(tag: string, hooks: ContentHooks): GlobalConfig['hooks'] {
  const changed: GlobalAfterChangeHook = async ({ doc, req }) => {
    if (!isQuiet(req.context)) await hooks.contentChanged([tag])
    return doc
  }
  return { afterChange: [changed] }
}

/**
 * Keeps the prices that a product has had, in the same transaction: what may be shown struck through is read from them
 * (PRICE-10).
 */
export const keepPriceHistory: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isQuiet(req.context) || doc._status === 'draft') return doc
  const where = { slug: { equals: doc.slug } }
  const last = await req.payload.find({ collection: 'price-history', where, sort: '-from', limit: 1, req })
  if (last.docs[0]?.price === doc.price) return doc
  const data = { slug: doc.slug, price: doc.price, from: new Date().toISOString() }
  await req.payload.create({ collection: 'price-history', data, req })
  return doc
}

/** Adds hooks to a collection without losing those it has. */
export function withHooks(collection: CollectionConfig, more: CollectionConfig['hooks']): CollectionConfig {
  const own = collection.hooks ?? {}
  const merged: Record<string, unknown> = { ...own }
  for (const [name, list] of Object.entries(more ?? {}))
    merged[name] = [
      ...((own[name as keyof typeof own] as unknown[] | undefined) ?? []),
      ...(list as unknown[]),
    ]
  return { ...collection, hooks: merged as CollectionConfig['hooks'] }
}
