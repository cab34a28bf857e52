import { readStorage, storageKeys, writeStorage } from './storage'

const countOf = (value: unknown): number | null => {
  if (typeof value !== 'object' || value === null || !('items' in value)) return null
  return Array.isArray(value.items) ? value.items.length : null
}

/**
 * Sets a stored cart aside, as it is, where more stands in it than could be read (ORDER-1): the next change would write
 * over it. True where it was: what could be read may take its place.
 * @param stored what its text says, null where it is no JSON
 * @param read how many lines of it were understood
 */
export function setAside(text: string, stored: unknown, read: number): boolean {
  const lines =
    typeof stored === 'object' && stored !== null && 'state' in stored ? countOf(stored.state) : null
  return lines !== read && writeStorage(storageKeys.cartAside, text)
}

/** What was set aside, as it was stored; null where everything could be read. */
export const readAside = (): string | null => readStorage(storageKeys.cartAside)

/** Its owner has it, or does not want it. */
export const forgetAside = (): void => {
  writeStorage(storageKeys.cartAside, null)
}
