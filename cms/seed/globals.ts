import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import { resolveRefs } from './doc'
import type { SeedGlobal } from './docs/settings'
import { hashOf, inTransaction, type SeedRecord, type SeedReport } from './records'

type Row = Record<string, unknown>

interface Given {
  payload: Payload
  records: Map<string, SeedRecord>
  ids: ReadonlyMap<string, number | null>
  report: SeedReport
}

const read = async (payload: Payload, slug: GlobalSlug, req?: PayloadRequest): Promise<Row> =>
  (await payload.db.findGlobal({ slug, ...(req ? { req } : {}) })) as Row

async function remember(
  { payload, records }: Given,
  req: PayloadRequest,
  key: string,
  data: { hash: string; stamp: string | null },
) {
  const { id } = records.get(key) ?? {}
  if (id === undefined)
    await payload.db.create({ collection: 'seed-records', data: { key, ...data }, req, returning: false })
  else await payload.db.updateOne({ collection: 'seed-records', id, data, req, returning: false })
}

/** Whether an older release, which remembered a global as a whole, wrote it last: then nobody has changed any field of it. */
function isAsOnceDelivered(current: Row, record: SeedRecord | undefined): boolean {
  return Boolean(record?.stamp) && Date.parse(String(current.updatedAt)) === Date.parse(record?.stamp ?? '')
}

/**
 * Writes a global field by field: a field is written where it is missing, and again while it is as the seed wrote it
 * last. So a clerk's price stays, and new fonts reach his shop all the same.
 */
export async function writeGlobal(given: Given, { slug, data }: SeedGlobal): Promise<void> {
  const { payload, records, ids, report } = given
  const fields = Object.entries(data).map(([name, value]) => ({
    name,
    key: `global/${slug}/${name}`,
    hash: hashOf(value),
    value: resolveRefs({ value }, ids)?.value,
  }))
  const news = fields.filter(({ key, hash }) => records.get(key)?.hash !== hash)
  report.unchanged += fields.length - news.length
  if (!news.length) return
  await inTransaction(payload, async req => {
    const current = await read(payload, slug, req)
    const whole = records.get(`global/${slug}`)
    const untouched = isAsOnceDelivered(current, whole)
    const isFree = ({ name, key }: (typeof fields)[number]) =>
      (current[name] ?? null) === null || untouched || records.get(key)?.stamp === hashOf(current[name])
    const written = news.filter(isFree)
    if (written.length) {
      const now = new Date().toISOString()
      const row = Object.fromEntries(written.map(({ name, value }) => [name, value]))
      if (current.updatedAt) {
        const { globalType: _, ...rest } = current
        await payload.db.updateGlobal({ slug, data: { ...rest, ...row, updatedAt: now }, req })
      } else await payload.db.createGlobal({ slug, data: { ...row, createdAt: now, updatedAt: now }, req })
    }
    const after = await read(payload, slug, req)
    for (const field of news) {
      const { name, key, hash } = field
      const before = records.get(key)
      const isWritten = written.includes(field)
      if (isWritten) report[before || untouched ? 'updated' : 'created'] += 1
      else report.kept.push(key)
      const stamp = isWritten ? hashOf(after[name]) : (before?.stamp ?? null)
      await remember(given, req, key, { hash, stamp })
    }
    if (whole)
      await payload.db.deleteOne({ collection: 'seed-records', where: { id: { equals: whole.id } }, req })
  })
}
