/** Lets the page do what waits, a key or a frame, before more of a long work is done. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis
  return scheduler?.yield ? scheduler.yield() : new Promise(resolve => setTimeout(resolve))
}
