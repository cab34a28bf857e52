import { readStorage, storageKeys, writeStorage } from './storage'

const countOf = (value: unknown): number | null => {
  if (typeof value !== 'object' || value === null || !('items' in value)) return null
  return Array.isArray(value.items) ? value.items.length : null
}

/**
 * Sets a stored cart aside unchanged, where parts of it could not be read (ORDER-1): the next change would overwrite
 * it. True on success: then the readable part may replace it.
 * @param stored its parsed text, null where it is no JSON
 * @param read how many lines of it were understood
 */
export function setAside(text: string, stored: unknown, read: number): boolean {
  const lines =
    typeof stored === 'object' && stored !== null && 'state' in stored ? countOf(stored.state) : null
  return lines !== read && writeStorage(storageKeys.cartAside, text)
}

/** The cart that was set aside, as stored; null where everything could be read. */
export const readAside = (): string | null => readStorage(storageKeys.cartAside)

/** Its owner has downloaded it, or does not want it. */
export const forgetAside = (): void => {
  writeStorage(storageKeys.cartAside, null)
}
