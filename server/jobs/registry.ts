import 'server-only'
import type { z } from 'zod'
import type { Job } from './job'
import { mailJob } from './mail-job'

/** One line a job. */
export const jobs = { mail: mailJob } satisfies Record<string, Job<object>>

export type JobName = keyof typeof jobs
export type JobData<N extends JobName> = z.infer<(typeof jobs)[N]['data']>

export const jobNames = Object.keys(jobs) as JobName[]
