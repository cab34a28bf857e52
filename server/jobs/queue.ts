import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import PgBoss from 'pg-boss'
import type { TransactionScope } from '@/server/orders/transaction'
import type { JobData, JobName } from './registry'

const holder = globalThis as { jobQueue?: PgBoss; jobWorkers?: Map<JobName, string> }

const day = 24 * 60 * 60

/**
 * The queue of this process (pg-boss: rows in PostgreSQL, taken with SKIP LOCKED). One a process, whichever bundle
 * asks. It needs no start to add jobs; `startJobs` starts it to work on them.
 */
export function jobQueue(): PgBoss {
  holder.jobQueue ??= new PgBoss({
    connectionString: process.env.DATABASE_URL ?? '',
    application_name: 'shop-jobs',
    max: 3,
    // A clerk looks at what failed days later; what is done is of no interest after a while.
    archiveCompletedAfterSeconds: day,
    archiveFailedAfterSeconds: 30 * day,
    deleteAfterDays: 30,
  })
  return holder.jobQueue
}

/** The workers of this process by the job they do, so that `wakeWorker` reaches them. */
export function jobWorkers(): Map<JobName, string> {
  holder.jobWorkers ??= new Map()
  return holder.jobWorkers
}

/** A statement with numbered parameters, as Drizzle takes it. */
function statement(text: string, values: readonly unknown[]) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`))
  return sql.join(parts)
}

/** Adds a job inside a transaction: it is there when the rest is committed, and not at all where it is not. */
export async function addJob<N extends JobName>(
  { tx }: TransactionScope,
  name: N,
  data: JobData<N>,
): Promise<void> {
  const db = {
    executeSql: async (text: string, values: unknown[]) => {
      const { rows } = await tx.execute(statement(text, values))
      return { rows }
    },
  }
  const id = await jobQueue().send(name, data, { db })
  if (id === null) throw new Error(`the queue ${name} took no job`)
}

/** Tells this process's worker that there is something to do now: others look every two seconds. */
export function wakeWorker(name: JobName): void {
  const worker = jobWorkers().get(name)
  if (worker) jobQueue().notifyWorker(worker)
}
