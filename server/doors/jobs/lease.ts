import 'server-only'
import type PgBoss from 'pg-boss'

/**
 * After how many seconds without a renewal a job goes to another worker. A live worker renews it all the time, so that this limits how long
 * a process may stand still, and not how long a job takes.
 */
export const leaseSeconds = 300

/** How many times a job's lease is renewed before it would end. */
const renewals = 4

/** The connection for renewals: any connection to the queue's tables. */
type Database = { executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }

/**
 * Does a job's work while its lease is renewed, for `mostSeconds` at most; then rejects, and what the run still does is ignored. pg-boss 10
 * has no renewal: it gives back active jobs that began longer ago than their expiry, so the beginning is moved.
 * @param onError hears of a renewal that failed; the next one makes up for it
 */
export async function underLease<T>(
  db: Database,
  job: Pick<PgBoss.Job, 'id' | 'name' | 'expireInSeconds'>,
  { mostSeconds, onError }: { mostSeconds: number; onError: (error: unknown) => void },
  work: () => Promise<T>,
): Promise<T> {
  const renew = () =>
    db
      .executeSql(
        "update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active'",
        [job.name, job.id],
      )
      .catch(onError)
  const renewing = setInterval(renew, (Number(job.expireInSeconds) * 1000) / renewals)
  let late: NodeJS.Timeout | undefined
  const overdue = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`took longer than ${mostSeconds} seconds`)), mostSeconds * 1000)
  })
  try {
    return await Promise.race([work(), overdue])
  } finally {
    clearInterval(renewing)
    clearTimeout(late)
  }
}
