import { type NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { routing } from '@/lib/site/routing'

const localise = createMiddleware(routing)

/** Every page's address ends with a slash (product decisions §2); reads without it are sent there. */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (reads && !pathname.endsWith('/')) {
    const url = new URL(request.url)
    url.pathname = `${pathname}/`
    return NextResponse.redirect(url, 308)
  }
  return localise(request)
}

// Neither the APIs, the panel, the build's files nor anything that has a file's name.
export const config = { matcher: ['/((?!api/|cms-api|admin|pictures/|_next/|builds/|.*\\..*).*)'] }
