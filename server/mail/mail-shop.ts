import 'server-only'
import { createTranslator } from 'next-intl'
import { addressLines } from '@/lib/company/company'
import type { SiteLocale } from '@/lib/site/locales'
import { loadMessages } from '@/lib/site/messages'
import { absoluteUrl } from '@/lib/site/seo'
import { getContent } from '@/server/content'
import { remember } from '@/server/content/remember'
import type { MailShop } from './templates/mail-frame'

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
