import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type ExchangeRate, oldestRateDay } from '@/lib/exports/exchange'

/**
 * The rate of the euro in a currency that was in force on a day: that day's, or the last one before it of the days on which none is
 * published (BOOKS-3). Null where none is known.
 */
export async function rateOn({ db }: Payload, currency: string, day: string): Promise<ExchangeRate | null> {
  const { rows } = await db.drizzle.execute<{ day: string; per_euro: number }>(
    sql`select rate_day as day, per_euro::float8 as per_euro from exchange_rates
        where currency::text = ${currency} and rate_day <= ${day} and rate_day >= ${oldestRateDay(day)}
        order by rate_day desc limit 1`,
  )
  const [row] = rows
  return row ? { day: row.day, perEuro: Number(row.per_euro) } : null
}
