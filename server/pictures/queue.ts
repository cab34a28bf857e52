import 'server-only'

export class QueueFullError extends Error {}

/**
 * Runs at most `width` jobs at a time and one job for a key: who asks for the same key while it runs or waits
 * gets the same promise. Beyond `length` waiting jobs it throws `QueueFullError`.
 */
export function createQueue<T>(width: number, length: number) {
  const waiting: (() => void)[] = []
  const underway = new Map<string, Promise<T>>()
  let running = 0

  async function run(job: () => Promise<T>): Promise<T> {
    if (running >= width) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return async (key: string, job: () => Promise<T>): Promise<T> => {
    const known = underway.get(key)
    if (known) return known
    if (waiting.length >= length) throw new QueueFullError('too many pictures are waiting to be drawn')
    const result = run(job).finally(() => underway.delete(key))
    underway.set(key, result)
    return result
  }
}
