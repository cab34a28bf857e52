/*
 * Pictures of templates are made one after the other, each in a task of its own: a page full of them never keeps a
 * keystroke waiting.
 */

let last: Promise<unknown> = Promise.resolve()

const nextTask = () => new Promise<void>(resolve => setTimeout(resolve))

/** Does some work when its turn has come; work that is no longer wanted is skipped. */
export function inTurn<T>(work: () => T, wanted: () => boolean): Promise<T | null> {
  const turn = last.then(nextTask).then(() => (wanted() ? work() : null))
  last = turn.catch(() => null)
  return turn
}
