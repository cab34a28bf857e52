import { PlainError, say } from './say.mjs'

/** After so many ends within a minute the start gives up: another start would not help. */
export const crashLimit = { count: 6, withinMs: 60_000 }

/** How long is waited before a new start, by how often the process has ended within the minute: nothing, then twice as long each time. */
const pauseBefore = ends => (ends <= 1 ? 0 : 500 * 2 ** (ends - 1))

/** Resolves after some milliseconds, or as soon as the start is asked to end. */
export function pause(ms, signal) {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}

/** How a process ended, in a word. */
const wordOf = ({ code, signal, error }) => signal ?? (error ? error.message : `code ${code}`)

/**
 * A process that this one keeps running.
 * @typedef {{ pid?: number, ready: Promise<unknown>, ended: Promise<{ code?: number, signal?: string, error?: Error }>,
 *   stop: () => Promise<unknown> }} Running
 */

/**
 * Starts a process again whenever it ends (RUN-1), after pauses that grow, until `signal` says that all shall end. `part.current` is the
 * one that runs now; `begin` starts another, once `needs` has come true. Rejects with one sentence where it ends too often.
 * @param {{ name: string, current: Running, begin: () => Running, needs?: (signal: AbortSignal) => Promise<unknown> }} part
 * @param {{ signal: AbortSignal, limit?: typeof crashLimit, now?: () => number, wait?: typeof pause,
 *   onBegun?: (part: object) => void }} options
 */
export async function keepRunning(
  part,
  { signal, limit = crashLimit, now = Date.now, wait = pause, onBegun = () => {} },
) {
  let ends = []
  for (;;) {
    const how = await part.current.ended
    if (signal.aborted) return
    const from = now()
    ends = [...ends.filter(at => from - at < limit.withinMs), from]
    if (ends.length >= limit.count)
      throw new PlainError(
        `${part.name} ended ${ends.length} times within a minute (${wordOf(how)}); what it said stands above. The data is safe: mend that and start again.`,
      )
    say(`${part.name} ended (${wordOf(how)}). It is started again.`)
    await wait(pauseBefore(ends.length), signal)
    await part.needs?.(signal)
    if (signal.aborted) return
    const begun = part.begin()
    part.current = begun
    begun.ready.then(
      () => {
        say(`${part.name} is back after ${((now() - from) / 1000).toFixed(1)} s.`)
        onBegun(part)
      },
      // How it ended is handled above.
      () => {},
    )
  }
}
