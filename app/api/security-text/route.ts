import { contactPath } from '@/lib/site/contact-path'
import { siteDomains } from '@/lib/site/domains'
import { defaultLocale, languageOf } from '@/lib/site/locales'
import { securityText } from '@/lib/site/security-text'
import { absoluteUrl } from '@/lib/site/seo'
import { siteUrl } from '@/lib/site/url'
import { getContent } from '@/server/content'

/** Its address and the day are those of the moment. */
export const dynamic = 'force-dynamic'

/** `GET /.well-known/security.txt`, and `/security.txt`: whom somebody tells that the shop has a hole (RUN-7). */
export async function GET(): Promise<Response> {
  const { email } = await getContent().company()
  const text = securityText({
    email,
    contactPage: absoluteUrl(defaultLocale, contactPath[languageOf(defaultLocale)]),
    origins: [siteUrl(), ...siteDomains().values()],
    now: new Date(),
  })
  // No cache in front keeps it: it says a date that is counted from today.
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
