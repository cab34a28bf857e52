/** Characters of a list that are read. */
export const listLength = 20_000

const parting = /[\t;\n\r\u2028\u2029]/g
const isParting = (sign: string | undefined): boolean =>
  sign === undefined || /[\t;\n\r\u2028\u2029]/.test(sign)

/** Where the cell that begins at a place ends. */
function endOfCell(text: string, from: number): number {
  parting.lastIndex = from
  return parting.exec(text)?.index ?? text.length
}

/** A cell in quotation marks, as spreadsheets copy what has a line break; null where it is never closed. */
function quotedCell(text: string, from: number): { cell: string; end: number } | null {
  let cell = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return null
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    at = quote + 2
  }
}

const clean = (cell: string): string => cell.replace(/\s+/g, ' ').trim()

/**
 * A pasted list as a table: a row for each entry, split by tabs or semicolons into cells. A text in quotation marks is
 * one cell, as spreadsheets write it. Rows without any word are left out, empty cells keep their place.
 */
export function readTable(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const endRow = () => {
    if (row.some(cell => cell !== '')) rows.push(row)
    row = []
  }
  const read = text.slice(0, listLength)
  for (let at = 0; at < read.length; ) {
    const quoted = read[at] === '"' ? quotedCell(read, at) : null
    const isWhole = quoted !== null && isParting(read[quoted.end])
    const end = isWhole ? quoted.end : endOfCell(read, at)
    row.push(clean(isWhole ? quoted.cell : read.slice(at, end)))
    const sign = read[end]
    if (sign !== '\t' && sign !== ';') endRow()
    at = end + 1
  }
  endRow()
  return rows
}
