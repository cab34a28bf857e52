import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { issueOnce } from '@/server/money/invoices/numbers'

/** A process that issues invoices of made-up orders until none is left, as the shop's workers do. */
const [first = 0, count = 0] = process.argv.slice(2).map(Number)
const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 4 })
const db = drizzle(pool)
const series = { kind: 'invoice', country: 'ZZ', year: 1999 } as const

async function work(): Promise<void> {
  for (;;) {
    const { rows } = await db.$client.query<{ id: number }>(
      `select made.id from generate_series($1::int, $2::int) made(id)
       where not exists (select from invoices i where i.order_id = made.id) order by random() limit 20`,
      [first, first + count - 1],
    )
    if (rows.length === 0) return
    for (const { id } of rows) {
      // Another may have been quicker: then the row is refused, and the number goes back.
      await db
        .transaction(tx =>
          issueOnce(tx, { series, order: id, refund: null, compose: async () => number => ({ number }) }),
        )
        .catch(() => null)
    }
  }
}

await Promise.all([work(), work()])
await pool.end()
