/** A long work in pieces of a few milliseconds at most; each yields the share that is done, from 0 to 1. */
export type Pieces<T> = Generator<number, T>

/** The same work as a part of a larger one: it goes from a share of that on. */
export function* scaled<T>(pieces: Pieces<T>, from: number, share: number): Pieces<T> {
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
    yield from + value * share
  }
}
