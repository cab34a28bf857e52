/** What a worker can be asked for, by name: what it gets, and what it answers. */
export type Tasks = Record<string, { asked: unknown; answer: unknown }>

export type Asked<T extends Tasks> = {
  [Name in keyof T]: { id: number; name: Name; asked: T[Name]['asked'] }
}[keyof T]

export type Said<T extends Tasks> =
  | { id: number; answer: T[keyof T]['answer'] }
  | { id: number; error: string }

interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** A worker that is asked for tasks; it starts with the first one, and anew after it was lost. */
export class TaskWorker<T extends Tasks> {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private count = 0

  constructor(private readonly open: () => Worker) {}

  /** Rejects where a browser starts no worker, or loses it, and where the task fails. */
  ask<Name extends keyof T>(name: Name, asked: T[Name]['asked']): Promise<T[Name]['answer']> {
    const worker = this.started()
    if (!worker) return Promise.reject(new Error('no worker starts here'))
    this.count += 1
    const id = this.count
    return new Promise((resolve, reject) => {
      // The worker answers each id with what its task is said to answer.
      this.waiting.set(id, { resolve: answer => resolve(answer as T[Name]['answer']), reject })
      worker.postMessage({ id, name, asked })
    })
  }

  private started(): Worker | null {
    if (this.worker || typeof Worker === 'undefined') return this.worker
    try {
      this.worker = this.open()
    } catch {
      // A policy of the browser or the network's: the same as where there is none.
      return null
    }
    this.worker.addEventListener('message', ({ data }: MessageEvent<Said<T>>) => this.hear(data))
    this.worker.addEventListener('error', event => this.lose(event.message))
    return this.worker
  }

  private hear(said: Said<T>): void {
    const waiting = this.waiting.get(said.id)
    this.waiting.delete(said.id)
    if ('error' in said) waiting?.reject(new Error(said.error))
    else waiting?.resolve(said.answer)
  }

  private lose(why: string): void {
    const all = [...this.waiting.values()]
    this.waiting.clear()
    this.worker?.terminate()
    this.worker = null
    for (const { reject } of all) reject(new Error(why))
  }
}
