import { z } from 'zod'
import { queries } from '@/lib/ground/contract/parameters'
import type { Operation } from './operations'

/** Where it is asked whether the server answers, and whether the shop can sell (RUN-2). */
export const healthPath = '/api/health'
export const readyPath = '/api/ready'

/** The server answers; it asks nothing else. */
export const healthAnswer = z.object({ status: z.literal('up') })

/** Whether the shop can take an order, part by part. Says states alone: no address, no version, no figure. */
export const readinessSchema = z.object({
  status: z.enum(['ready', 'not-ready']),
  database: z.enum(['up', 'down']),
  /** `waiting`: the database is not yet at this release. */
  migrations: z.enum(['done', 'waiting', 'unknown']),
  /** `low`: space for a while; `full`: nothing can be written any more; `unknown`: a folder cannot be asked. */
  disk: z.enum(['ok', 'low', 'full', 'unknown']),
  /** `behind`: what waits should have been done minutes ago. */
  queue: z.enum(['working', 'behind', 'stopped', 'unknown']),
})
export type Readiness = z.infer<typeof readinessSchema>

/** A shop that cannot take an order is not ready; one that is short of disk space or late with its mails takes them. */
export const readinessOf = (parts: Omit<Readiness, 'status'>): Readiness => {
  const can =
    parts.database === 'up' &&
    parts.migrations === 'done' &&
    parts.disk !== 'full' &&
    (parts.queue === 'working' || parts.queue === 'behind')
  return { status: can ? 'ready' : 'not-ready', ...parts }
}

const open = { method: 'get' as const, tag: 'operation' as const, secured: false, query: queries.none }

/** What monitoring asks. */
export const operationOperations: Operation[] = [
  { ...open, path: healthPath, id: 'health', answer: healthAnswer },
  { ...open, path: readyPath, id: 'ready', answer: readinessSchema, otherwise: 503 },
]
