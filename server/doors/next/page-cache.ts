import { createHash } from 'node:crypto'
import type NextCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import type {
  IncrementalCachedAppPageValue,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache/types'
import { anyQuery } from '@/lib/ground/site/any-query'
import { tagsAmong } from '@/lib/ground/site/cache-manifest'
import { goneMark } from '@/lib/ground/site/gone-page'
import { handedQueries } from '@/lib/ground/site/handed-queries'
import { localeOfSegment, localeSegment } from '@/lib/ground/site/locales'
import { pagePolicy } from './content-security'
import { paintFirst } from './paint-first'

// Next's own class, out of a module of the old kind: an import would give the module instead of its default.
const { default: FileSystemCache }: { default: typeof NextCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache')

const isPage = (value: IncrementalCacheValue | null | undefined): value is IncrementalCachedAppPageValue =>
  value?.kind === 'APP_PAGE'

/** Pages that are prepared already; a page that comes from the disk again is prepared again. */
const done = new WeakSet<IncrementalCachedAppPageValue>()

/** The mark, calculated once for a page: Next would read the whole page for every request. It also counts for the page's data. */
const mark = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url')}"`

/**
 * Lets a page be painted before its scripts run, and gives it the headers that go with it wherever it is kept: its policy, the mark by
 * which a browser asks whether it is still the same, the content that it shows, and that it is the same for every query. A page with
 * another status than 200 is not cached.
 */
function prepare(page: IncrementalCachedAppPageValue): void {
  if (done.has(page)) return
  done.add(page)
  // Next has no such status of its own: a product that is not sold any more gets another status than one that never was (PRODUCT-15).
  if (page.status === 404 && page.html.includes(goneMark)) page.status = 410
  page.html = paintFirst(page.html)
  page.headers = {
    ...page.headers,
    'content-security-policy': pagePolicy(page.html),
    ...(isKept(page)
      ? {
          etag: mark(page.html),
          'cache-tag': tagsAmong(String(page.headers?.['x-next-cache-tags'] ?? '')).join(','),
          [anyQuery]: `params, except=(${handedQueries.map(name => `"${name}"`).join(' ')})`,
        }
      : { 'cache-control': 'private, no-store' }),
  }
}

const isKept = ({ status = 200 }: IncrementalCachedAppPageValue) => status === 200

/** Whether a key's path has the form of our links: a redirect from any other would be kept for each invented one. */
function isOurs(key: string): boolean {
  const [locale = ''] = key.slice(key.indexOf('$/') + 2).split('/')
  const known = localeOfSegment(locale)
  return !!known && localeSegment(known) === locale
}

/**
 * Next's own cache of pages on disk and in memory, with three changes: every page is painted before its scripts run, carries its policy and
 * its tags, and pages that are not found are not kept (PAGE-25), so that invented addresses leave nothing behind. Redirects that a clerk
 * set are kept.
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<NextCache['get']>) {
    const found = await super.get(...args)
    if (isPage(found?.value)) prepare(found.value)
    return found
  }

  override async set(...args: Parameters<NextCache['set']>) {
    const [key, value] = args
    if (isPage(value)) {
      prepare(value)
      const redirects = value.status !== undefined && value.status >= 300 && value.status < 400
      if (!isKept(value) && !(redirects && isOurs(key))) return forgetLife(key)
    }
    return super.set(...args)
  }
}

/** Next notes the life of each page it makes in a map of its own that nothing empties. */
function forgetLife(key: string): void {
  const lives: unknown = Reflect.get(SharedCacheControls, 'cacheControls')
  if (lives instanceof Map) lives.delete(key)
}
