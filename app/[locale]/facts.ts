import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { companyFacts } from '@/lib/company/company-facts'
import { type Facts, fillIn } from '@/lib/content/fill-in'
import type { SiteLocale } from '@/lib/site/locales'
import { readCompany } from './content'

/** What the shop's texts may name in double braces: who it is. Asked for once a render. */
const readFacts = cache(async (locale: SiteLocale): Promise<Facts> => {
  const [company, site] = await Promise.all([readCompany(), getTranslations({ locale, namespace: 'site' })])
  return companyFacts(company, site('title'))
})

/** A written text with the shop's own facts in it (PAGE-41). One that names none is not tied to their changes. */
export const withFacts = async (text: string, locale: SiteLocale): Promise<string> =>
  text.includes('{{') ? fillIn(text, await readFacts(locale)) : text
