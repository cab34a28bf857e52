/** The tasks of a worker, by name: their input, and their answer. */
export type Tasks = Record<string, { asked: unknown; answer: unknown }>

export type Asked<T extends Tasks> = {
  [Name in keyof T]: { id: number; name: Name; asked: T[Name]['asked'] }
}[keyof T]

/** A worker's message: the progress of a task, its result, or its error. */
export type Said<T extends Tasks, Step = never> =
  | { id: number; step: Step }
  | { id: number; answer: T[keyof T]['answer'] }
  | { id: number; error: string }

interface Asking<Step, Answer> {
  /** Objects to transfer instead of copy. */
  transfer?: Transferable[]
  onStep?: (step: Step) => void
  /** The answer after this time without a message, in ms; then the worker is stopped. */
  patience?: { ms: number; answer: Answer }
}

interface Waiting<Step> {
  resolve(answer: unknown): void
  reject(error: Error): void
  onStep?: (step: Step) => void
  /** Restarts the wait. */
  heard?: () => void
}

/** The error for the caller of a cancelled task. */
export class CalledOff extends Error {
  override name = 'CalledOff'
}

/** Fires once, this many ms after its last start. */
function createClock(ms: number, ring: () => void) {
  let running: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(running)
  const start = () => {
    stop()
    running = setTimeout(ring, ms)
  }
  return { start, stop }
}

/** A worker that is asked for tasks; it starts with the first one, and again after it was lost or stopped. */
export class TaskWorker<T extends Tasks, Step = never> {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting<Step>>()
  private count = 0

  constructor(private readonly open: () => Worker) {}

  /**
   * Rejects where a browser starts no worker, or loses it, and where the task fails; with `CalledOff` where the worker is
   * stopped before it is done.
   */
  ask<Name extends keyof T>(
    name: Name,
    asked: T[Name]['asked'],
    { transfer = [], onStep, patience }: Asking<Step, T[Name]['answer']> = {},
  ): Promise<T[Name]['answer']> {
    const worker = this.started()
    if (!worker) return Promise.reject(new Error('no worker starts here'))
    this.count += 1
    const id = this.count
    return new Promise((resolve, reject) => {
      // The worker answers each id with the declared type of its task.
      const take = (answer: unknown) => resolve(answer as T[Name]['answer'])
      const clock = patience && createClock(patience.ms, () => this.lose(id, patience.answer))
      this.waiting.set(id, {
        resolve: answer => {
          clock?.stop()
          take(answer)
        },
        reject: error => {
          clock?.stop()
          reject(error)
        },
        ...(onStep && { onStep }),
        ...(clock && { heard: clock.start }),
      })
      clock?.start()
      worker.postMessage({ id, name, asked }, transfer)
    })
  }

  /** Starts it ahead of its first task, which then need not wait for it. */
  begin(): void {
    this.started()
  }

  /** Stops at once, whatever is under way. */
  stop(): void {
    this.end(() => new CalledOff())
  }

  /** Nobody waits for a task any longer; all other running tasks are cancelled with it. */
  private lose(id: number, answer: unknown): void {
    this.waiting.get(id)?.resolve(answer)
    this.waiting.delete(id)
    this.stop()
  }

  private started(): Worker | null {
    if (this.worker || typeof Worker === 'undefined') return this.worker
    try {
      this.worker = this.open()
    } catch {
      // Blocked by a policy of the browser or the network: treated like a missing worker.
      return null
    }
    this.worker.addEventListener('message', ({ data }: MessageEvent<Said<T, Step>>) => this.hear(data))
    this.worker.addEventListener('error', ({ message }) =>
      this.end(() => new Error(message || 'the worker did not start')),
    )
    return this.worker
  }

  private hear(said: Said<T, Step>): void {
    const waiting = this.waiting.get(said.id)
    if ('step' in said) {
      waiting?.heard?.()
      waiting?.onStep?.(said.step)
      return
    }
    this.waiting.delete(said.id)
    if ('error' in said) waiting?.reject(new Error(said.error))
    else waiting?.resolve(said.answer)
  }

  private end(why: () => Error): void {
    const all = [...this.waiting.values()]
    this.waiting.clear()
    this.worker?.terminate()
    this.worker = null
    for (const { reject } of all) reject(why())
  }
}
