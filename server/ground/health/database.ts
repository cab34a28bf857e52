import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { Readiness } from '@/lib/doors/contract/readiness'
import { jobWorkers } from '@/server/ground/jobs/queue'

/** How long the database may take to answer, in ms: the caller wants to know it soon. */
const mostMs = 2000
/** Minutes after which a job that should have begun is late. */
const lateMinutes = 10

const holder = globalThis as { healthPool?: pg.Pool; migrationNames?: Promise<string[]> }

/** One connection of its own: where all of the shop's are busy, the answer must not report the database as away. */
function healthPool(): pg.Pool {
  if (holder.healthPool) return holder.healthPool
  const pool = new pg.Pool({
    connectionString: process.env.DATABASE_URL ?? '',
    application_name: 'shop-health',
    max: 1,
    connectionTimeoutMillis: mostMs,
    query_timeout: mostMs,
    idleTimeoutMillis: 60_000,
  })
  // One that is lost between two questions is replaced by the next.
  pool.on('error', () => undefined)
  holder.healthPool = pool
  return pool
}

/** The names of this release's migrations. */
function migrationNames(): Promise<string[]> {
  holder.migrationNames ??= readdir(path.join(process.cwd(), 'cms', 'migrations')).then(files =>
    files.filter(file => /^\d.*\.ts$/.test(file)).map(file => file.replace(/\.ts$/, '')),
  )
  return holder.migrationNames
}

const row = z.object({ done: z.number(), late: z.boolean() })

/** The state of the database, of its migrations and of the waiting jobs. */
export async function readDatabaseState(): Promise<Pick<Readiness, 'database' | 'migrations' | 'queue'>> {
  try {
    const names = await migrationNames()
    const { rows } = await healthPool().query(
      `select (select count(distinct name)::int from payload_migrations where name = any($1)) as done,
         exists (select from pgboss.job where state < 'active' and start_after < now() - make_interval(mins => $2)) as late`,
      [names, lateMinutes],
    )
    const { done, late } = row.parse(rows[0])
    const isWorking = jobWorkers().size > 0
    return {
      database: 'up',
      migrations: done === names.length ? 'done' : 'waiting',
      queue: isWorking ? (late ? 'behind' : 'working') : 'stopped',
    }
  } catch (error) {
    // A table is missing: the database answers, but has had no migration.
    const isEmpty = error instanceof pg.DatabaseError && /^(?:42P01|3F000)$/.test(error.code ?? '')
    return isEmpty
      ? { database: 'up', migrations: 'waiting', queue: 'unknown' }
      : { database: 'down', migrations: 'unknown', queue: 'unknown' }
  }
}
