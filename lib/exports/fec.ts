import { neutralised } from '@/lib/csv/cells'
import { commaAmount } from './amount'
import type { Entry } from './bookings'

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
/** A text within its column: no tab, no line break, and nothing that a spreadsheet reckons with. */
const plain = (text: string): string => neutralised(text.replaceAll(/\s+/g, ' ').trim())

/**
 * The sales journal as the French law wants it (article A47 A-1 of the Livre des procédures fiscales): eighteen columns parted by
 * tabs, days without dashes, commas, entries numbered without gaps.
 */
export function writeFec(entries: readonly Entry[]): string {
  const rows = entries.flatMap(({ bookings }, place) =>
    bookings.map(booking => [
      'VE',
      'Ventes',
      String(place + 1),
      plainDay(booking.day),
      booking.account,
      booking.accountName,
      booking.client,
      plain(booking.clientName),
      booking.piece,
      plainDay(booking.day),
      plain(booking.label),
      commaAmount(booking.debit),
      commaAmount(booking.credit),
      '',
      '',
      plainDay(booking.day),
      booking.foreign ? commaAmount(booking.foreign.minor) : '',
      booking.foreign?.currency ?? '',
    ]),
  )
  return [columns, ...rows].map(row => `${row.join('\t')}\r\n`).join('')
}

/** The name of the file as the law wants it: the company's number of nine digits, and the last day. */
export const fecName = (siren: string, to: string): string => `${siren || '000000000'}FEC${plainDay(to)}.txt`
