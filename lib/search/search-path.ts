/** The longest query that is looked at; of what is longer the beginning is. */
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
