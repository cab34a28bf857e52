/** The longest query that is read; only the beginning of a longer one is. */
export const longestQuery = 120

/**
 * Where a locale's search is asked.
 * @param exact no slip is mended
 * @param whole more than suggestions
 */
export function searchPath(locale: string, query: string, { exact = false, whole = false } = {}): string {
  const asked = new URLSearchParams({
    q: query.slice(0, longestQuery),
    ...(exact && { exact: '1' }),
    ...(whole && { whole: '1' }),
  })
  return `/api/search/${locale}?${asked}`
}

/** The page of all that a search finds, without the locale's prefix. */
export const searchPage = '/search/'

const wordy = /\p{L}{3}/u

/**
 * Search words from an address that was not found: those of its last part, without a file extension. Empty where it has
 * none.
 * @param url decoded, as it was asked for
 */
export function wordsOfAddress(url: string): string {
  const last = url.split('/').filter(Boolean).at(-1) ?? ''
  const words = last
    .replace(/\.\w{2,5}$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return wordy.test(words) ? words.slice(0, longestQuery).trim() : ''
}
