import { defaultLocale, localeOfSegment, localePath } from '@/lib/ground/site/locales'
import { ownOrigins } from '@/lib/ground/site/url'

/** The page of the shop that led here, as a path; null where it was none, or is this one. */
function cameFrom(request: Request): string | null {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  const isOwn = ownOrigins().includes(origin) && !/\/admin-login\/?$/.test(pathname)
  return isOwn ? `${pathname}${search}` : null
}

/** `/admin-login/`: leads to the panel's login, and from there back to where staff came from (PAGE-7). */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const locale = localeOfSegment((await params).locale) ?? defaultLocale
  const back = cameFrom(request) ?? localePath(locale, '/')
  const location = `/admin/login?redirect=${encodeURIComponent(back)}`
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } })
}
