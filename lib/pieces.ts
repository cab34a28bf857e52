/** A long work in pieces of a few milliseconds at most; each yields the share that is done, from 0 to 1. */
export type Pieces<T> = Generator<number, T>
