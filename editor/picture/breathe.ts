/** Yields to pending page work, such as a key or a frame, before a long task continues. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis
  return scheduler?.yield ? scheduler.yield() : new Promise(resolve => setTimeout(resolve))
}
