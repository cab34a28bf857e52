import 'server-only'

/** What looks for the jobs of one kind and does them one at a time. */
export interface JobWorker {
  /** Looks for jobs now, or as soon as the one in hand is done. */
  wake(): void
  /** Takes no new job; resolves once the one in hand is done. */
  stop(): Promise<void>
}

/**
 * Takes and does one job after the other, so that it takes no job before its turn; with none left it looks again when it is woken, and
 * every `everyMs`.
 * @param next takes one job and does it; false where there is none. What it rejects with goes to `onError`, and the worker
 *   looks again later.
 */
export function openWorker(
  next: () => Promise<boolean>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): JobWorker {
  let isStopped = false
  let isAwake = false
  let rouse = () => {}

  const rest = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, everyMs)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!isStopped) {
      isAwake = false
      const isDone = await next().catch(error => {
        onError(error)
        return false
      })
      if (!isDone && !isAwake && !isStopped) await rest()
    }
  }

  const ended = run()
  return {
    wake() {
      isAwake = true
      rouse()
    },
    stop() {
      isStopped = true
      rouse()
      return ended
    },
  }
}
