import { defaultLocale, localeSegment, locales } from './locales'

/** What no locale's prefix stands before: APIs, the panel, the build's files and whatever has a file's name. */
const outside = '(?:api|cms-api|admin|pictures|_next|builds)(?:/|$)|.*\\.'
const outsidePattern = new RegExp(`^/(?:${outside})`)

/** Whether a path is no page of the site: an API, the panel, a file. */
export const isOutsideSite = (path: string): boolean => outsidePattern.test(path)

const prefixes = locales.map(localeSegment).join('|')

/**
 * The default locale has no prefix in its addresses (PAGE-1); within the application its pages are in
 * the folder of a locale like all others. The other locales' addresses are their folders as they stand.
 */
export const localeRewrites = () => ({
  beforeFiles: [
    {
      source: `/:path((?!(?:${prefixes})(?:/|$)|${outside}).*)`,
      destination: `/${localeSegment(defaultLocale)}/:path`,
    },
  ],
  afterFiles: [],
  fallback: [],
})

/** One address a page: it ends with a slash (PAGE-1, PAGE-3), and the default locale's has no prefix. */
export const addressRedirects = () => [
  { source: `/${localeSegment(defaultLocale)}/:path*`, destination: '/:path*/', permanent: true },
  // A source matches with and without a slash at its end: the one that is there has to be looked for.
  { source: `/:path((?!.*/$|${outside}).+)`, destination: '/:path/', permanent: true },
]
