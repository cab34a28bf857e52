import 'server-only'

/* Why a task was not done, recognised by name: two bundles of the server may each have their own classes. */

/** Thrown where too much waits for the worker threads already: the caller is asked to come again. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

/** Thrown where the caller's own address, or its network, has too much waiting: others are still served. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError'
}

/** Why a task took too long: it used up its processor time, or it hardly got a processor. */
export type Fault = 'input' | 'machine'

/** Thrown where a task took too long and its thread was ended. */
export class TooLongError extends Error {
  override name = 'TooLongError'
  constructor(
    message: string,
    readonly fault: Fault,
  ) {
    super(message)
  }
}

/** Thrown where the caller went away before its task was begun: nobody reads the answer. */
export class CallerLeftError extends Error {
  override name = 'CallerLeftError'
}

/** What the answer says of a task that was not done; `null` for any other error. */
export type Refusal = { code: 'too_busy' | 'too_many_waiting' } | { code: 'too_long'; fault: Fault }

/** Reads an error as a refusal. A caller that left gets `too_busy`, which nobody reads. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null
  switch (error.name) {
    case 'TooBusyError':
    case 'CallerLeftError':
      return { code: 'too_busy' }
    case 'TooManyWaitingError':
      return { code: 'too_many_waiting' }
    case 'TooLongError':
      return { code: 'too_long', fault: 'fault' in error && error.fault === 'input' ? 'input' : 'machine' }
    default:
      return null
  }
}
