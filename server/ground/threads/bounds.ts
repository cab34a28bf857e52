/** What a lane of worker threads may take; `docs/decisions/budgets.md` says why. */
export interface LaneBounds {
  /** Threads at most, for any number of cores: each has its own text engine and fonts. */
  threads: number
  /** Tasks that may wait for a thread. */
  waiting: number
  /** Of those, what one address may have waiting, and what its network may (/24 of version 4, /48 of version 6). */
  waitingByAddress: number
  waitingByNetwork: number
  /** Processor time that one task may use, in ms: beyond it its input is the cause. */
  processorMs: number
  /** Elapsed time that one task may take, in ms, with or without a processor: beyond it the machine is the cause. */
  elapsedMs: number
  /** The nice value of its threads, up to 19 (nice(1)); the thread that answers has 0. */
  nice: number
  /** When a thread without work ends, in ms; an idle lane has no threads. */
  idleMs: number
  /** Whether a task that waits is taken out when its caller goes away. An order goes on: it is asked for again by its key. */
  leavesWithCaller: boolean
}

export type LaneName = 'orders' | 'uploads' | 'pictures' | 'files'

/** The lanes of a machine with so many cores: a full lane leaves the others their threads. */
export const laneBounds = (cores: number): Record<LaneName, LaneBounds> => {
  const many = Math.min(4, Math.max(2, cores - 1))
  const few = cores >= 4 ? 2 : 1
  return {
    // A rush of 800 orders at once is served, each has one task waiting at a time.
    orders: {
      threads: many,
      waiting: 1000,
      waitingByAddress: 200,
      waitingByNetwork: 400,
      processorMs: 30_000,
      elapsedMs: 120_000,
      nice: 5,
      idleMs: 300_000,
      leavesWithCaller: false,
    },
    uploads: {
      threads: few,
      waiting: 100,
      waitingByAddress: 10,
      waitingByNetwork: 30,
      processorMs: 5_000,
      elapsedMs: 30_000,
      nice: 19,
      idleMs: 60_000,
      leavesWithCaller: true,
    },
    pictures: {
      threads: Math.min(2, many),
      waiting: 500,
      waitingByAddress: 200,
      waitingByNetwork: 300,
      processorMs: 15_000,
      elapsedMs: 60_000,
      nice: 10,
      idleMs: 300_000,
      leavesWithCaller: false,
    },
    files: {
      threads: few,
      waiting: 200,
      waitingByAddress: 50,
      waitingByNetwork: 100,
      processorMs: 120_000,
      elapsedMs: 480_000,
      nice: 15,
      idleMs: 60_000,
      leavesWithCaller: false,
    },
  }
}

/** Memory of a thread, in MB; beyond it the thread ends, with its one task. */
export const threadMemory = {
  oldMb: 512,
  /** The part of it for young objects: outlines live for a moment, and with less memory they are collected more often. */
  youngMb: 192,
} as const
