import { absoluteUrl } from '@/lib/doors/site/seo'
import { contactPath } from '@/lib/ground/site/contact-path'
import { siteDomains } from '@/lib/ground/site/domains'
import { defaultLocale, languageOf } from '@/lib/ground/site/locales'
import { securityText } from '@/lib/ground/site/security-text'
import { siteUrl } from '@/lib/ground/site/url'
import { getContent } from '@/server/catalogue/content'

/** Its address and the day are those of the moment. */
export const dynamic = 'force-dynamic'

/** `GET /.well-known/security.txt`, and `/security.txt`: where to report a vulnerability of the shop (RUN-7). */
export async function GET(): Promise<Response> {
  const { email } = await getContent().company()
  const text = securityText({
    email,
    contactPage: absoluteUrl(defaultLocale, contactPath[languageOf(defaultLocale)]),
    origins: [siteUrl(), ...siteDomains().values()],
    now: new Date(),
  })
  // No cache in front may keep it: it contains a date counted from today.
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
