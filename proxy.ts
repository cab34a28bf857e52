import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { panelPolicy, requestPolicy } from '@/server/next/content-security'

/**
 * The policy of what is made for each request: a number used once, which Next finds in the request and writes into its
 * scripts. Kept pages have theirs from the page cache and never pass here. Development has no policy: its tools compile
 * in the browser.
 */
export function proxy(request: NextRequest) {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next()
  const policyOf = request.nextUrl.pathname.startsWith('/admin') ? panelPolicy : requestPolicy
  const policy = policyOf(randomBytes(16).toString('base64'))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = {
  matcher: ['/admin', '/admin/:path*', '/shared/:path*', '/:locale/shared/:path*'],
}
