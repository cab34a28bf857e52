/** Options of a read of content, which tests set. */
export interface Patience {
  /** Waits between tries. */
  wait?: (milliseconds: number) => Promise<void>
  /** Whether pages are being generated at build time: then more tries are made. */
  generating?: boolean
}

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/** Reads once more what failed, eight times with 300 ms between while pages are generated (PAGE-17). */
export async function tryAgain<T>(read: () => Promise<T>, patience: Patience = {}): Promise<T> {
  const { wait = pause, generating = process.env.NEXT_PHASE === 'phase-production-build' } = patience
  const retries = generating ? 8 : 1
  for (let tries = 0; ; tries += 1) {
    try {
      return await read()
    } catch (error) {
      if (tries >= retries) throw error
      if (generating) await wait(300)
    }
  }
}
