import type { VatCatalogue } from '@/lib/catalogue/markets'
import { neutralised } from '@/lib/ground/csv/cells'
import type { ClassifiedSale } from '@/lib/money/vat/sale-kind'
import type { Accounting, AccountName } from './accounts'
import { commaAmount } from './amount'
import { type BookedDocument, saleOf } from './bookings'
import { yearStart } from './business-year'
import { datevColumns } from './datev-columns'
import { inEuros } from './exchange'

type DatevDocument = Pick<BookedDocument, 'content' | 'perEuro'>
type VatGroup = DatevDocument['content']['vat'][number]

/** The account of a sale, by what it is to the books and its rate. */
function salesAccount({ kind }: ClassifiedSale, { percent, vat }: VatGroup): AccountName {
  if (kind === 'intra-community') return 'datevUnion'
  if (kind === 'oss') return 'datevDistant'
  if (kind === 'territory') return 'datevTerritory'
  if (kind === 'export') return vat === 0 ? 'datevExport' : 'datevAbroad'
  return percent === 19 ? 'datevFull' : percent === 7 ? 'datevReduced' : 'datevOther'
}

/** A text within its field: nothing that ends it, and no formula of a spreadsheet. */
const quoted = (text: string, most = 60): string =>
  `"${neutralised(text.replaceAll(/[";\p{Cc}]+/gu, ' ')).slice(0, most)}"`
/** A number of a document as its field takes it. */
const reference = (text: string): string => `"${text.replaceAll(/[^\w$&%*+\-/]/g, '').slice(0, 36)}"`
const plainDay = (day: string): string => day.replaceAll('-', '')
/** DATEV's field of the rate begins with a digit above zero: no rate below one can be written. */
const isWritable = (perEuro: number): boolean => perEuro >= 1
/** Six decimals and a comma: units of the document's currency to one euro. */
const rateText = (perEuro: number): string => perEuro.toFixed(6).replace('.', ',')
const percentText = (percent: number): string => percent.toFixed(2).replace('.', ',')
/** Greece as numbers for value added tax have it. */
const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country)

interface Span {
  from: string
  to: string
  /** When it is written, `20261123060000000`. */
  made: string
}

/** The head of a batch of bookings in DATEV's form EXTF 700, category 21, version 13: 31 fields; accounts have four digits. */
function headOf({ from, to, made }: Span, { datevAdviser, datevClient, yearBegins }: Accounting): string {
  const fields = [
    '"EXTF"',
    '700',
    '21',
    '"Buchungsstapel"',
    '13',
    made,
    '',
    '""',
    '""',
    '""',
    datevAdviser,
    datevClient,
    plainDay(yearStart(from, yearBegins)),
    '4',
    plainDay(from),
    plainDay(to),
    '"Verkauf"',
    '""',
    // Bookings of the accounts, for no purpose of their own, still to be changed by the adviser.
    '1',
    '0',
    '0',
    '"EUR"',
    '',
    '""',
    '',
    '',
    '"04"',
    '',
    '',
    '""',
    '""',
  ]
  return fields.join(';')
}

/** The country and rate of a sale that the one-stop shop declares, or the number of a buyer free of tax. */
function unionFields(
  { kind, taxCountry }: ClassifiedSale,
  { percent }: VatGroup,
  vatNumber: string,
): Record<string, string> {
  if (kind === 'intra-community') return { 'EU-Land u. UStID (Bestimmung)': quoted(vatNumber, 15) }
  if (kind !== 'oss') return {}
  return {
    'EU-Land u. UStID (Bestimmung)': quoted(vatPrefix(taxCountry)),
    'EU-Steuersatz (Bestimmung)': percentText(percent),
  }
}

type Fields = Readonly<Record<string, string>>

/** The amount of a row; in EUR, with its own amount in the text, where its rate cannot be written. */
function amountFields({ content, perEuro }: DatevDocument, { net, vat }: VatGroup): Fields {
  const { number, currency, buyer } = content
  const [gross, euros] = [commaAmount(net + vat), commaAmount(inEuros(net + vat, perEuro))]
  const inForeign = currency !== 'EUR' && isWritable(perEuro)
  const own = currency === 'EUR' || inForeign ? '' : `${gross} ${currency} `
  return {
    'Umsatz (ohne Soll/Haben-Kz)': inForeign ? gross : euros,
    'WKZ Umsatz': inForeign ? `"${currency}"` : '"EUR"',
    Kurs: inForeign ? rateText(perEuro) : '',
    'Basis-Umsatz': inForeign ? euros : '',
    'WKZ Basis-Umsatz': inForeign ? '"EUR"' : '""',
    Buchungstext: quoted(`${number} ${own}${buyer.name}`),
  }
}

function rowOf(
  document: DatevDocument,
  group: VatGroup,
  { accounting, territories }: { accounting: Accounting; territories: VatCatalogue['territories'] },
): string {
  const { content } = document
  const { number, issuedOn, kind, buyer } = content
  const sale = saleOf(content, group.category, territories)
  const filled: Fields = {
    ...amountFields(document, group),
    'Soll/Haben-Kennzeichen': kind === 'credit-note' ? '"H"' : '"S"',
    Konto: accounting.datevDebtors,
    'Gegenkonto (ohne BU-Schlüssel)': accounting[salesAccount(sale, group)],
    'BU-Schlüssel': '""',
    Belegdatum: `${issuedOn.slice(8, 10)}${issuedOn.slice(5, 7)}`,
    'Belegfeld 1': reference(number),
    'Belegfeld 2': '""',
    Festschreibung: '0',
    ...unionFields(sale, group, buyer.vatNumber),
  }
  return datevColumns.map(name => filled[name] ?? '').join(';')
}

/**
 * Sales as DATEV reads them (EXPORT-3): a row for each rate of a document, with its tax; `S` of invoices, `H` of credit notes. Rows
 * have no year: the span lies in one business year (EXPORT-8). What comes to nothing is no row; `rows` are those that were written.
 */
export function writeDatev(
  documents: readonly DatevDocument[],
  span: Span,
  settings: { accounting: Accounting; territories: VatCatalogue['territories'] },
): { text: string; rows: number } {
  const rows = documents.flatMap(document =>
    document.content.vat
      .filter(({ net, vat }) => net + vat > 0)
      .map(group => rowOf(document, group, settings)),
  )
  const lines = [headOf(span, settings.accounting), datevColumns.map(name => `"${name}"`).join(';'), ...rows]
  return { text: lines.map(line => `${line}\r\n`).join(''), rows: rows.length }
}
