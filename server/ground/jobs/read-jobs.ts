import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { jobQueue, wakeWorker } from './queue'
import { jobNames, mailJobNames } from './requests'

export const jobStates = ['failed', 'active', 'retry', 'created', 'completed', 'cancelled'] as const

const jobRow = z.object({
  id: z.string(),
  name: z.enum(jobNames),
  state: z.enum(jobStates),
  data: z.record(z.string(), z.unknown()),
  tries: z.number(),
  createdAt: z.coerce.date(),
  /** When it was done or given up, else when it is tried next. */
  at: z.coerce.date(),
  reason: z.string().nullable(),
})
export type JobRow = z.infer<typeof jobRow>

const shown = 200

/** Which jobs are listed: only those that were given up, and of these the mails or all others. */
export const jobViews = ['failed', 'failed-mails', 'failed-others'] as const
export type JobView = (typeof jobViews)[number]

function condition(view: JobView | undefined) {
  if (view === 'failed') return sql`state = 'failed'`
  if (view === 'failed-mails') return sql`state = 'failed' and name in ${mailJobNames}`
  return view === 'failed-others' ? sql`state = 'failed' and name not in ${mailJobNames}` : sql`true`
}

/** The jobs of the last days: what failed first, then what is in hand and what waits, then what was done last. */
export async function readJobs(payload: Payload, view?: JobView): Promise<JobRow[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id::text, name, state::text, data, retry_count as tries, created_on as "createdAt",
      coalesce(completed_on, start_after) as at, output ->> 'message' as reason
    from pgboss.job where name in ${jobNames} and ${condition(view)}
    order by array_position(${sql.raw(`array['${jobStates.join("','")}']`)}, state::text), created_on desc
    limit ${shown}`)
  return z.array(jobRow).parse(rows)
}

/** The jobs about an order that were given up. */
export async function readFailedJobs(payload: Payload, order: number): Promise<JobRow[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id::text, name, state::text, data, retry_count as tries, created_on as "createdAt",
      coalesce(completed_on, start_after) as at, output ->> 'message' as reason
    from pgboss.job where name in ${jobNames} and state = 'failed' and data ->> 'order' = ${String(order)}
    order by created_on desc limit ${shown}`)
  return z.array(jobRow).parse(rows)
}

const jobId = z.object({ name: z.enum(jobNames), id: z.uuid() })

/** Tries a job that was given up once more, at once. False where there is no such job. */
export async function retryJob(address: Record<string, unknown>): Promise<boolean> {
  const parsed = jobId.safeParse(address)
  if (!parsed.success) return false
  const { name, id } = parsed.data
  const job = await jobQueue().getJobById(name, id)
  if (job?.state !== 'failed') return false
  await jobQueue().retry(name, id)
  wakeWorker(name)
  return true
}
