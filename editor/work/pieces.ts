import type { Pieces } from '@/lib/ground/pieces'

/** Pieces done in one go, in ms: a frame has time left beside them. */
const spellMs = 10
/** How many pieces are done at once: a small task is finished when the call returns; fewer for costly pieces, but always some. */
const atOnce = { least: 24, most: 48, ms: 20 } as const

/** After everything pending: a key, a frame, and React's deferred work. */
const pause = () => new Promise<void>(resolve => setTimeout(resolve))

interface Watched<T> {
  onStep?: (share: number) => void
  onDone: (made: T) => void
  onFailed?: (error: unknown) => void
}

/** The page's error report gets it. */
function rethrow(error: unknown): never {
  throw error
}

/**
 * Does a work piece by piece, so that the page goes on answering; a small one at once.
 * @returns cancels it; after that nothing is called any more
 */
export function inPieces<T>(work: Pieces<T>, { onStep, onDone, onFailed = rethrow }: Watched<T>): () => void {
  let stopped = false
  let share = 0
  /** @returns whether the work is over */
  const spell = (goesOn: () => boolean): boolean => {
    do {
      const { done, value } = work.next()
      if (done) {
        onDone(value)
        return true
      }
      share = value
    } while (goesOn())
    return false
  }
  const rest = async () => {
    for (;;) {
      onStep?.(share)
      await pause()
      if (stopped) return
      const until = performance.now() + spellMs
      if (spell(() => performance.now() < until)) return
    }
  }
  let pieces = 0
  const until = performance.now() + atOnce.ms
  const goesOn = () => {
    pieces += 1
    return pieces < atOnce.least || (pieces < atOnce.most && performance.now() < until)
  }
  if (!spell(goesOn)) rest().catch(onFailed)
  return () => {
    stopped = true
  }
}
