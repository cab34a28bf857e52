import { neutralised } from '@/lib/ground/csv/cells'
import { sirenOf } from '@/lib/money/invoice/siren'
import { commaAmount } from './amount'
import type { Entry, Journal } from './bookings'

const columns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
]

const plainDay = (day: string): string => day.replaceAll('-', '')
/** A text within its column: no tab, no line break, and no formula of a spreadsheet. */
const plain = (text: string): string => neutralised(text.replaceAll(/\s+/g, ' ').trim())

/** Code and name of each journal. */
const journalNames: Readonly<Record<Journal, readonly [string, string]>> = {
  sales: ['VE', 'Ventes'],
  received: ['EN', 'Encaissements'],
  refunded: ['RB', 'Remboursements'],
}

/**
 * The entries as the French law wants them (article A47 A-1 of the Livre des procédures fiscales): eighteen columns separated by tabs,
 * days without dashes, commas; an entry has the number that it has in the books of its business year (BOOKS-2).
 */
export function writeFec(entries: readonly Entry[]): string {
  const rows = entries.flatMap(({ journal, number, piece, day, label, bookings }) =>
    bookings.map(booking => [
      ...journalNames[journal],
      String(number),
      plainDay(day),
      booking.account,
      booking.accountName,
      booking.client,
      plain(booking.clientName),
      piece,
      plainDay(day),
      plain(label),
      commaAmount(booking.debit),
      commaAmount(booking.credit),
      '',
      '',
      plainDay(day),
      booking.foreign ? commaAmount(booking.foreign.minor) : '',
      booking.foreign?.currency ?? '',
    ]),
  )
  return [columns, ...rows].map(row => `${row.join('\t')}\r\n`).join('')
}

/** The name of the file as the law wants it: the number of nine digits by which its electronic invoices name the company, and the last day. */
export const fecName = (company: Parameters<typeof sirenOf>[0], to: string): string =>
  `${sirenOf(company) ?? '000000000'}FEC${plainDay(to)}.txt`
