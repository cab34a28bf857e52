import 'server-only'
import { Piscina } from 'piscina'
import type { Work } from '@/server/doors/threads/entry'
import { type LaneBounds, threadMemory } from './bounds'
import type { Caller } from './caller'
import { CallerLeftError, type Fault, TooLongError } from './refusals'
import { refuseWaiting } from './refuse-waiting'
import { newNote, processorMsOf, reportsThreadTime } from './thread-time'

interface Waiting {
  work: Omit<Work, 'note'>
  caller: Caller | undefined
  done: (result: unknown) => void
  fail: (error: unknown) => void
  /** Ends listening for its caller. */
  settle: () => void
}

/** How often a running task is checked, in ms: a tenth of the shorter of its times, four times a second at most. */
const lookMs = ({ processorMs, elapsedMs }: LaneBounds) =>
  Math.max(5, Math.min(250, processorMs / 10, elapsedMs / 10))

const outOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Worker threads of one kind of work, with a queue and bounds of their own. Addresses take turns: an address with many
 * tasks delays only itself. piscina is handed no more than it has threads for, so that a task's time begins with its
 * work.
 */
export class Lane {
  private readonly pool: Piscina
  /** Waiting tasks by address, in the order of turns. */
  private readonly turns = new Map<string, Waiting[]>()
  private running = 0

  /** @param filename the bundle of tasks (scripts/lib/bundle-tasks.mjs) */
  constructor(
    readonly name: string,
    filename: string,
    private readonly bounds: LaneBounds,
  ) {
    this.pool = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: bounds.threads,
      idleTimeout: bounds.idleMs,
      // The answering thread goes before the workers, where the machine has no more cores than threads.
      niceIncrement: bounds.nice,
      resourceLimits: {
        maxOldGenerationSizeMb: threadMemory.oldMb,
        maxYoungGenerationSizeMb: threadMemory.youngMb,
      },
    })
  }

  /** Threads that live now. */
  get threads() {
    return this.pool.threads
  }

  /** Ends all threads, and what runs in them. */
  async close(): Promise<void> {
    await this.pool.destroy()
  }

  /**
   * Does a task. Rejects with what the task throws, and with the errors of ./refusals.ts.
   * @param caller who asked; tasks without a caller are not counted by address
   */
  run(work: Omit<Work, 'note'>, caller: Caller | undefined): Promise<unknown> {
    const waits = [...this.turns].map(([address, tasks]) => [address, tasks.length] as const)
    const refused = refuseWaiting(this.name, this.bounds, waits, caller)
    if (refused) return Promise.reject(refused)
    return new Promise((done, fail) => {
      const task: Waiting = { work, caller, done, fail, settle: () => undefined }
      if (caller && this.bounds.leavesWithCaller) this.leaveWith(caller, task)
      const key = caller?.address ?? ''
      this.turns.set(key, [...(this.turns.get(key) ?? []), task])
      this.begin()
    })
  }

  /** Takes a task out of the queue when its caller goes away. */
  private leaveWith(caller: Caller, task: Waiting): void {
    const leave = () => {
      if (!this.take(caller.address, task)) return
      task.fail(new CallerLeftError(`${this.name}: the caller has gone`))
    }
    caller.signal.addEventListener('abort', leave, { once: true })
    task.settle = () => caller.signal.removeEventListener('abort', leave)
  }

  /** Takes a task of an address out of the queue; false where it is not there any more. */
  private take(address: string, task: Waiting): boolean {
    const own = this.turns.get(address) ?? []
    const left = own.filter(other => other !== task)
    if (left.length === own.length) return false
    if (left.length > 0) this.turns.set(address, left)
    else this.turns.delete(address)
    return true
  }

  /** The task whose turn it is; its address goes to the end. */
  private next(): Waiting | undefined {
    const [first] = this.turns
    const task = first?.[1][0]
    if (!first || !task) return undefined
    const [address] = first
    this.take(address, task)
    const left = this.turns.get(address)
    if (left) {
      this.turns.delete(address)
      this.turns.set(address, left)
    }
    return task
  }

  private begin(): void {
    while (this.running < this.bounds.threads) {
      const task = this.next()
      if (!task) return
      this.running += 1
      task.settle()
      this.work(task.work)
        .then(task.done, task.fail)
        .finally(() => {
          this.running -= 1
          this.begin()
        })
    }
  }

  /** Hands a task to a thread, and ends the thread where the task takes too long. */
  private async work(work: Omit<Work, 'note'>): Promise<unknown> {
    const note = newNote()
    const end = new AbortController()
    const begun = performance.now()
    let fault: Fault | null = null
    const look = setInterval(() => {
      const elapsed = performance.now() - begun
      const used = reportsThreadTime() ? (processorMsOf(note) ?? 0) : elapsed
      if (used > this.bounds.processorMs) fault = 'input'
      else if (elapsed > this.bounds.elapsedMs) fault = 'machine'
      if (fault) end.abort()
    }, lookMs(this.bounds))
    // The process may end while a task runs.
    look.unref()
    try {
      return await this.pool.run({ ...work, note }, { name: 'run', signal: end.signal })
    } catch (error) {
      if (fault) throw new TooLongError(`${this.name}: ${work.name} took too long (${fault})`, fault)
      if (outOfMemory(error)) throw new TooLongError(`${this.name}: ${work.name} filled its memory`, 'input')
      throw error
    } finally {
      clearInterval(look)
    }
  }
}
