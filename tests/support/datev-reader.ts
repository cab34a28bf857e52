/**
 * A reader of DATEV's batches of bookings, written from the published description of the form (EXTF 700, category 21, version 13) and of
 * nothing of the shop's own: it throws where the file is not what the description says.
 */

/** The published expressions of fields, by their numbers: those that a batch of sales fills. */
const expressions: Readonly<Record<number, RegExp>> = {
  1: /^(?!0{1,10},00)\d{1,10},\d{2}$/,
  2: /^"(S|H)"$/,
  3: /^"([A-Z]{3})"$/,
  4: /^([1-9]\d{0,3},\d{2,6})?$/,
  5: /^((?!0{1,10},00)\d{1,10},\d{2})?$/,
  6: /^("([A-Z]{3})?")?$/,
  7: /^(?!0{1,9}$)\d{1,9}$/,
  8: /^(?!0{1,9}$)\d{1,9}$/,
  9: /^("(\d{4})?")?$/,
  10: /^\d{4}$/,
  11: /^"[\w$&%*+\-/]{0,36}"$/,
  14: /^".{0,60}"$/,
  40: /^(".{0,15}")?$/,
  41: /^(\d{2},\d{2})?$/,
  114: /^[01]$/,
}
const headExpressions: readonly RegExp[] = [
  /^"(EXTF|DTVF)"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d{15}$/,
  /^$/,
  /^"\w{0,2}"$/,
  /^"\w{0,25}"$/,
  /^"\w{0,25}"$/,
  /^\d{4,7}$/,
  /^\d{1,5}$/,
  /^20\d{6}$/,
  /^[4-8]$/,
  /^20\d{6}$/,
  /^20\d{6}$/,
  /^"[\w. \-/]{0,30}"$/,
  /^"([A-Z]{2})?"$/,
  /^[12]$/,
  /^(0|30|40|50|64)$/,
  /^[01]$/,
  /^"[A-Z]{3}"$/,
  /^$/,
  /^"[A-Z]*"$/,
  /^$/,
  /^$/,
  /^"(\d{2}){0,2}"$/,
  /^\d*$/,
  /^$/,
  /^("")?$/,
  /^".{0,16}"$/,
]
const columnCount = 125

/** What Microsoft's table of code page 1252 has at 0x80 to 0x9f; 0 where it has nothing. Node's own decoder takes it for Latin-1. */
const from80 = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
  0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0, 0x017e, 0x0178,
]

/** A text in code page 1252; throws where a byte is not part of it. */
export const decode1252 = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => {
    const code = byte >= 0x80 && byte <= 0x9f ? from80[byte - 0x80] : byte
    if (!code) throw new Error(`byte ${byte} is no letter of code page 1252`)
    return String.fromCodePoint(code)
  }).join('')

/** The fields of a line: separated by semicolons outside quotation marks. */
const fieldsOf = (line: string): string[] =>
  line
    .match(/("[^"]*"|[^;"]*)(;|$)/g)
    ?.map(field => field.replace(/;$/, ''))
    .slice(0, line.endsWith(';') ? undefined : -1) ?? []

const bare = (field: string): string => field.replace(/^"|"$/g, '')
const isoDay = (field: string) => `${field.slice(0, 4)}-${field.slice(4, 6)}-${field.slice(6, 8)}`
const minor = (field: string): number => Number(field.replace(',', ''))
const decimal = (field: string): number | null => (field === '' ? null : Number(field.replace(',', '.')))

function check(
  fields: readonly string[],
  place: number,
  expression: RegExp | undefined,
  where: string,
): string {
  const field = fields[place] ?? ''
  if (expression && !expression.test(field)) throw new Error(`${where}, field ${place + 1}: ${field}`)
  return field
}

/** The day of a row, which is written without its year: the one day of that name in the business year. */
function dayOf(field: string, yearStart: string): string {
  const [day, month] = [field.slice(0, 2), field.slice(2, 4)]
  const year = Number(yearStart.slice(0, 4)) + (`${month}-${day}` < yearStart.slice(5) ? 1 : 0)
  return `${year}-${month}-${day}`
}

/** Head and rows of a batch. Amounts in minor units. */
export function readDatev(bytes: Uint8Array) {
  const text = decode1252(bytes)
  const lines = text.split('\r\n')
  if (lines.pop() !== '') throw new Error('the last line has no end')
  const [headLine = '', namesLine = '', ...rowLines] = lines
  const headFields = fieldsOf(headLine)
  if (headFields.length !== headExpressions.length) throw new Error(`a head of ${headFields.length} fields`)
  for (const [place, expression] of headExpressions.entries()) check(headFields, place, expression, 'head')
  const names = fieldsOf(namesLine).map(bare)
  if (names.length !== columnCount || new Set(names).size !== columnCount)
    throw new Error(`${names.length} columns`)
  const at = (place: number) => headFields[place - 1] ?? ''
  const yearStart = isoDay(at(13))
  const [from, to] = [isoDay(at(15)), isoDay(at(16))]
  const rows = rowLines.map((line, index) => {
    const fields = fieldsOf(line)
    if (fields.length !== columnCount) throw new Error(`row ${index + 1}: ${fields.length} fields`)
    for (const [number, expression] of Object.entries(expressions))
      check(fields, Number(number) - 1, expression, `row ${index + 1}`)
    const of = (number: number) => fields[number - 1] ?? ''
    const date = dayOf(of(10), yearStart)
    if (date < from || date > to)
      throw new Error(`row ${index + 1} is of ${date}, outside of ${from} to ${to}`)
    const [rate, base, baseCurrency] = [decimal(of(4)), of(5) === '' ? null : minor(of(5)), bare(of(6))]
    const isForeign = bare(of(3)) !== bare(at(22))
    if (isForeign !== (rate !== null) || isForeign !== (base !== null) || isForeign !== (baseCurrency !== ''))
      throw new Error(`row ${index + 1}: fields 4, 5 and 6 go together`)
    if (rate !== null && base !== null && Math.abs(minor(of(1)) / rate - base) > 1)
      throw new Error(`row ${index + 1}: the rate does not lead from one amount to the other`)
    return {
      amount: minor(of(1)),
      side: bare(of(2)),
      currency: bare(of(3)),
      rate,
      base,
      baseCurrency,
      debtor: of(7),
      account: of(8),
      date,
      reference: bare(of(11)),
      text: bare(of(14)),
      union: bare(of(40)),
      unionPercent: decimal(of(41)),
    }
  })
  return {
    head: {
      made: at(6),
      adviser: Number(at(11)),
      client: Number(at(12)),
      yearStart,
      from,
      to,
      currency: bare(at(22)),
    },
    names,
    rows,
  }
}
