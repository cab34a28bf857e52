type Plain = { readonly [key: string]: unknown }

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function keepList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  // A line that was added or removed moves the others: they are compared from both ends.
  const shift = now.length - before.length
  const kept = now.map((value, at) => {
    const same = keepAlike(before[at], value)
    return shift === 0 || same === before[at] ? same : keepAlike(before[at - shift], same)
  })
  return shift === 0 && kept.every((value, at) => value === before[at]) ? before : kept
}

/**
 * Replaces equal parts of plain data from a message by the old objects, so that caches by object (set lines, outlines,
 * measures) stay valid.
 */
export function keepAlike<T>(before: unknown, now: T): T {
  if (before === now) return now
  if (Array.isArray(now)) return (Array.isArray(before) ? keepList(before, now) : now) as T
  if (!isPlain(now) || !isPlain(before)) return now
  const keys = Object.keys(now)
  const values = keys.map(key => keepAlike(before[key], now[key]))
  const alike =
    keys.length === Object.keys(before).length &&
    keys.every((key, at) => Object.hasOwn(before, key) && values[at] === before[key])
  // Most parts are equal: a new object is made only for the others.
  return (alike ? before : Object.fromEntries(keys.map((key, at) => [key, values[at]]))) as T
}
