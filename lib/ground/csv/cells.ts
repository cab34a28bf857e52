/** A number that a spreadsheet takes as it stands: it holds no formula. */
const plainNumber = /^-?\d+(?:[.,]\d+)?$/

/** How a text begins that a spreadsheet may take for a formula, also one that was made safe before: the mark goes before a mark too. */
const formula = /^'*\s*[\t\r\n=+@\-−＝＋－＠]/

/** Whether a spreadsheet would calculate a text instead of showing it; a plain number is only shown (EXPORT-5). */
export const isFormula = (text: string): boolean => formula.test(text) && !plainNumber.test(text)

/** A text that a spreadsheet does not calculate: it begins with the mark by which spreadsheets recognise a text (EXPORT-5). */
export const neutralised = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** A text as it was before `neutralised`. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

/** What a cell holds: a text, a figure, or nothing. */
export type Cell = string | number | null | undefined

const figures = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumFractionDigits: 6,
  signDisplay: 'negative',
})

/** What is written in a cell: a figure with a comma, at most six decimals and no sign for thousands (EXPORT-7). */
export function cellText(value: Cell): string {
  if (typeof value !== 'number') return value ?? ''
  return Number.isFinite(value) ? figures.format(value).replace('.', ',') : ''
}
