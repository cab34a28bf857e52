export interface Latest<T> {
  /** Asks for work on this, as soon as the present work is done; what waited until then is left out. */
  want(subject: T): void
  /** Shows nothing any more. */
  stop(): void
}

/**
 * Works on one thing at a time, and then on the latest that was wanted: however long each takes, results are shown in the
 * order of what they are about, and the last is about the latest. What fails shows nothing; the next may go well.
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
