import type { Pieces } from '@/lib/ground/pieces'

/** What a work in pieces makes, done to its end. */
export function finished<T>(pieces: Pieces<T>): T {
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
  }
}
