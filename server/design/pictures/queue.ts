import 'server-only'
import pLimit from 'p-limit'
import { TooBusyError } from '@/server/ground/threads/refusals'

/**
 * Runs at most `width` jobs at a time and one job for a key: requests for the same key while it runs or waits get the
 * same promise. Beyond `length` waiting jobs it throws `TooBusyError`.
 */
export function createQueue<T>(width: number, length: number) {
  const limit = pLimit(width)
  const underway = new Map<string, Promise<T>>()

  return async (key: string, job: () => Promise<T>): Promise<T> => {
    const known = underway.get(key)
    if (known) return known
    if (limit.pendingCount >= length) throw new TooBusyError('too many pictures are waiting to be drawn')
    const result = limit(job).finally(() => underway.delete(key))
    underway.set(key, result)
    return result
  }
}
