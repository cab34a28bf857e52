import { createHash } from 'node:crypto'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { bulkCreate, inBulk } from './bulk'
import { idOf, resolveRefs, type SeedDoc } from './doc'
import type { SeedGlobal } from './docs/settings'
import { writeGlobal } from './globals'
import { inTransaction, isConflict, presentIds, type SeedRecord, type SeedReport } from './records'

type Row = Record<string, unknown> & { id: number; updatedAt: string }

const hashOfDoc = (doc: SeedDoc) =>
  createHash('sha256')
    .update(JSON.stringify([doc.data, doc.draft ?? false]))
    .digest('hex')

const hasDrafts = (payload: Payload, collection: CollectionSlug) =>
  Boolean(payload.collections[collection]?.config.versions?.drafts)

const isCollection = (payload: Payload, name: string): name is CollectionSlug => name in payload.collections

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
 * Delivers documents, each call in a transaction. What is delivered is remembered with a hash of its content and the
 * time it was written: the same content is never written again; newer content replaces a document only if nobody has
 * saved it since; a document that was deleted is not made again, nor what depends on it; where a clerk has made a
 * document of the same name or address, his stays.
 */
export class SeedImport {
  readonly report: SeedReport = { created: 0, updated: 0, kept: [], unchanged: 0 }
  private readonly ids = new Map<string, number | null>()
  private readonly records = new Map<string, SeedRecord>()

  constructor(private readonly payload: Payload) {}

  async readRecords() {
    const { docs } = await this.payload.find({
      collection: 'seed-records',
      pagination: false,
      overrideAccess: true,
    })
    const present = new Map<string, ReadonlySet<unknown>>()
    for (const record of docs) {
      this.records.set(record.key, record)
      const [collection = ''] = record.key.split('/')
      if (!isCollection(this.payload, collection)) continue
      const there = present.get(collection) ?? (await presentIds(this.payload, collection))
      present.set(collection, there)
      this.ids.set(record.key, record.doc && there.has(record.doc) ? record.doc : null)
    }
  }

  /** Documents of one call may be written in any order; references reach back to earlier calls. */
  async write(docs: SeedDoc[]) {
    const [fresh, changed]: [SeedDoc[], SeedDoc[]] = [[], []]
    for (const doc of docs) {
      const record = this.records.get(idOf(doc))
      if (!record) fresh.push(doc)
      else if (record.hash === hashOfDoc(doc)) this.report.unchanged += 1
      else changed.push(doc)
    }
    await this.together(fresh, some => this.createAll(some))
    await this.together(changed, some =>
      inTransaction(this.payload, async req => {
        for (const doc of some) await this.rewrite(doc, req)
      }),
    )
  }

  writeGlobal(global: SeedGlobal): Promise<void> {
    const { payload, records, ids, report } = this
    return writeGlobal({ payload, records, ids, report }, global)
  }

  /** All at once; where the database refuses, one by one, and what it refuses then is left out for good. */
  private async together(docs: SeedDoc[], write: (docs: SeedDoc[]) => Promise<void>) {
    if (docs.length === 0) return
    const before = { ...this.report, kept: [...this.report.kept] }
    try {
      await write(docs)
    } catch (error) {
      if (!isConflict(error)) throw error
      Object.assign(this.report, before)
      const [doc] = docs
      if (doc && docs.length === 1) await this.leaveOut(doc)
      else for (const each of docs) await this.together([each], write)
    }
  }

  private async leaveOut(doc: SeedDoc) {
    const key = idOf(doc)
    const record = this.records.get(key)
    const hash = hashOfDoc(doc)
    await inTransaction(this.payload, async req => {
      const collection = 'seed-records'
      if (record) await this.payload.db.updateOne({ collection, id: record.id, data: { hash }, req })
      else await this.payload.db.create({ collection, data: { key, hash }, req })
    })
    if (!record) this.ids.set(key, null)
    this.report.kept.push(key)
  }

  /** New documents and what is remembered of them, in one transaction and a few statements a collection. */
  private async createAll(docs: SeedDoc[]) {
    const made: { doc: SeedDoc; row: Record<string, unknown> & { updatedAt: string } }[] = []
    const orphans: SeedDoc[] = []
    for (const doc of docs) {
      const row = this.rowData(doc)
      if (row) made.push({ doc, row: { ...row, createdAt: row.updatedAt } })
      else orphans.push(doc)
    }
    const numbers = new Map<string, number>()
    await inBulk(this.payload, async tx => {
      const records: Record<string, unknown>[] = []
      for (const collection of new Set(made.map(({ doc }) => doc.collection))) {
        const own = made.filter(({ doc }) => doc.collection === collection)
        const rows = own.map(({ row }) => row)
        const ids = await bulkCreate(this.payload, tx, collection, rows)
        own.forEach(({ doc, row }, i) => {
          const id = ids[i] ?? 0
          numbers.set(idOf(doc), id)
          records.push({ key: idOf(doc), hash: hashOfDoc(doc), stamp: row.updatedAt, doc: id })
        })
      }
      await bulkCreate(this.payload, tx, 'seed-records', records)
    })
    for (const [key, id] of numbers) this.ids.set(key, id)
    this.report.created += made.length
    for (const doc of orphans) await this.leaveOut(doc)
  }

  private async rewrite(doc: SeedDoc, req: PayloadRequest) {
    const record = this.records.get(idOf(doc))
    if (!record) return
    const row = await this.overwrite(doc, record, req)
    const data = { hash: hashOfDoc(doc), stamp: row?.updatedAt ?? record.stamp ?? null }
    const { id } = record
    await this.payload.db.updateOne({ collection: 'seed-records', id, data, req, returning: false })
  }

  /** A document as a row; null where it depends on a deleted one. */
  private rowData(doc: SeedDoc) {
    const updatedAt = new Date().toISOString()
    const status = hasDrafts(this.payload, doc.collection)
      ? { _status: doc.draft ? 'draft' : 'published' }
      : {}
    const data = resolveRefs(doc.data, this.ids)
    return data && { ...data, ...status, updatedAt }
  }

  private async overwrite(doc: SeedDoc, record: SeedRecord, req: PayloadRequest): Promise<Row | null> {
    const where = { id: { equals: record.doc ?? 0 } }
    const current = (await this.payload.db.findOne({ collection: doc.collection, where, req })) as Row | null
    const data = this.rowData(doc)
    if (!current || !data || (await this.editedSince(doc, current, record, req))) {
      this.report.kept.push(idOf(doc))
      return null
    }
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
