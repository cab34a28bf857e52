/** A row of a pasted list: what is wanted, and how many pieces of it. */
export interface WantedRow {
  /** Counted from 1 in what was pasted. */
  line: number
  /** As it was typed, without the quantity: a reference, and perhaps a colour. */
  reference: string
  /** Null where none was named, or one that is none: PRICE-12 has it named, never read as one. */
  quantity: number | null
}

/** Rows of one list; what is beyond is not read. */
export const mostRows = 200
/** Characters of a row that are read. */
const mostLetters = 120
/** Pieces of a line. */
const mostPieces = 9999

/** What stands between the columns of a table: of a spreadsheet, or of a file of comma-separated values. */
const separators = /[;\t|]|,(?=\s*\d+\s*$)/
/** A quantity at the end of a line of words: `4913 bleu × 10`, `trodat 4912 3`, `10 pcs`. */
const trailing = /^(.*?)(?:\s*[x×*]\s*|\s+)(\d{1,6})\s*(?:pcs?|pièces?|pieces?|st(?:ü|ue)ck|stk)?\.?$/iu

const quantityOf = (text: string): number | null => {
  const [, digits] =
    /^\s*[x×*]?\s*(\d{1,6})\s*(?:pcs?|pièces?|pieces?|st(?:ü|ue)ck|stk)?\.?\s*$/iu.exec(text) ?? []
  const count = Number(digits)
  return count >= 1 && count <= mostPieces ? count : null
}

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

function readRow(text: string, line: number): WantedRow {
  const short = text.slice(0, mostLetters)
  if (separators.test(short)) {
    const cells = short.split(separators).map(unquoted).filter(Boolean)
    const last = cells.length > 1 ? quantityOf(cells.at(-1) ?? '') : null
    const words = last === null ? cells : cells.slice(0, -1)
    return { line, reference: words.join(' '), quantity: last }
  }
  const [, reference = '', digits = ''] = trailing.exec(short.trim()) ?? []
  const quantity = reference ? quantityOf(digits) : null
  return { line, reference: quantity === null ? short.trim() : reference.trim(), quantity }
}

/** A row of a table that names its columns. */
const isHead = ({ reference, quantity }: WantedRow) =>
  quantity === null && /r[eé]f|artikel|item|sku/iu.test(reference)

/**
 * The rows of a pasted list, or of a file of comma-separated values, in whatever form they come: `4913 bleu × 10`,
 * `6/4913;20`, two columns of a spreadsheet. Empty lines and a head of columns are left out.
 */
export function parseList(text: string): WantedRow[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, index }) => readRow(line, index + 1))
  return rows.filter((row, index) => index > 0 || !isHead(row)).slice(0, mostRows)
}
