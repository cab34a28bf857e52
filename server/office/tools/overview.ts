import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { livePriceList } from '@/cms/mapping/prices'
import type { ToolsOverview } from '@/lib/office/contract/tools'
import type { Actor } from '@/lib/people/actor/actor'
import { readCatalogue, readPriceLists } from '@/server/catalogue/content/documents'
import { latestActs } from '@/server/ground/journal/acts'
import { staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { readCells } from './price-cells'

/** How many acts and price lists the dashboard shows. */
const shownActs = 8

/** What is open in each tool, the price lists and what the staff did last: the tools' dashboard. */
export async function readOverview(actor: Actor) {
  const allowed = staffWith(actor, 'tools.use')
  if (!allowed.ok) return allowed
  const payload = await shopPayload()
  const [acts, cells, lists, catalogue, counted] = await Promise.all([
    latestActs(payload, shownActs),
    readCells(payload),
    readPriceLists(),
    readCatalogue(),
    payload.db.drizzle.execute<{ competitors: number; models: number; unpublished: number }>(sql`
      select (select count(*)::int from competitor_prices) as competitors,
        (select count(*)::int from stamp_models) + (select count(*)::int from sign_models) as models,
        (select count(*)::int from stamp_models where _status <> 'published')
          + (select count(*)::int from sign_models where _status <> 'published') as unpublished`),
  ])
  const last = cells.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  const now = new Date()
  const answer: ToolsOverview = {
    acts,
    changed: { cells: cells.length, last: last ? { by: last.email, at: last.at.toISOString() } : null },
    lists: lists
      .map(({ name, country, status, validFrom }) => ({
        name,
        country,
        status,
        validFrom,
        inForce: livePriceList(lists, country, now)?.name === name,
      }))
      .filter(
        ({ inForce, status, validFrom }) =>
          inForce || status === 'test' || Date.parse(validFrom) > now.getTime(),
      ),
    materials: catalogue.materials.materials.length,
    competitors: counted.rows[0]?.competitors ?? 0,
    models: counted.rows[0]?.models ?? 0,
    unpublished: counted.rows[0]?.unpublished ?? 0,
  }
  return { ok: true as const, answer }
}
