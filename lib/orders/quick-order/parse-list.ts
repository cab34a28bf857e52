/** A row of a pasted list: what is wanted, and how many pieces of it. */
export interface WantedRow {
  /** Counted from 1 in what was pasted. */
  line: number
  /** As it was typed, without the quantity: a reference, and perhaps a colour. */
  reference: string
  /** Null where none was given, or an invalid one: PRICE-12 reports it and never reads it as one piece. */
  quantity: number | null
}

/** Rows of one list; what is beyond is not read. */
export const mostRows = 200
/** Characters of a row that are read. */
const mostLetters = 120
/** Pieces of a line. */
const mostPieces = 9999

/** The first line of a file that gives Excel the separator of its cells. */
const separatorLine = /^\ufeff?sep=.?$/i
/** What stands between the columns of a table: of a spreadsheet, or of a file of comma-separated values. */
const separators = /[;\t|]|,(?=\s*\d+\s*$)/
/**
 * A quantity at the end of a line of words: `4913 bleu × 10`, `trodat 4912 3`, `10 pcs`. A letter x that is part of a reference
 * (`4931-X 2`) is no sign.
 */
const trailing =
  /^(.*?)(?: ?[×*] ?| x ?|(?<=[\p{L}\d])x(?=\d)| )(\d{1,30}) ?(?:pcs?|pièces?|pieces?|st(?:ü|ue)ck|stk)?\.?$/iu

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

const quantityOf = (text: string): number | null => {
  const [, digits] =
    /^(?:[x×*] ?)?(\d{1,6}) ?(?:pcs?|pièces?|pieces?|st(?:ü|ue)ck|stk)?(?: ?\.)?$/iu.exec(inOneLine(text)) ??
    []
  const count = Number(digits)
  return count >= 1 && count <= mostPieces ? count : null
}

/** A cell that can only be a quantity, even an invalid one. */
const isFigure = (cell: string) => quantityOf(cell) !== null || /^[-+]?\d+$/.test(cell)

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

function readRow(text: string, line: number): WantedRow {
  const short = text.slice(0, mostLetters)
  if (separators.test(short)) {
    const cells = short.split(separators).map(unquoted).filter(Boolean)
    const last = cells.length > 1 ? (cells.at(-1) ?? '') : ''
    const words = isFigure(last) ? cells.slice(0, -1) : cells
    return { line, reference: words.join(' '), quantity: quantityOf(last) }
  }
  const [, reference = '', digits = ''] = trailing.exec(inOneLine(short)) ?? []
  // Where nothing before it could be a reference, the figure is one: `trodat 4912`.
  if (!/\d/.test(reference) && !quantityOf(digits)) return { line, reference: short.trim(), quantity: null }
  return { line, reference: reference.trim(), quantity: quantityOf(digits) }
}

/** A row of a table that names its columns. */
const isHead = ({ reference, quantity }: WantedRow) =>
  quantity === null && /r[eé]f|artikel|item|sku/iu.test(reference)

/**
 * The rows of a pasted list, or of a file of comma-separated values, in any form: `4913 bleu × 10`,
 * `6/4913;20`, two columns of a spreadsheet. Empty lines and a head of columns are left out.
 */
export function parseList(text: string): WantedRow[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line, index }))
    .filter(({ line, index }) => line.trim() !== '' && !(index === 0 && separatorLine.test(line)))
    .map(({ line, index }) => readRow(line, index + 1))
  return rows.filter((row, index) => index > 0 || !isHead(row)).slice(0, mostRows)
}
