import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import PgBoss from 'pg-boss'
import type { TransactionScope } from '@/server/ground/transaction'
import type { JobData, JobName } from './requests'
import type { JobWorker } from './worker'

const holder = globalThis as { jobQueue?: PgBoss; jobWorkers?: Map<JobName, JobWorker> }

const day = 24 * 60 * 60

/**
 * The queue of this process (pg-boss: rows in PostgreSQL, taken with SKIP LOCKED). One a process, for all bundles. It
 * needs no start to add jobs; `startJobs` starts it to work on them.
 */
export function jobQueue(): PgBoss {
  holder.jobQueue ??= new PgBoss({
    connectionString: process.env.DATABASE_URL ?? '',
    application_name: 'shop-jobs',
    max: 3,
    // A clerk may look at failed jobs days later; finished jobs are deleted sooner.
    archiveCompletedAfterSeconds: day,
    archiveFailedAfterSeconds: 30 * day,
    deleteAfterDays: 30,
  })
  return holder.jobQueue
}

/** The workers of this process by the job they do, so that `wakeWorker` reaches them. */
export function jobWorkers(): Map<JobName, JobWorker> {
  holder.jobWorkers ??= new Map()
  return holder.jobWorkers
}

/** A statement with numbered parameters, as Drizzle takes it. */
export function statement(text: string, values: readonly unknown[]) {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`,
    )
  return sql.join(parts)
}

/** A job that is asked for: which, and with what. */
export type JobRequest = { [N in JobName]: { name: N; data: JobData<N> } }[JobName]

/** The library's own statement that inserts jobs, its first parameter being these as JSON, and its parameters. */
async function insertion(requests: readonly JobRequest[]): Promise<{ text: string; values: unknown[] }> {
  let asked: { text: string; values: unknown[] } | undefined
  const db = {
    executeSql: async (text: string, values: unknown[]) => {
      asked = { text, values }
      return { rows: [] }
    },
  }
  await jobQueue().insert([...requests], { db })
  if (!asked) throw new Error('the queue asks for no statement')
  return asked
}

/**
 * The same as a part of a larger statement: its parameters are numbered after the first `after` ones. Each job names its order, and only
 * the jobs of orders in `where`, a table of that statement with an `id`, are inserted.
 */
export async function insertionOfJobs(
  requests: readonly JobRequest[],
  { after, where }: { after: number; where: string },
): Promise<{ text: string; values: unknown[] }> {
  const { text, values } = await insertion(requests)
  const numbered = text.replaceAll(/\$(\d+)/g, (_, number) =>
    number === '1'
      ? `coalesce((select json_agg(job) from json_array_elements($${after + 1}::json) job
          where (job #>> '{data,order}')::int in (select id from ${where})), '[]'::json)`
      : `$${after + Number(number)}`,
  )
  return { text: numbered, values }
}

/**
 * Adds jobs inside a transaction, all in one statement: they are there when the rest is committed, and not at all where it
 * is not. This process's workers hear of them after the commit.
 */
export async function addJobs(scope: TransactionScope, requests: readonly JobRequest[]): Promise<void> {
  if (requests.length === 0) return
  const { text, values } = await insertion(requests)
  // The library does not say what it has added.
  const { rows } = await scope.tx.execute(statement(`${text} returning id`, values))
  if (rows.length !== requests.length) throw new Error('the queue did not take every job')
  for (const name of new Set(requests.map(request => request.name))) scope.afterCommit(() => wakeWorker(name))
}

/** Tells this process's worker that there is something to do now: others look every two seconds. */
export function wakeWorker(name: JobName): void {
  jobWorkers().get(name)?.wake()
}
