import 'server-only'
import { cellsOf } from '@/lib/money/pricing/material-cells'
import { materialColumn, readRateTable } from '@/lib/office/tools/import-rates'
import type { Actor } from '@/lib/people/actor/actor'
import { readCsv, writeCsv } from '@/server/ground/csv'
import { refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { ratesInForce, toPricing } from './material-records'
import { changeCells, readCells } from './price-cells'

/** A file with more rows is no list of rates. */
const mostRows = 1000

/** The rates as the grid shows them: those in force with what was changed. */
async function shownRates() {
  const payload = await shopPayload()
  const [records, drafts] = await Promise.all([ratesInForce(payload), readCells(payload)])
  const shown = new Map(
    [...records].map(([material, doc]) => [
      material,
      new Map<string, number | null>(cellsOf(toPricing(doc))),
    ]),
  )
  for (const { material, cell, value } of drafts) shown.get(material)?.set(cell, value)
  return shown
}

/** The grid as a file: a row a material, a column a cell. */
export async function exportRates(actor: Actor) {
  const allowed = staffWith(actor, 'price.change')
  if (!allowed.ok) return allowed
  const shown = await shownRates()
  const columns = [...new Set([...shown.values()].flatMap(cells => [...cells.keys()]))]
  const rows = [...shown].map(([material, cells]) => [material, ...columns.map(column => cells.get(column))])
  return { ok: true as const, csv: writeCsv([[materialColumn, ...columns], ...rows]) }
}

/**
 * Takes a file of rates into the grid (TOOLS-8), all of it or nothing: errors are reported by row and column. `dry` only reports how many
 * cells would change.
 */
export async function importRates(actor: Actor, { csv, dry }: { csv: string; dry: boolean }) {
  const allowed = staffWith(actor, 'price.change')
  if (!allowed.ok) return allowed
  const table = readCsv(csv, mostRows)
  if (!table)
    return refusal('import_refused', { faults: [{ row: 1, column: '', code: 'unreadable', value: '' }] })
  const read = readRateTable(table, { cells: await shownRates() })
  if (!read.ok) return refusal('import_refused', { faults: read.faults })
  if (!dry && read.changes.length > 0) {
    const done = await changeCells(actor, read.changes)
    if (!done.ok) return done
  }
  return { ok: true as const, answer: { cells: read.changes.length } }
}
