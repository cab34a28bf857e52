import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { daysInForce, type ExchangeRate } from '@/lib/office/exports/exchange'

/**
 * The rate of the euro in a currency that was in force on a day, as the rest of a query: that day's, or the last one before it where none
 * is published on that day (BOOKS-3).
 */
export const rateInForce = (currency: SQL, day: SQL): SQL => sql`
  from exchange_rates where currency::text = ${currency} and rate_day <= ${day}
    and rate_day >= to_char(${day}::date - ${daysInForce}::int, 'YYYY-MM-DD') order by rate_day desc limit 1`

/** The same rate; null where none is known. */
export async function rateOn({ db }: Payload, currency: string, day: string): Promise<ExchangeRate | null> {
  const { rows } = await db.drizzle.execute<{ day: string; per_euro: number }>(
    sql`select rate_day as day, per_euro::float8 as per_euro ${rateInForce(sql`${currency}`, sql`${day}`)}`,
  )
  const [row] = rows
  return row ? { day: row.day, perEuro: Number(row.per_euro) } : null
}
