import { type Language, languages } from '@/lib/ground/names'

/**
 * A value as it travels to the browser where it holds many records alike: names of fields once a list, what all
 * records of a list share once, texts in one language as plain strings. `unpack` gives it back as it was.
 */
export interface Packed<T> {
  language: Language
  data: unknown
  /** What `unpack` makes of it; never there. */
  readonly unpacked?: T
}

type Fields = Record<string, unknown>

/** Prefix of what is not plain text: a missing field, a text in the language, and texts that begin with it themselves. */
const mark = '~'
const missing = mark
const localised = `${mark}:`

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text of a value that is in one language alone. */
function textIn(value: Fields, language: Language): string | undefined {
  if (Object.keys(value).join() !== languages.join()) return undefined
  const others = languages.filter(other => other !== language)
  const text = value[language]
  return typeof text === 'string' && others.every(other => value[other] === '') ? text : undefined
}

/** Records as a table: `keys` of its columns, `all` for what every row has alike, then the rows. */
interface Table {
  keys: string[]
  all: Fields
  rows: unknown[][]
}
const tableMark = `${mark}table`
const isTable = (value: Fields): value is { [tableMark]: Table } => Object.hasOwn(value, tableMark)

function tableOf(records: readonly Fields[], language: Language): Table {
  const names = [...new Set(records.flatMap(record => Object.keys(record)))]
  const columns = names.map(name => ({
    name,
    cells: records.map(record => (Object.hasOwn(record, name) ? packValue(record[name], language) : missing)),
  }))
  const isSame = ({ cells }: (typeof columns)[number]) => {
    const [first] = cells
    return first !== missing && cells.every(cell => JSON.stringify(cell) === JSON.stringify(first))
  }
  const varied = columns.filter(column => !isSame(column))
  return {
    keys: varied.map(({ name }) => name),
    all: Object.fromEntries(columns.filter(isSame).map(({ name, cells }) => [name, cells[0]])),
    rows: records.map((_, row) => varied.map(({ cells }) => cells[row])),
  }
}

function packValue(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? `${mark}${value}` : value
  if (Array.isArray(value)) {
    if (value.length > 1 && value.every(isFields)) return { [tableMark]: tableOf(value, language) }
    return value.map(entry => packValue(entry, language))
  }
  if (!isFields(value)) return value
  const text = textIn(value, language)
  if (text !== undefined) return `${localised}${text}`
  const defined = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return Object.fromEntries(defined.map(([name, entry]) => [name, packValue(entry, language)]))
}

function recordsOf({ keys, all, rows }: Table, language: Language): Fields[] {
  const shared = Object.entries(all)
  return rows.map(cells => {
    const own = keys.flatMap((name, place) =>
      cells[place] === missing ? [] : [[name, cells[place]] as const],
    )
    return Object.fromEntries([...shared, ...own].map(([name, cell]) => [name, unpackValue(cell, language)]))
  })
}

function unpackValue(value: unknown, language: Language): unknown {
  if (typeof value === 'string') {
    if (value.startsWith(localised))
      return { fr: '', de: '', en: '', [language]: value.slice(localised.length) }
    return value.startsWith(mark) ? value.slice(mark.length) : value
  }
  if (Array.isArray(value)) return value.map(entry => unpackValue(entry, language))
  if (!isFields(value)) return value
  if (isTable(value)) return recordsOf(value[tableMark], language)
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, unpackValue(entry, language)]),
  )
}

/** Packs JSON (no `__proto__`, no dates); fields that are `undefined` are left out, as JSON leaves them out. */
export const pack = <T>(value: T, language: Language): Packed<T> => ({
  language,
  data: packValue(value, language),
})

/** What was packed. A schema must still check a value that comes over the network. */
export const unpack = <T>({ data, language }: Packed<T>): T => unpackValue(data, language) as T
