import 'server-only'
import { createTranslator } from 'next-intl'
import { absoluteUrl } from '@/lib/doors/site/seo'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { addressLines } from '@/lib/people/company/company'
import { getContent } from '@/server/catalogue/content'
import { remember } from '@/server/catalogue/content/remember'
import type { MailShop } from '@/server/ground/mail/templates/mail-frame'

const siteName = (locale: SiteLocale) =>
  remember(`site-name/${locale}`, async () =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'site' })('title'),
  )

/** The shop as its mails name it: its name as a site, and what its company has filled in. */
export async function mailShop(locale: SiteLocale): Promise<MailShop> {
  const [company, name] = await Promise.all([getContent().company(), siteName(locale)])
  return {
    name,
    url: absoluteUrl(locale, '/'),
    foot: [
      [company.name || name, ...addressLines(company)].join(', '),
      [company.phone, company.email].filter(text => text !== '').join(' · '),
    ],
  }
}
