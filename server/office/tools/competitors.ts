import 'server-only'
import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { competitorPrices } from '@/cms/tables/staff-tools'
import type { Language } from '@/lib/ground/names'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { CompetitorPrice, CompetitorsAnswer } from '@/lib/office/contract/competitors'
import { readCompetitorTable } from '@/lib/office/tools/import-competitors'
import type { Actor, Staff } from '@/lib/people/actor/actor'
import { plainSign } from '@/lib/product/sign/plain-sign'
import { readCatalogue } from '@/server/catalogue/content/documents'
import { readPriceList } from '@/server/catalogue/content/products'
import { readCsv } from '@/server/ground/csv'
import { noteAct } from '@/server/ground/journal/acts'
import { type Refusal, refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { isMade } from './materials'

/** The most rows of a file that are read, and of a country that are kept. */
const mostRows = 5000

/** Prices of competitors beside ours, by material and size (TOOLS-10). */
export async function readCompetitors(actor: Actor, country: string, language: Language) {
  const allowed = staffWith(actor, 'tools.use')
  if (!allowed.ok) return allowed
  const [catalogue, priceList, payload] = await Promise.all([
    readCatalogue(),
    readPriceList(country),
    shopPayload(),
  ])
  if (!priceList) return refusal('unknown_country')
  const kept = await payload.db.drizzle
    .select()
    .from(competitorPrices)
    .where(eq(competitorPrices.country, country))
    .orderBy(
      asc(competitorPrices.material),
      asc(competitorPrices.width),
      asc(competitorPrices.height),
      asc(competitorPrices.quantity),
      asc(competitorPrices.competitor),
    )
    .limit(mostRows)
  const rows = new Map<string, CompetitorsAnswer['rows'][number]>()
  for (const { material, width, height, quantity, id, competitor, price, at } of kept) {
    const known = catalogue.materials.materials.find(({ name }) => name === material)
    const key = `${material} ${width} ${height} ${quantity}`
    const priced =
      known && isMade(known, width, height)
        ? priceItem({ kind: 'sign', config: plainSign(known, width, height) }, quantity, {
            catalogue,
            priceList,
          })
        : null
    const row = rows.get(key) ?? {
      material,
      title: known?.title[language] ?? material,
      width,
      height,
      quantity,
      ours: priced?.ok ? priced.unit.minor / 100 : null,
      theirs: [],
    }
    row.theirs.push({ id, competitor, price, at: at.toISOString() })
    rows.set(key, row)
  }
  return { ok: true as const, answer: { currency: priceList.currency, rows: [...rows.values()] } }
}

async function keep(
  { tx }: TransactionScope,
  { id: admin, email }: Staff,
  prices: readonly CompetitorPrice[],
) {
  const at = new Date()
  await tx
    .insert(competitorPrices)
    .values(prices.map(price => ({ ...price, admin, email, at })))
    .onConflictDoUpdate({
      target: [
        competitorPrices.country,
        competitorPrices.competitor,
        competitorPrices.material,
        competitorPrices.width,
        competitorPrices.height,
        competitorPrices.quantity,
      ],
      set: { price: sql`excluded.price`, admin, email, at },
    })
}

/** Keeps prices of competitors, all or none; a new price replaces an old one of the same thing. */
async function keepPrices(staff: Staff, prices: readonly CompetitorPrice[], what: 'changed' | 'imported') {
  await inTransaction(await shopPayload(), async scope => {
    await keep(scope, staff, prices)
    await noteAct(scope, staff, {
      collection: 'competitor-prices',
      subject: [...new Set(prices.map(({ competitor }) => competitor))].join(', '),
      what,
      fields: [String(prices.length)],
    })
  })
}

/** Keeps one price that was entered. */
export async function enterCompetitor(actor: Actor, price: CompetitorPrice): Promise<{ ok: true } | Refusal> {
  const allowed = staffWith(actor, 'price.change')
  if (!allowed.ok) return allowed
  const { materials } = (await readCatalogue()).materials
  if (!materials.some(({ name }) => name === price.material)) return refusal('unknown_product')
  await keepPrices(allowed.staff, [price], 'changed')
  return { ok: true }
}

/** Takes a file of prices, all of it or nothing. */
export async function importCompetitors(actor: Actor, { country, csv }: { country: string; csv: string }) {
  const allowed = staffWith(actor, 'price.change')
  if (!allowed.ok) return allowed
  const table = readCsv(csv, mostRows)
  if (!table)
    return refusal('import_refused', { faults: [{ row: 1, column: '', code: 'unreadable', value: '' }] })
  const names = new Set((await readCatalogue()).materials.materials.map(({ name }) => name))
  const read = readCompetitorTable(table, { country, isMaterial: name => names.has(name) })
  if (!read.ok) return refusal('import_refused', { faults: read.faults })
  if (read.prices.length > 0) await keepPrices(allowed.staff, read.prices, 'imported')
  return { ok: true as const, answer: { prices: read.prices.length } }
}

/** Removes a price that was entered by mistake. */
export async function removeCompetitor(actor: Actor, id: number): Promise<{ ok: true } | Refusal> {
  const allowed = staffWith(actor, 'price.change')
  if (!allowed.ok) return allowed
  const { drizzle } = (await shopPayload()).db
  const gone = await drizzle
    .delete(competitorPrices)
    .where(eq(competitorPrices.id, id))
    .returning({ id: competitorPrices.id })
  return gone.length > 0 ? { ok: true } : refusal('not_found')
}
