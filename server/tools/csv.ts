import 'server-only'
import Papa from 'papaparse'
import { neutralised } from '@/lib/pricing/import-rates'

/**
 * The rows of a file as spreadsheets write it: parted by semicolons, commas or tabs, found out by itself, with or without a
 * byte order mark. Null for what is none. At most `most` rows are read, and one more that shows that there are more.
 */
export function readCsv(text: string, most: number): string[][] | null {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', '\t', ','],
    preview: most + 2,
  })
  const broken = errors.some(({ type }) => type === 'Quotes')
  return broken || data.length === 0 ? null : data
}

/** A file for a spreadsheet: semicolons, a byte order mark so that accents are read, and nothing that it would reckon with. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map(row => row.map(neutralised)),
    { delimiter: ';' },
  )}\r\n`
