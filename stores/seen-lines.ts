import { readStoredJson, storageKeys, writeStorage } from './storage'

/** The name of a line of the cart when it was last shown. */
export interface SeenLine {
  id: string
  title: string
  facts: string
}

/** Most lines kept: more would be below the first screen. */
const most = 12

const isLine = (value: unknown): value is SeenLine =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'title', 'facts'].every(key => typeof Reflect.get(value, key) === 'string')

/** The lines that are kept in a language; none where the storage has other data. */
function keptLines(lang: string): SeenLine[] {
  const stored = readStoredJson(storageKeys.cartSeen)
  if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'lang') !== lang) return []
  const lines: unknown = Reflect.get(stored, 'lines')
  return Array.isArray(lines) ? lines.filter(isLine) : []
}

/**
 * Keeps the names of the lines: the cart's page shows them by it from the first paint (`showSeenLines` of
 * lib/ground/site/inline-scripts.ts), long before code and prices have come.
 */
export function noteSeen(lines: readonly SeenLine[]): void {
  const { lang } = document.documentElement
  const known = keptLines(lang)
  const others = known.filter(({ id }) => lines.every(line => line.id !== id))
  const kept = [...lines.map(({ id, title, facts }) => ({ id, title, facts })), ...others].slice(0, most)
  if (JSON.stringify(kept) === JSON.stringify(known)) return
  writeStorage(storageKeys.cartSeen, JSON.stringify({ lang, lines: kept }))
}

/** The real lines are there, or the page is left: their placeholders are removed. */
export function hideSeen(): void {
  delete document.documentElement.dataset.seen
}
