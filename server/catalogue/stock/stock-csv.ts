import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { StockFault } from '@/lib/catalogue/stock/moves'
import { type CountedRow, mostStockRows, readCounts, stockColumns } from '@/lib/catalogue/stock/read-counts'
import type { Language } from '@/lib/ground/common'
import type { Actor } from '@/lib/people/actor/actor'
import { readCsv, writeCsv } from '@/server/ground/csv'
import { type Refusal, refusal, staffWith } from '@/server/ground/refusal'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { moveInTransaction } from './move-stock'
import { readStock } from './read-stock'
import { announceStock } from './take-goods'

/** The stock as a file for a spreadsheet, with columns in which a clerk writes what he has counted (STOCK-4). */
export async function exportStock(
  actor: Actor,
  language: Language,
): Promise<{ ok: true; csv: string } | Refusal> {
  const allowed = staffWith(actor, 'stock.change')
  if (!allowed.ok) return allowed
  const rows = (await readStock(actor, language)) ?? []
  const cells = rows.map(({ slug, variant, title, pieces, reserved, lowAt }) => [
    slug,
    variant,
    title,
    pieces,
    reserved,
    '',
    lowAt,
    '',
  ])
  return { ok: true, csv: writeCsv([[...stockColumns], ...cells]) }
}

/** Thrown to roll back a transaction completely. */
class NotTaken extends Error {
  constructor(readonly fault: StockFault) {
    super(`row ${fault.row} cannot be counted`)
  }
}

/** The id of a file's move of a level: the same file moves it once. */
const requestOf = (csv: string) => {
  const hash = createHash('sha256').update(csv).digest('hex')
  return ({ level }: Pick<CountedRow, 'level'>) => `file ${hash} ${level}`
}

/** Whether a file was taken already: its stock before is older than its own move. */
async function isTaken(requests: readonly string[]): Promise<boolean> {
  const { rows } = await (await shopPayload()).db.drizzle.execute(sql`
    select 1 from stock_moves
    where request in (select jsonb_array_elements_text(${JSON.stringify(requests)}::jsonb)) limit 1`)
  return rows.length > 0
}

const refused = (faults: readonly StockFault[]) => refusal('import_refused', { faults })

/**
 * Takes a file of what was counted, whole or not at all, and once (STOCK-4): errors are reported by row. `dry` only reports what it would
 * do.
 */
export async function importStock(
  actor: Actor,
  { csv, dry }: { csv: string; dry: boolean },
): Promise<{ ok: true; answer: { moves: number; pieces: number } } | Refusal> {
  const allowed = staffWith(actor, 'stock.change')
  if (!allowed.ok) return allowed
  const table = readCsv(csv, mostStockRows)
  if (!table) return refused([{ row: 1, code: 'unreadable', value: '' }])
  const { rows, faults } = readCounts(table, (await readStock(actor, 'fr')) ?? [])
  if (faults.length > 0) return refused(faults)
  const request = requestOf(csv)
  if (await isTaken(rows.map(request))) return refused([{ row: 1, code: 'taken', value: '' }])
  const answer = { moves: rows.length, pieces: rows.reduce((sum, { change }) => sum + change, 0) }
  if (dry || rows.length === 0) return { ok: true, answer }
  try {
    await inTransaction(await shopPayload(), async scope => {
      // In the order of their numbers, as orders lock them: so that there is no deadlock.
      for (const { row, ...move } of [...rows].sort((a, b) => a.level - b.level)) {
        const moved = await moveInTransaction(scope, allowed.staff, { ...move, request: request(move) })
        if (!moved.ok) throw new NotTaken({ row, code: 'too_few', value: '' })
      }
      scope.afterCommit(announceStock)
    })
  } catch (error) {
    if (error instanceof NotTaken) return refused([error.fault])
    throw error
  }
  return { ok: true, answer }
}
