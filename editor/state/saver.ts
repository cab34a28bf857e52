/** How long a change may wait for others, in ms, so that not every keystroke writes to disk. */
const patienceMs = 200

export interface Saver<T> {
  /** Keeps a state soon; of several in a short time only the last one is written. */
  save: (state: T) => void
  /** Writes at once what still waits. */
  flush: () => void
}

/** Puts states aside to be written a moment later. Its owner must flush it before the page goes. */
export function createSaver<T>(write: (state: T) => void): Saver<T> {
  let waiting: { state: T } | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    const last = waiting
    waiting = null
    if (last) write(last.state)
  }
  return {
    save: state => {
      waiting = { state }
      timer ??= setTimeout(flush, patienceMs)
    },
    flush,
  }
}
