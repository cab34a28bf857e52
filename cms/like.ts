import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { ilike, type SQL } from '@payloadcms/db-postgres/drizzle'

/** A text with its wildcards escaped, so that a pattern finds it letter by letter. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Whether a column contains a text, in upper or lower case: the only place where the shop makes a pattern of typed text. */
export const containsText = (column: Parameters<typeof ilike>[0], text: string): SQL =>
  ilike(column, `%${literal(text)}%`)

type Operators = PostgresAdapter['operators']

/** Payload's pattern `%word%` with the word escaped. Payload does not escape it, so that `%` and `_` in a search would find everything. */
const patternOf = (value: unknown): unknown =>
  typeof value === 'string' && value.length > 1 && value.startsWith('%') && value.endsWith('%')
    ? `%${literal(value.slice(1, -1))}%`
    : value

/** Payload's operators; those that search for a text take it letter by letter. */
const literalOperators = (operators: Operators): Operators => ({
  ...operators,
  like: (column, value) => operators.like(column, patternOf(value)),
  not_like: (column, value) => operators.not_like(column, patternOf(value)),
  contains: (column, value) => operators.contains(column, patternOf(value)),
})

/** Payload's adapter, whose searches find a text letter by letter: in lists of the panel, and in the shop's own queries through it. */
export function searchingAdapter(
  args: Parameters<typeof postgresAdapter>[0],
): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter(args)
  return {
    ...adapter,
    init(more) {
      const db = adapter.init(more)
      db.operators = literalOperators(db.operators)
      return db
    },
  }
}
