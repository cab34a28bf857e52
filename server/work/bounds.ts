/** What the worker threads may take, all that runs in them together. */
export const workBounds = {
  /** At most, however many cores there are: each has a text engine and its fonts of its own. */
  threads: 4,
  /** Memory of a thread, in MB; beyond it the thread ends, with its one task. */
  threadMb: 512,
  /** Of that for what is young: outlines live for a moment, and less room means that they are swept up more often. */
  youngMb: 192,
  /** Tasks that may wait for a thread: a rush of 800 orders at once is served, each has one waiting at a time. */
  waiting: 1000,
} as const
