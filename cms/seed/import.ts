import { createHash } from 'node:crypto'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { quietContext } from '../hooks'
import { idOf, resolveRefs, type SeedDoc } from './doc'
import type { SeedGlobal } from './docs/settings'

/** How many transactions write side by side. */
const lanes = 4

export interface SeedReport {
  created: number
  updated: number
  /** The seed has something new, but a clerk has changed or removed the document: it stays as the clerk left it. */
  kept: number
  unchanged: number
}

interface SeedRecord {
  id: number
  key: string
  hash: string
  stamp?: string | null
  doc?: number | null
}

type Row = Record<string, unknown> & { id: number; updatedAt: string }

const hashOf = (doc: SeedDoc) =>
  createHash('sha256')
    .update(JSON.stringify([doc.data, doc.draft ?? false]))
    .digest('hex')

async function inTransaction(payload: Payload, work: (req: PayloadRequest) => Promise<void>) {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined
  const req = { transactionID, context: quietContext, payload } as unknown as PayloadRequest
  try {
    await work(req)
    if (transactionID) await payload.db.commitTransaction(transactionID)
  } catch (error) {
    if (transactionID) await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

const hasDrafts = (payload: Payload, collection: CollectionSlug) =>
  Boolean(payload.collections[collection]?.config.versions?.drafts)

/** Writes the latest version of a document beside it: the panel's lists read versions where there are drafts. */
async function addVersion(payload: Payload, req: PayloadRequest, collection: CollectionSlug, row: Row) {
  const { id, ...versionData } = row
  await payload.db.createVersion({
    collectionSlug: collection,
    parent: id,
    versionData: versionData as never,
    autosave: false,
    createdAt: row.updatedAt,
    updatedAt: row.updatedAt,
    req,
  })
}

/**
 * Imports documents in one or several transactions. What is imported is remembered with a hash of its content and the
 * time it was written: the same content is never written again; newer content replaces a document only if nobody has
 * saved it since; a document that was deleted is not made again.
 */
export class SeedImport {
  readonly report: SeedReport = { created: 0, updated: 0, kept: 0, unchanged: 0 }
  private readonly ids = new Map<string, number>()
  private readonly records = new Map<string, SeedRecord>()

  constructor(private readonly payload: Payload) {}

  async readRecords() {
    const { docs } = await this.payload.find({
      collection: 'seed-records',
      pagination: false,
      overrideAccess: true,
    })
    for (const record of docs as unknown as SeedRecord[]) {
      this.records.set(record.key, record)
      if (record.doc) this.ids.set(record.key, record.doc)
    }
  }

  /** Documents of one call may be written in any order; references reach back to earlier calls. */
  async write(docs: SeedDoc[]) {
    const changed = docs.filter(doc => {
      const same = this.records.get(idOf(doc))?.hash === hashOf(doc)
      if (same) this.report.unchanged += 1
      return !same
    })
    const chunks = Array.from({ length: lanes }, (_, lane) => changed.filter((_, i) => i % lanes === lane))
    await Promise.all(
      chunks
        .filter(chunk => chunk.length)
        .map(chunk =>
          inTransaction(this.payload, async req => {
            for (const doc of chunk) await this.writeOne(doc, req)
          }),
        ),
    )
  }

  /** The same for a global: written once, and again only while nobody has saved it. */
  async writeGlobal({ slug, data }: SeedGlobal) {
    const key = `global/${slug}`
    const record = this.records.get(key)
    const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex')
    if (record?.hash === hash) {
      this.report.unchanged += 1
      return
    }
    await inTransaction(this.payload, async req => {
      const current = (await this.payload.db.findGlobal({ slug, req })) as { updatedAt?: string } | null
      const exists = Boolean(current?.updatedAt)
      const edited =
        exists && (!record || Date.parse(current?.updatedAt ?? '') !== Date.parse(record.stamp ?? ''))
      const now = new Date().toISOString()
      const row = { ...resolveRefs(data, this.ids), updatedAt: now }
      if (edited) this.report.kept += 1
      else if (exists) await this.payload.db.updateGlobal({ slug, data: row, req })
      else await this.payload.db.createGlobal({ slug, data: { ...row, createdAt: now }, req })
      if (!edited) this.report[exists ? 'updated' : 'created'] += 1
      const next = { key, hash, stamp: edited ? (record?.stamp ?? null) : now }
      if (record)
        await this.payload.db.updateOne({ collection: 'seed-records', id: record.id, data: next, req })
      else await this.payload.db.create({ collection: 'seed-records', data: next, req })
    })
  }

  private async writeOne(doc: SeedDoc, req: PayloadRequest) {
    const record = this.records.get(idOf(doc))
    const row = record ? await this.overwrite(doc, record, req) : await this.create(doc, req)
    const next = { key: idOf(doc), hash: hashOf(doc), stamp: row?.updatedAt ?? record?.stamp ?? null }
    if (record) {
      const data = { ...next, doc: record.doc ?? null }
      await this.payload.db.updateOne({ collection: 'seed-records', id: record.id, data, req })
    } else {
      const data = { ...next, doc: row?.id ?? null }
      await this.payload.db.create({ collection: 'seed-records', data, req })
    }
  }

  private rowData(doc: SeedDoc) {
    const now = new Date().toISOString()
    const status = hasDrafts(this.payload, doc.collection)
      ? { _status: doc.draft ? 'draft' : 'published' }
      : {}
    return { ...resolveRefs(doc.data, this.ids), ...status, updatedAt: now }
  }

  private async create(doc: SeedDoc, req: PayloadRequest): Promise<Row> {
    const data = this.rowData(doc)
    const full = { ...data, createdAt: data.updatedAt }
    const made = (await this.payload.db.create({ collection: doc.collection, data: full, req })) as Row
    const row: Row = { ...full, id: made.id }
    if (hasDrafts(this.payload, doc.collection)) await addVersion(this.payload, req, doc.collection, row)
    this.ids.set(idOf(doc), row.id)
    this.report.created += 1
    return row
  }

  private async overwrite(doc: SeedDoc, record: SeedRecord, req: PayloadRequest): Promise<Row | null> {
    const where = { id: { equals: record.doc ?? 0 } }
    const current = (await this.payload.db.findOne({ collection: doc.collection, where, req })) as Row | null
    if (!current || (await this.editedSince(doc, current, record, req))) {
      this.report.kept += 1
      return null
    }
    const data = this.rowData(doc)
    await this.payload.db.updateOne({ collection: doc.collection, id: current.id, data, req })
    const row: Row = { ...data, id: current.id }
    if (hasDrafts(this.payload, doc.collection)) await addVersion(this.payload, req, doc.collection, row)
    this.report.updated += 1
    return row
  }

  private async editedSince(doc: SeedDoc, current: Row, record: SeedRecord, req: PayloadRequest) {
    const written = Date.parse(record.stamp ?? '')
    if (Date.parse(current.updatedAt) !== written) return true
    if (!hasDrafts(this.payload, doc.collection)) return false
    const { docs } = await this.payload.db.findVersions({
      collection: doc.collection,
      where: { parent: { equals: current.id } },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      req,
    })
    const latest = docs[0]
    return latest !== undefined && Date.parse(String(latest.updatedAt)) > written
  }
}
