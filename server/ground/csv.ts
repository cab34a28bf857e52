import 'server-only'
import Papa from 'papaparse'
import { isBlankRow } from '@/lib/ground/csv/blank-row'
import { asWritten, type Cell, cellText, neutralised } from '@/lib/ground/csv/cells'

/** Cells of a row at most: no table of ours has so many columns, and each is looked up by its head. */
const mostColumns = 1000

/** The line by which a file names its separator for Excel; Excel shows no row for it. */
const named = /^sep=([^"\r\n])\r?\n/i

/**
 * The rows of a file as spreadsheets write it: separated by semicolons, commas or tabs, which is detected, or by the separator that its
 * first line names (`sep=;`), with or without a byte order mark. Texts come back as they were before `writeCsv`. Null for an invalid file,
 * or one with more columns than any table of ours. At most `most` rows are read, and one more that shows that there are more. The head
 * comes first, and a blank row keeps its place, so that a row has the number by which a spreadsheet knows it.
 */
export function readCsv(text: string, most: number): string[][] | null {
  const whole = text.replace(/^\ufeff/, '')
  const [line = '', delimiter] = named.exec(whole) ?? []
  const file = whole.slice(line.length)
  const { meta } = Papa.parse<string[]>(file, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', '\t', ','],
    preview: 10,
  })
  const read = Papa.parse<string[]>(file, { delimiter: delimiter ?? meta.delimiter, preview: most + 2 })
  const { data, errors } = read
  const head = data.findIndex(cells => !isBlankRow(cells))
  // Where unread rows have content, the blank ones before them count too.
  const saysMore = read.meta.truncated && /[^\s;,"]/.test(file.slice(read.meta.cursor))
  const last = saysMore ? data.length - 1 : data.findLastIndex(cells => !isBlankRow(cells))
  const broken = errors.some(({ type }) => type === 'Quotes')
  if (broken || head === -1 || data.some(({ length }) => length > mostColumns)) return null
  return [...data.splice(head, 1), ...data.slice(0, last)].map(cells => cells.map(asWritten))
}

/**
 * A file for a spreadsheet, the one form of all that are written for people: semicolons, a byte order mark so that accents are read,
 * figures with a comma (EXPORT-7), and no formulas (EXPORT-5). `readCsv` reads it back.
 */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map(row => row.map(cell => neutralised(cellText(cell)))),
    { delimiter: ';' },
  )}\r\n`
