import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { handedPage, handedQueries } from '@/lib/ground/site/handed-queries'
import { defaultLocale, localeSegment } from '@/lib/ground/site/locales'
import { siteHeader } from '@/lib/ground/site/routes'
import { panelPolicy, requestPolicy } from '@/server/doors/next/content-security'

/**
 * The page of a product whose link hands over data is made for each request (PAGE-51), at an address of its own: the
 * kept page is the same for everybody.
 */
function handedAddress({ nextUrl: url, headers }: NextRequest): URL | null {
  if (!handedQueries.some(name => url.searchParams.has(name))) return null
  const page = handedPage(url.pathname)
  if (!page) return null
  const { locale, area, slug } = page
  const address = new URL(url)
  address.pathname = `/${locale ? localeSegment(locale) : (headers.get(siteHeader) ?? localeSegment(defaultLocale))}/handed/${area}/${slug}/`
  return address
}

/**
 * The policy of what is made for each request: a number used once, which Next finds in the request and writes into its
 * scripts. Kept pages have theirs from the page cache and never pass here. Development has no policy: its tools compile
 * in the browser.
 */
export function proxy(request: NextRequest) {
  const handed = handedAddress(request)
  if (process.env.NODE_ENV !== 'production')
    return handed ? NextResponse.rewrite(handed) : NextResponse.next()
  const policyOf = /^\/admin(?:\/|$)/.test(request.nextUrl.pathname) ? panelPolicy : requestPolicy
  const policy = policyOf(randomBytes(16).toString('base64'))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = handed
    ? NextResponse.rewrite(handed, { request: { headers } })
    : NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = {
  matcher: [
    '/admin',
    '/admin/:path*',
    '/shared/:path*',
    '/:locale/shared/:path*',
    '/page-preview',
    '/:locale/page-preview',
    // Next reads this as it stands: no constant can be named here.
    { source: '/:area/:slug', has: [{ type: 'query', key: 'config' }] },
    { source: '/:area/:slug', has: [{ type: 'query', key: 't' }] },
    { source: '/:locale([a-zA-Z]{2}-[a-zA-Z]{2})/:area/:slug', has: [{ type: 'query', key: 'config' }] },
    { source: '/:locale([a-zA-Z]{2}-[a-zA-Z]{2})/:area/:slug', has: [{ type: 'query', key: 't' }] },
  ],
}
