export interface Latest<T> {
  /** Requests work on this after the present work; an earlier waiting request is dropped. */
  want(subject: T): void
  /** Shows nothing any more. */
  stop(): void
}

/**
 * Works on one request at a time, then on the latest one: results are shown in the order of the requests, however long each takes, and the
 * last result belongs to the latest request. A failed one shows nothing; the next may succeed.
 */
export function latestOnly<T, R>(
  work: (subject: T) => Promise<R>,
  show: (result: R, subject: T) => void,
): Latest<T> {
  let next: { subject: T } | null = null
  let busy = false
  let stopped = false
  const run = async () => {
    busy = true
    while (next && !stopped) {
      const { subject } = next
      next = null
      try {
        const result = await work(subject)
        if (!stopped) show(result, subject)
      } catch (error) {
        console.warn(error)
      }
    }
    busy = false
  }
  return {
    want(subject) {
      next = { subject }
      if (!busy) run()
    },
    stop() {
      stopped = true
      next = null
    },
  }
}
