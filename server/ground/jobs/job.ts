import 'server-only'
import type { Payload } from 'payload'
import type PgBoss from 'pg-boss'
import type { z } from 'zod'
import { type JobData, type JobName, jobData } from './requests'

/** A kind of background work. */
export interface Job {
  /** How pg-boss keeps the queue: tries, and the pauses between them in seconds. */
  queue: Required<Pick<PgBoss.Queue, 'retryLimit' | 'retryDelay' | 'retryBackoff'>>
  /** After how many seconds a run is given up and counts as failed, however alive its process is. */
  mostSeconds: number
  /** When it is asked for by itself, as a cron expression by the shop's clock. */
  cron?: string
  /** Parses what the job was asked with and does it; what it throws is kept with the job, which is tried again. */
  run(payload: Payload, data: unknown): Promise<JobReport>
}

/** The job's report to a clerk, kept with it. */
export type JobReport = { message: string } | undefined

const schemas: { [N in JobName]: z.ZodType<JobData<N>> } = jobData

/** A job whose work is given what its schema (requests.ts) has parsed. */
export function defineJob<N extends JobName>(
  name: N,
  { run, ...job }: Omit<Job, 'run'> & { run(payload: Payload, data: JobData<N>): Promise<JobReport> },
): Job {
  const schema = schemas[name]
  return { ...job, run: async (payload, data) => run(payload, schema.parse(data)) }
}
