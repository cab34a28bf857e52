import 'server-only'

/** Thrown where too much waits for the worker threads already: the caller is told to come again. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

/** Whether an error says so, by its name: two bundles of the server may each have a class of their own. */
export const isTooBusy = (error: unknown): boolean => error instanceof Error && error.name === 'TooBusyError'
