import { defaultLocale, localeSegment, locales } from './locales'

/** Paths without a locale's prefix: APIs, the panel, the build's files and every path with a file name. */
const outside = '(?:api|cms-api|admin|pictures|_next|builds)(?:/|$)|.*\\.'
const outsidePattern = new RegExp(`^/(?:${outside})`)

/** Whether a path is no page of the site: an API, the panel, a file. */
export const isOutsideSite = (path: string): boolean => outsidePattern.test(path)

/** First parts of the addresses that are the application's own, the same in every locale (PAGE-3). */
const fixedAreas = [
  '_styleguide',
  'account',
  'cart',
  'checkout',
  'editor',
  'lay-out',
  'load-order',
  'order',
  'payment',
  'quotation',
  'search',
  'shared',
  'shared-ended',
  'success',
  'tools',
]

/** Whether a path without its locale's prefix is one of the application's own pages. */
export const isFixedRoute = (path: string): boolean => fixedAreas.includes(path.split('/')[1] ?? '')

/** Whose pages a request is for, by the domain that it came to: `de-de`. Only the server can set it. */
export const siteHeader = 'x-shop-site'

/** The whole address of a page that is asked for where it does not stand; noted by the server too. */
export const movedHeader = 'x-shop-moved'

/** The path that names the contact for security holes (RFC 9116, section 3). */
export const securityTextPath = '/.well-known/security.txt'

const prefixes = locales.map(localeSegment).join('|')

const unprefixed = `/:path((?!(?:${prefixes})(?:/|$)|${outside}).*)`

/**
 * The default locale has no prefix in its addresses (PAGE-1), and neither has a locale on its own domain (PAGE-52);
 * within the application their pages are in the folder of a locale like all others. The other locales' addresses are
 * their folders as they stand.
 */
export const localeRewrites = () => ({
  beforeFiles: [
    // A folder beside the pages' own would be named in every page, and one that begins with a dot is not looked into by types and lint.
    ...[securityTextPath, '/security.txt'].map(source => ({ source, destination: '/api/security-text' })),
    {
      source: unprefixed,
      has: [{ type: 'header' as const, key: siteHeader, value: `(?<site>${prefixes})` }],
      destination: '/:site/:path',
    },
    {
      source: unprefixed,
      destination: `/${localeSegment(defaultLocale)}/:path`,
    },
  ],
  afterFiles: [],
  fallback: [],
})

/** One address a page: it ends with a slash (PAGE-1, PAGE-3), and the default locale's has no prefix. */
export const addressRedirects = () => [
  { source: `/${localeSegment(defaultLocale)}/:path*`, destination: '/:path*/', permanent: true },
  // A source matches with and without a slash at its end: so the present form must be checked.
  { source: `/:path((?!.*/$|${outside}).+)`, destination: '/:path/', permanent: true },
]
