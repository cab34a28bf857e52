import type { Asked, OpeningStep, Said, TaskName, Tasks } from './worker/messages'

interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
  onStep?(step: OpeningStep): void
}

/** What is answered to somebody whose task was called off. */
export class CalledOff extends Error {
  override name = 'CalledOff'
}

/** The worker that pictures are worked in. It starts with the first task, and ends when it is stopped. */
export class PictureWorker {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private count = 0

  /** Asks for a task; rejects with `CalledOff` where the worker is stopped before it is done. */
  ask<Name extends TaskName>(
    name: Name,
    asked: Tasks[Name]['asked'],
    options: { transfer?: Transferable[]; onStep?: (step: OpeningStep) => void } = {},
  ): Promise<Tasks[Name]['answer']> {
    const worker = this.started()
    this.count += 1
    const id = this.count
    return new Promise((resolve, reject) => {
      // The worker answers each id with what its task is said to answer.
      const take = (answer: unknown) => resolve(answer as Tasks[Name]['answer'])
      this.waiting.set(id, { resolve: take, reject, ...(options.onStep && { onStep: options.onStep }) })
      worker.postMessage({ id, name, asked } as Asked, options.transfer ?? [])
    })
  }

  /** Stops at once, whatever is under way. */
  stop(): void {
    this.worker?.terminate()
    this.worker = null
    for (const { reject } of this.waiting.values()) reject(new CalledOff())
    this.waiting.clear()
  }

  private started(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<Said>) => this.hear(event.data))
    worker.addEventListener('error', event =>
      this.fail(new Error(event.message || 'the worker did not start')),
    )
    this.worker = worker
    return worker
  }

  private hear(said: Said): void {
    const waiting = this.waiting.get(said.id)
    if (!waiting) return
    if ('step' in said) {
      waiting.onStep?.(said.step)
      return
    }
    this.waiting.delete(said.id)
    if ('error' in said) waiting.reject(new Error(said.error))
    else waiting.resolve(said.answer)
  }

  private fail(error: Error): void {
    const all = [...this.waiting.values()]
    this.waiting.clear()
    this.worker?.terminate()
    this.worker = null
    for (const { reject } of all) reject(error)
  }
}
