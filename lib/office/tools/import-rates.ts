import { isBlankRow } from '@/lib/ground/csv/blank-row'
import { isFormula } from '@/lib/ground/csv/cells'
import { isRate, readRate } from '@/lib/money/pricing/material-cells'
import type { CellChange, ImportFault } from '@/lib/office/contract/tools'

/** More rows than materials can have are no list of rates. */
const mostRows = 1000
/** More faults than these help nobody. */
const mostFaults = 20

/** The column of the materials; each other one is a cell of the grid. */
export const materialColumn = 'material'

interface Known {
  /** The rates of each material that the clerk would see now, by cell. */
  cells: ReadonlyMap<string, ReadonlyMap<string, number | null>>
}

type Table = readonly (readonly string[])[]
type Imported = { ok: true; changes: CellChange[] } | { ok: false; faults: ImportFault[] }

function headFaults(head: readonly string[], columns: ReadonlySet<string>): ImportFault[] {
  const fault = (column: string, code: ImportFault['code']): ImportFault => ({
    row: 1,
    column,
    code,
    value: '',
  })
  const missing = [materialColumn, ...columns].filter(column => !head.includes(column))
  const unknown = head.filter(column => column !== materialColumn && !columns.has(column))
  const twice = head.filter((column, i) => head.indexOf(column) !== i)
  return [
    ...missing.map(column => fault(column, 'missing_column')),
    ...unknown.map(column => fault(column.slice(0, 60), 'unknown_column')),
    ...twice.map(column => fault(column, 'twice')),
  ]
}

/** What is wrong with the text of a cell; null for a rate. */
function faultOf(cell: string, text: string): ImportFault['code'] | null {
  if (text === '') return 'empty'
  if (isFormula(text)) return 'formula'
  const rate = readRate(text)
  if (rate === null) return 'not_a_number'
  return isRate(cell, rate) ? null : 'out_of_bounds'
}

/**
 * The changes that a table of rates stands for (TOOLS-8): a row a material, a column a cell, in any order. Everything
 * that is wrong is named by its row, as a spreadsheet counts them, and then nothing is taken.
 */
export function readRateTable([head = [], ...rows]: Table, { cells }: Known): Imported {
  const columns = new Set([...cells.values()].flatMap(own => [...own.keys()]))
  const names = head.map(name => name.trim())
  const faults = headFaults(names, columns)
  if (rows.length > mostRows)
    return {
      ok: false,
      faults: [{ row: mostRows + 2, column: '', code: 'too_many_rows', value: String(rows.length) }],
    }
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, mostFaults) }
  const changes: CellChange[] = []
  const seen = new Set<string>()
  for (const [index, texts] of rows.entries()) {
    if (isBlankRow(texts)) continue
    const row = index + 2
    const material = texts[names.indexOf(materialColumn)]?.trim() ?? ''
    const own = cells.get(material)
    const wrong = (column: string, code: ImportFault['code'], value: string) =>
      faults.push({ row, column, code, value: value.slice(0, 60) })
    if (!own) wrong(materialColumn, 'unknown_material', material)
    else if (seen.has(material)) wrong(materialColumn, 'twice', material)
    seen.add(material)
    for (const [at, column] of names.entries()) {
      const from = own?.get(column)
      if (from === undefined) continue
      const text = texts[at]?.trim() ?? ''
      const code = faultOf(column, text)
      if (code) wrong(column, code, text)
      else if (readRate(text) !== from) changes.push({ material, cell: column, from, to: readRate(text) })
    }
  }
  return faults.length > 0 ? { ok: false, faults: faults.slice(0, mostFaults) } : { ok: true, changes }
}
