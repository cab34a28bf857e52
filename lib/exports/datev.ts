import { neutralised } from '@/lib/pricing/import-rates'
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

/** Accounts of SKR04: all debtors, and sales by what tax they bear. */
const debtors = '10000'
function salesAccount({ content }: Entry, category: 'S' | 'K' | 'G', percent: number): string {
  if (category === 'K') return '4125'
  if (category === 'G') return '4120'
  if (isDistant(content)) return '4320'
  return percent === 19 ? '4400' : percent === 7 ? '4300' : '4200'
}

const quoted = (text: string): string => `"${neutralised(text.replaceAll(/[";\r\n]+/g, ' ')).slice(0, 60)}"`
const plainDay = (day: string): string => day.replaceAll('-', '')

interface Span {
  from: string
  to: string
  /** When it is written, `20261123060000000`. */
  made: string
}

/** The head of a batch of bookings in DATEV's form EXTF, version 700, category 21; adviser and client are filled in on reading. */
const headOf = ({ from, to, made }: Span): string =>
  `"EXTF";700;21;"Buchungsstapel";13;${made};;"";"";"";1001;1;${plainDay(from).slice(0, 4)}0101;4;${plainDay(from)};${plainDay(to)};"Verkauf";"";1;0;0;"EUR"`

/** Sales as DATEV reads them: a row for each rate of a document, with its tax; `S` of invoices, `H` of credit notes. */
export function writeDatev(entries: readonly Entry[], span: Span): string {
  const rows = entries.flatMap(entry => {
    const { number, issuedOn, vat, currency, kind, buyer } = entry.content
    return vat.map(({ category, percent, net, vat: tax }) => [
      commaAmount(net + tax),
      kind === 'credit-note' ? '"H"' : '"S"',
      `"${currency}"`,
      '',
      '',
      '""',
      debtors,
      salesAccount(entry, category, percent),
      '""',
      `${issuedOn.slice(8, 10)}${issuedOn.slice(5, 7)}`,
      quoted(number),
      '""',
      '',
      quoted(`${number} ${buyer.name}`),
    ])
  })
  return [headOf(span), columns.join(';'), ...rows.map(row => row.join(';'))]
    .map(line => `${line}\r\n`)
    .join('')
}
