import 'server-only'
import Papa from 'papaparse'
import { neutralised } from '@/lib/pricing/import-rates'
import { isBlankRow } from '@/lib/tools/blank-row'

/**
 * The rows of a file as spreadsheets write it: parted by semicolons, commas or tabs, found out by itself, with or without a
 * byte order mark. Null for what is none. At most `most` rows are read, and one more that shows that there are more.
 * The head comes first, and a blank row keeps its place, so that a row has the number by which a spreadsheet knows it.
 */
export function readCsv(text: string, most: number): string[][] | null {
  const file = text.replace(/^\ufeff/, '')
  const { meta } = Papa.parse<string[]>(file, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', '\t', ','],
    preview: 10,
  })
  const read = Papa.parse<string[]>(file, { delimiter: meta.delimiter, preview: most + 2 })
  const { data, errors } = read
  const head = data.findIndex(cells => !isBlankRow(cells))
  // Where rows that were not read say something, the blank ones before them count too.
  const saysMore = read.meta.truncated && /[^\s;,"]/.test(file.slice(read.meta.cursor))
  const last = saysMore ? data.length - 1 : data.findLastIndex(cells => !isBlankRow(cells))
  const broken = errors.some(({ type }) => type === 'Quotes')
  if (broken || head === -1) return null
  return [...data.splice(head, 1), ...data.slice(0, last)]
}

/** A file for a spreadsheet: semicolons, a byte order mark so that accents are read, and nothing that it would reckon with. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map(row => row.map(neutralised)),
    { delimiter: ';' },
  )}\r\n`
