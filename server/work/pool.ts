import 'server-only'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Piscina } from 'piscina'
import { workBounds } from './bounds'
import type * as jobs from './jobs'
import { TooBusyError } from './too-busy'

type Jobs = typeof jobs
type Input<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0]
type Result<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>

/** Where scripts/lib/bundle-jobs.mjs has put the jobs: beside the build that they belong to. */
const jobsFile = () =>
  path.resolve(process.env.JOBS_FILE ?? path.join(process.env.NEXT_DIST_DIR ?? '.next', 'work', 'jobs.cjs'))

// One pool a process, however often a bundler has copied this module into it.
const shared = globalThis as typeof globalThis & { workerPool?: Piscina }

function openPool(): Piscina {
  const threads = Math.min(workBounds.threads, Math.max(2, availableParallelism() - 1))
  return new Piscina({
    filename: jobsFile(),
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    // Who answers goes before who works, where the machine has no more cores than threads.
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: workBounds.threadMb },
  })
}

/**
 * Does a job in a worker thread. Rejects with what the job throws, and with `TooBusyError` where too many wait already. A
 * thread that dies takes its one job with it; another takes its place.
 */
export async function runJob<Name extends keyof Jobs>(name: Name, input: Input<Name>): Promise<Result<Name>> {
  shared.workerPool ??= openPool()
  const pool = shared.workerPool
  if (pool.queueSize >= workBounds.waiting) throw new TooBusyError(`${pool.queueSize} jobs wait already`)
  return pool.run(input, { name })
}

/** Ends the worker threads; the next job begins others. */
export async function closePool(): Promise<void> {
  const pool = shared.workerPool
  shared.workerPool = undefined
  await pool?.destroy()
}
