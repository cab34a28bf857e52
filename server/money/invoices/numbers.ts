import { sql } from '@payloadcms/db-postgres'
import { documentNumber, type Series, seriesKey } from '@/lib/money/invoice/number'

/** A transaction of Drizzle, with any driver. */
export interface Statements {
  execute(query: ReturnType<typeof sql>): Promise<{ rows: Record<string, unknown>[] }>
}

/**
 * Takes the next number of a series (INVOICE-1). Its counter stays locked until the transaction ends: who comes next waits, and a
 * transaction that is given up gives its number back. So numbers have no gaps, whichever process dies when.
 */
export async function takeNumber(
  tx: Statements,
  series: Series,
): Promise<{ series: string; value: number; number: string }> {
  const key = seriesKey(series)
  const { rows } = await tx.execute(
    sql`insert into counters (key, value) values (${key}, 1)
        on conflict (key) do update set value = counters.value + 1 returning value`,
  )
  const value = Number(rows[0]?.value)
  if (!Number.isSafeInteger(value)) throw new Error(`the counter ${key} gave no number`)
  return { series: key, value, number: documentNumber(series, value) }
}

/** A document that is about to be issued, without its number. */
export interface Issue {
  series: Series
  order: number
  /** Of a credit note. */
  refund: number | null
  /** Makes the frozen content while the order is locked, with the number that was taken; null where there is nothing to issue. */
  compose: () => Promise<((number: string) => unknown) | null>
}

/** The result: the document is new, it had been issued before, or there is nothing to issue. */
export type IssueOutcome = 'issued' | 'known' | 'nothing'

/**
 * Writes a document with the next number of its series, once an order or a refund: the order is held (`for no key update`), so that the
 * second of two transactions finds what the first wrote.
 */
export async function issueOnce(tx: Statements, issue: Issue): Promise<IssueOutcome> {
  const { order, refund } = issue
  await tx.execute(sql`select id from orders where id = ${order} for no key update`)
  const before =
    refund === null
      ? sql`select number from invoices where order_id = ${order} and kind = 'invoice'`
      : sql`select number from invoices where refund_id = ${refund}`
  if ((await tx.execute(before)).rows.length > 0) return 'known'
  const content = await issue.compose()
  if (!content) return 'nothing'
  const { series, value, number } = await takeNumber(tx, issue.series)
  await tx.execute(
    sql`insert into invoices (kind, series, value, number, order_id, refund_id, content)
        values (${issue.series.kind}, ${series}, ${value}, ${number}, ${order}, ${refund},
          ${JSON.stringify(content(number))}::jsonb)`,
  )
  return 'issued'
}
