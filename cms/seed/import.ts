import { createHash } from 'node:crypto'
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { quietContext } from '../hooks'
import { bulkCreate, inBulk } from './bulk'
import { idOf, resolveRefs, type SeedDoc } from './doc'
import type { SeedGlobal } from './docs/settings'

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
  const req = await createLocalReq({ context: quietContext, req: { transactionID } }, payload)
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
    returning: false,
    req,
  })
}

/**
 * Imports documents, each call in a transaction. What is imported is remembered with a hash of its content and the
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
    for (const record of docs) {
      this.records.set(record.key, record)
      if (record.doc) this.ids.set(record.key, record.doc)
    }
  }

  /** Documents of one call may be written in any order; references reach back to earlier calls. */
  async write(docs: SeedDoc[]) {
    const [fresh, changed]: [SeedDoc[], SeedDoc[]] = [[], []]
    for (const doc of docs) {
      const record = this.records.get(idOf(doc))
      if (!record) fresh.push(doc)
      else if (record.hash === hashOf(doc)) this.report.unchanged += 1
      else changed.push(doc)
    }
    if (fresh.length) await this.createAll(fresh)
    if (changed.length) {
      await inTransaction(this.payload, async req => {
        for (const doc of changed) await this.rewrite(doc, req)
      })
    }
  }

  /** New documents and what is remembered of them, in one transaction and a few statements a collection. */
  private async createAll(docs: SeedDoc[]) {
    await inBulk(this.payload, async tx => {
      const records: Record<string, unknown>[] = []
      for (const collection of new Set(docs.map(doc => doc.collection))) {
        const own = docs.filter(doc => doc.collection === collection)
        const rows = own.map(doc => this.rowData(doc)).map(row => ({ ...row, createdAt: row.updatedAt }))
        const ids = await bulkCreate(this.payload, tx, collection, rows)
        own.forEach((doc, i) => {
          const [id, stamp] = [ids[i] ?? 0, rows[i]?.updatedAt]
          this.ids.set(idOf(doc), id)
          records.push({ key: idOf(doc), hash: hashOf(doc), stamp, doc: id })
        })
      }
      await bulkCreate(this.payload, tx, 'seed-records', records)
    })
    this.report.created += docs.length
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

  private async rewrite(doc: SeedDoc, req: PayloadRequest) {
    const record = this.records.get(idOf(doc))
    if (!record) return
    const row = await this.overwrite(doc, record, req)
    const data = { hash: hashOf(doc), stamp: row?.updatedAt ?? record.stamp ?? null }
    const { id } = record
    await this.payload.db.updateOne({ collection: 'seed-records', id, data, req, returning: false })
  }

  private rowData(doc: SeedDoc) {
    const now = new Date().toISOString()
    const status = hasDrafts(this.payload, doc.collection)
      ? { _status: doc.draft ? 'draft' : 'published' }
      : {}
    return { ...resolveRefs(doc.data, this.ids), ...status, updatedAt: now }
  }

  private async overwrite(doc: SeedDoc, record: SeedRecord, req: PayloadRequest): Promise<Row | null> {
    const where = { id: { equals: record.doc ?? 0 } }
    const current = (await this.payload.db.findOne({ collection: doc.collection, where, req })) as Row | null
    if (!current || (await this.editedSince(doc, current, record, req))) {
      this.report.kept += 1
      return null
    }
    const data = this.rowData(doc)
    const { collection } = doc
    await this.payload.db.updateOne({ collection, id: current.id, data, req, returning: false })
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
