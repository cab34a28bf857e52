import { isBlankRow } from '@/lib/ground/csv/blank-row'
import { isFormula } from '@/lib/ground/csv/cells'
import { type CompetitorPrice, competitorColumns, competitorPrice } from '@/lib/office/contract/competitors'
import type { ImportFault } from '@/lib/office/contract/tools'

/** No real list has more rows. */
const mostRows = 5000
/** More faults than these help nobody. */
const mostFaults = 20

type Column = (typeof competitorColumns)[number]
const numbers: readonly Column[] = ['width', 'height', 'quantity', 'price']

/** A number as it is written in a column, with at most two decimals for a price (FORM-8). */
function readNumber(column: Column, text: string): number | null {
  const form =
    column === 'price'
      ? /^\d{1,6}(?:[.,]\d{1,2})?$/
      : column === 'quantity'
        ? /^\d{1,5}$/
        : /^\d{1,5}(?:[.,]\d)?$/
  return form.test(text) ? Number(text.replace(',', '.')) : null
}

/** What is wrong with one text; null where nothing is. */
function faultOf(
  column: Column,
  text: string,
  isMaterial: (name: string) => boolean,
): ImportFault['code'] | null {
  if (text === '') return 'empty'
  if (isFormula(text)) return 'formula'
  if (column === 'material') return isMaterial(text) ? null : 'unknown_material'
  if (!numbers.includes(column)) return text.length > 80 ? 'out_of_bounds' : null
  const value = readNumber(column, text)
  if (value === null) return 'not_a_number'
  return competitorPrice.shape[column as 'width'].safeParse(value).success ? null : 'out_of_bounds'
}

type Imported = { ok: true; prices: CompetitorPrice[] } | { ok: false; faults: ImportFault[] }

/** The prices of a table, a row each, columns in any order (TOOLS-10); what is wrong is named by row, and nothing is taken then. */
export function readCompetitorTable(
  [head = [], ...rows]: readonly (readonly string[])[],
  { country, isMaterial }: { country: string; isMaterial: (name: string) => boolean },
): Imported {
  const names = head.map(name => name.trim().toLowerCase())
  const missing = competitorColumns.filter(column => !names.includes(column))
  const faults: ImportFault[] = missing.map(column => ({ row: 1, column, code: 'missing_column', value: '' }))
  if (rows.length > mostRows)
    faults.push({ row: mostRows + 2, column: '', code: 'too_many_rows', value: String(rows.length) })
  if (faults.length > 0) return { ok: false, faults }
  const prices: CompetitorPrice[] = []
  const seen = new Set<string>()
  for (const [index, texts] of rows.entries()) {
    if (isBlankRow(texts)) continue
    const row = index + 2
    const text = (column: Column) => texts[names.indexOf(column)]?.trim() ?? ''
    const wrong = competitorColumns.flatMap((column): ImportFault[] => {
      const code = faultOf(column, text(column), isMaterial)
      return code ? [{ row, column, code, value: text(column).slice(0, 60) }] : []
    })
    const key = competitorColumns.slice(0, 5).map(text).join('|').toLowerCase()
    if (wrong.length === 0 && seen.has(key))
      wrong.push({ row, column: 'competitor', code: 'twice', value: '' })
    seen.add(key)
    faults.push(...wrong)
    if (wrong.length > 0) continue
    const value = (column: Column) => readNumber(column, text(column)) ?? 0
    prices.push({
      country,
      competitor: text('competitor'),
      material: text('material'),
      width: value('width'),
      height: value('height'),
      quantity: value('quantity'),
      price: value('price'),
    })
  }
  return faults.length > 0 ? { ok: false, faults: faults.slice(0, mostFaults) } : { ok: true, prices }
}
