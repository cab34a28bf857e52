import 'server-only'
import { type Readiness, readinessOf } from '@/lib/doors/contract/readiness'
import { readDatabaseState } from './database'
import { diskState, readDiskSpace } from './disk'

/** How long an answer is given again, in ms: endless requests cost one check a second. */
const keptMs = 1000

const holder = globalThis as { readiness?: { at: number; read: Promise<Readiness> } }

async function read(): Promise<Readiness> {
  const [database, space] = await Promise.all([readDatabaseState(), readDiskSpace()])
  return readinessOf({ ...database, disk: diskState(space) })
}

/** Whether the shop can take an order, and how its parts are (RUN-2). */
export function readReadiness(): Promise<Readiness> {
  const known = holder.readiness
  if (known && performance.now() - known.at < keptMs) return known.read
  const asked = { at: performance.now(), read: read() }
  holder.readiness = asked
  // The time runs from the answer on: all waiting callers share a slow one.
  const answered = () => {
    asked.at = performance.now()
  }
  asked.read.then(answered, answered)
  return asked.read
}
