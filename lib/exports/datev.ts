import { neutralised } from '@/lib/csv/cells'
import type { Accounting, AccountName } from './accounts'
import { commaAmount } from './amount'
import { type Entry, isDistant } from './bookings'

const columns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
]

/** The account of a sale, by what tax it bears. */
function salesAccount({ content }: Entry, category: 'S' | 'K' | 'G', percent: number): AccountName {
  if (category === 'K') return 'datevUnion'
  if (category === 'G') return 'datevExport'
  if (isDistant(content)) return 'datevDistant'
  return percent === 19 ? 'datevFull' : percent === 7 ? 'datevReduced' : 'datevOther'
}

const quoted = (text: string): string => `"${neutralised(text.replaceAll(/[";\r\n]+/g, ' ')).slice(0, 60)}"`
const plainDay = (day: string): string => day.replaceAll('-', '')

interface Span {
  from: string
  to: string
  /** When it is written, `20261123060000000`. */
  made: string
}

/** The head of a batch of bookings in DATEV's form EXTF, version 700, category 21; accounts have four digits. */
const headOf = ({ from, to, made }: Span, { datevAdviser, datevClient }: Accounting): string =>
  `"EXTF";700;21;"Buchungsstapel";13;${made};;"";"";"";${datevAdviser};${datevClient};${plainDay(from).slice(0, 4)}0101;4;${plainDay(from)};${plainDay(to)};"Verkauf";"";1;0;0;"EUR"`

/** Sales as DATEV reads them: a row for each rate of a document, with its tax; `S` of invoices, `H` of credit notes. */
export function writeDatev(entries: readonly Entry[], span: Span, accounting: Accounting): string {
  const rows = entries.flatMap(entry => {
    const { number, issuedOn, vat, currency, kind, buyer } = entry.content
    return vat.map(({ category, percent, net, vat: tax }) => [
      commaAmount(net + tax),
      kind === 'credit-note' ? '"H"' : '"S"',
      `"${currency}"`,
      '',
      '',
      '""',
      accounting.datevDebtors,
      accounting[salesAccount(entry, category, percent)],
      '""',
      `${issuedOn.slice(8, 10)}${issuedOn.slice(5, 7)}`,
      quoted(number),
      '""',
      '',
      quoted(`${number} ${buyer.name}`),
    ])
  })
  return [headOf(span, accounting), columns.join(';'), ...rows.map(row => row.join(';'))]
    .map(line => `${line}\r\n`)
    .join('')
}
