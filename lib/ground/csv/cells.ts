/** A figure that a spreadsheet takes as it stands: it reckons with nothing in it. */
const plainNumber = /^-?\d+(?:[.,]\d+)?$/

/** How a text begins that a spreadsheet may reckon with, also one that was made safe before: the mark goes before a mark too. */
const formula = /^'*\s*[\t\r\n=+@\-−＝＋－＠]/

/** Whether a spreadsheet would reckon with a text instead of showing it; a plain number is only shown (EXPORT-5). */
export const isFormula = (text: string): boolean => formula.test(text) && !plainNumber.test(text)

/** A text as a spreadsheet will not reckon with it: the mark by which spreadsheets know a text stands before it (EXPORT-5). */
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
