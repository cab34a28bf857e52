import { Client } from 'pg'

/** The answer of the shop's database, without the shop. */
export async function query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** The shop's connections that wait for a lock with a statement that contains this part. */
export const waitingFor = (part: string) =>
  query<{ pid: number }>(
    `select pid from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1`,
    [`%${part}%`],
  )

/**
 * How much of an order the database holds: what a refusal must leave as it was. Of the mails, only those of the order's placing count: jobs
 * of earlier orders, such as their invoices, add others at any moment.
 */
export async function countStored(): Promise<string> {
  const [row] = await query<Record<string, number>>(
    `select (select count(*)::int from orders) as orders, (select count(*)::int from orders_lines) as lines,
     (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from pgboss.job
       where name = 'mail' and data ->> 'template' in ('order-confirmation', 'proof')) as mails,
     (select coalesce(sum(uses), 0)::int from discounts) as uses`,
  )
  return JSON.stringify(row)
}
