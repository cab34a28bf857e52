import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

/** The caller of the running request. */
export interface Caller {
  /** As `addressOf` gives it: an address of version 4, or the first half of one of version 6. */
  address: string
  /** Aborted when the caller goes away. */
  signal: AbortSignal
}

// One store a process, however often a bundler has copied this module into it.
const shared = globalThis as typeof globalThis & { workCaller?: AsyncLocalStorage<Caller> }
shared.workCaller ??= new AsyncLocalStorage()
const store = shared.workCaller

/** Does something for a caller: the tasks that it asks for are counted as his. */
export const forCaller = <Result>(caller: Caller, work: () => Result): Result => store.run(caller, work)

/** The caller that the running code works for; undefined in a job and in a page that the shop renders for itself. */
export const currentCaller = (): Caller | undefined => store.getStore()
