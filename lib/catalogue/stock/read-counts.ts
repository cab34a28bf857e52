import { isBlankRow } from '@/lib/ground/csv/blank-row'
import type { StockFault } from './moves'

/** The columns of a file of the stock, in order; a clerk fills in the last three. */
export const stockColumns = [
  'slug',
  'variant',
  'title',
  'pieces',
  'reserved',
  'counted',
  'low',
  'reason',
] as const
type Column = (typeof stockColumns)[number]

/** What a clerk must not take out of the file. */
const needed = ['slug', 'variant', 'pieces', 'counted', 'reason'] as const satisfies Column[]

export const mostStockRows = 5000

/** What is counted now. */
export interface Level {
  id: number
  slug: string
  variant: string
  /** What can still be ordered. */
  pieces: number
  /** What is ordered and not sent yet: it lies on the shelf too. */
  reserved: number
  lowAt: number
}

/**
 * A row that changes something: the counted pieces against those that the file says lay on the shelf, so that orders, also later ones,
 * stay counted.
 */
export interface CountedRow {
  row: number
  level: number
  change: number
  lowAt: number | undefined
  reason: string
}

const whole = (text: string): number | null => (/^-?\d{1,7}$/.test(text) ? Number(text) : null)

/** The changes of a file, or everything that is wrong with it by row. */
export function readCounts(
  table: readonly (readonly string[])[],
  levels: readonly Level[],
): { rows: CountedRow[]; faults: StockFault[] } {
  const heads = table[0]?.map(head => head.trim().toLowerCase()) ?? []
  const faults: StockFault[] = []
  const wrong = (row: number, code: StockFault['code'], value: string) => {
    faults.push({ row, code, value: value.slice(0, 100) })
  }
  for (const column of needed) if (!heads.includes(column)) wrong(1, 'missing_column', column)
  if (table.length - 1 > mostStockRows) wrong(mostStockRows + 2, 'too_many_rows', String(mostStockRows))
  if (faults.length > 0) return { rows: [], faults }
  const known = new Map(levels.map(level => [`${level.slug} ${level.variant}`, level]))
  const seen = new Set<string>()
  const rows = table.slice(1).flatMap((cells, index): CountedRow[] => {
    if (isBlankRow(cells)) return []
    const row = index + 2
    const cell = (column: Column) => (cells[heads.indexOf(column)] ?? '').trim()
    const key = `${cell('slug')} ${cell('variant')}`
    const level = known.get(key)
    if (!level) wrong(row, 'unknown', key)
    if (seen.has(key)) wrong(row, 'twice', key)
    seen.add(key)
    const filled = (['pieces', 'reserved', 'counted', 'low'] as const).filter(column => cell(column) !== '')
    const odd = filled.find(column => {
      const number = whole(cell(column))
      return number === null || (column !== 'pieces' && number < 0)
    })
    if (odd) wrong(row, 'not_a_number', cell(odd))
    if (!level || odd) return []
    const shelf = Number(cell('pieces') || level.pieces) + Number(cell('reserved') || level.reserved)
    const change = cell('counted') === '' ? 0 : Number(cell('counted')) - shelf
    const lowAt = cell('low') === '' || Number(cell('low')) === level.lowAt ? undefined : Number(cell('low'))
    if (change === 0 && lowAt === undefined) return []
    if (cell('reason').length < 2) wrong(row, 'no_reason', key)
    // As for a single move: a negative stock may rise without reaching zero.
    if (change < 0 && level.pieces + change < 0) wrong(row, 'too_few', String(level.pieces))
    return [{ row, level: level.id, change, lowAt, reason: cell('reason').slice(0, 300) }]
  })
  return faults.length > 0 ? { rows: [], faults } : { rows, faults }
}
