import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { languages } from '@/lib/ground/common'

export type Transaction = Parameters<Parameters<PostgresAdapter['drizzle']['transaction']>[0]>[0]
type Table = Parameters<Transaction['insert']>[0]
type Values = Record<string, unknown>

/** Rows of one statement: PostgreSQL takes 65,535 values, and no table has a hundred columns. */
const rowsAtOnce = 500

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A document as the rows of its table and of its texts, by language. Groups are columns with their name in front. */
function toRows(fields: FlattenedField[], data: Values, prefix = '') {
  const row: Values = {}
  const texts: Record<string, Values> = {}
  const addTexts = (language: string, own: Values) => {
    texts[language] = { ...texts[language], ...own }
  }
  for (const field of fields) {
    const { name } = field
    const value = data[name]
    const column = `${prefix}${name}`
    if (value === undefined) continue
    if (field.type === 'group' && isRecord(value)) {
      const inner = toRows(field.flattenedFields, value, `${column}_`)
      Object.assign(row, inner.row)
      for (const [language, own] of Object.entries(inner.texts)) addTexts(language, own)
    } else if (field.type === 'array' || ('hasMany' in field && field.hasMany)) {
      throw new Error(`the seed writes no lists of rows: ${column}`)
    } else if (field.localized && isRecord(value)) {
      for (const language of languages) {
        if (value[language] !== undefined) addTexts(language, { [column]: value[language] })
      }
    } else row[column] = value
  }
  return { row, texts }
}

async function insert(tx: Transaction, table: Table, rows: Values[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const made = await tx
      .insert(table)
      .values(rows.slice(from, from + rowsAtOnce) as never)
      .returning()
    ids.push(...made.map(row => Number(row.id)))
  }
  return ids
}

/**
 * Writes many documents of a collection, and where it has drafts the version that the panel's lists read, in a few
 * statements. Gives their numbers in the same order.
 */
export async function bulkCreate(
  payload: Payload,
  tx: Transaction,
  slug: CollectionSlug,
  documents: Values[],
): Promise<number[]> {
  const { tables, tableNameMap } = payload.db
  const { config } = payload.collections[slug]
  const tableOf = (name: string) => tables[tableNameMap.get(name) ?? name] as Table | undefined
  const name = slug.replaceAll('-', '_')
  const write = async (base: string, rows: ReturnType<typeof toRows>[]) => {
    const table = tableOf(base)
    if (!table) throw new Error(`no table ${base}`)
    const ids = await insert(
      tx,
      table,
      rows.map(({ row }) => row),
    )
    const textTable = tableOf(`${base}_locales`)
    const texts = rows.flatMap((row, i) =>
      Object.entries(row.texts).map(([_locale, own]) => ({ _locale, _parentID: ids[i], ...own })),
    )
    if (textTable && texts.length) await insert(tx, textTable, texts)
    return ids
  }
  const ids = await write(
    name,
    documents.map(data => toRows(config.flattenedFields, data)),
  )
  if (config.versions?.drafts) {
    const versions = documents.map((data, i) => {
      const { row, texts } = toRows(config.flattenedFields, data, 'version_')
      const { updatedAt, createdAt } = data
      return { row: { ...row, parent: ids[i], latest: true, updatedAt, createdAt }, texts }
    })
    await write(`_${name}_v`, versions)
  }
  return ids
}

/** Runs `work` in one transaction of the database. */
export const inBulk = <T>(payload: Payload, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  payload.db.drizzle.transaction(work)
