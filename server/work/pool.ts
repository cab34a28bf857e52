import 'server-only'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Piscina } from 'piscina'
import { workBounds } from './bounds'
import type * as tasks from './tasks'
import { TooBusyError } from './too-busy'

type Tasks = typeof tasks
type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>

/** Where scripts/lib/bundle-tasks.mjs has put the tasks: beside the build that they belong to. */
const tasksFile = () =>
  path.resolve(process.env.TASKS_FILE ?? path.join(process.env.NEXT_DIST_DIR ?? '.next', 'work', 'tasks.cjs'))

// One pool a process, however often a bundler has copied this module into it.
const shared = globalThis as typeof globalThis & { workerPool?: Piscina }

function openPool(): Piscina {
  const threads = Math.min(workBounds.threads, Math.max(2, availableParallelism() - 1))
  return new Piscina({
    filename: tasksFile(),
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    // Who answers goes before who works, where the machine has no more cores than threads.
    niceIncrement: 10,
    resourceLimits: {
      maxOldGenerationSizeMb: workBounds.threadMb,
      maxYoungGenerationSizeMb: workBounds.youngMb,
    },
  })
}

/**
 * Does a task in a worker thread. Rejects with what the task throws, and with `TooBusyError` where too many wait already. A
 * thread that dies takes its one task with it; another takes its place.
 */
export async function runTask<Name extends keyof Tasks>(
  name: Name,
  input: Input<Name>,
): Promise<Result<Name>> {
  shared.workerPool ??= openPool()
  const pool = shared.workerPool
  if (pool.queueSize >= workBounds.waiting) throw new TooBusyError(`${pool.queueSize} tasks wait already`)
  return pool.run(input, { name })
}
