import { getTranslations } from 'next-intl/server'
import { plainText } from '@/components/content/plain-text'
import { JsonLd } from '@/components/layout/json-ld'
import type { Page } from '@/lib/catalogue/contract/page'
import { shippingService } from '@/lib/doors/site/shipping-data'
import { faqData, organizationData, webSiteData } from '@/lib/doors/site/structured-data'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { readCompany } from '../../../content'
import { readContext } from '../../../context'

/** The questions of a page, of all its blocks together: only one list per page is allowed. */
function questionsOf({ custom }: Page) {
  const asked = custom.blocks.flatMap(block => (block.blockType === 'faq' ? (block.questions ?? []) : []))
  return asked.map(({ question, answer }) => ({ question, answer: plainText(answer) }))
}

/** Who sells, and what the site is. */
async function ShopJsonLd({ page, locale }: { page: Page; locale: SiteLocale }) {
  const [t, ctx, company] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    readContext(locale),
    readCompany(),
  ])
  const name = t('title')
  const shop = {
    name,
    description: page.description,
    country: ctx.country,
    company,
    shipping: shippingService(ctx),
  }
  return (
    <>
      <JsonLd data={organizationData(shop, locale)} />
      <JsonLd data={webSiteData(name, locale)} />
    </>
  )
}

/** What a page is, as search engines read it: on the first page who sells, and the questions that a page answers. */
export function PageJsonLd({ page, locale }: { page: Page; locale: SiteLocale }) {
  const questions = questionsOf(page)
  return (
    <>
      {page.page_type === 'home' && <ShopJsonLd page={page} locale={locale} />}
      {questions.length > 0 && <JsonLd data={faqData(questions)} />}
    </>
  )
}
