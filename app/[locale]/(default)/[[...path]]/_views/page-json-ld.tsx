import { getTranslations } from 'next-intl/server'
import { plainText } from '@/components/content/plain-text'
import { JsonLd } from '@/components/layout/json-ld'
import type { Page } from '@/lib/contract/page'
import type { SiteLocale } from '@/lib/site/locales'
import { faqData, organizationData, webSiteData } from '@/lib/site/structured-data'

/** The questions of a page, of all its blocks together: there may be one list of them. */
function questionsOf({ custom }: Page) {
  const asked = custom.blocks.flatMap(block => (block.blockType === 'faq' ? (block.questions ?? []) : []))
  return asked.map(({ question, answer }) => ({ question, answer: plainText(answer) }))
}

/** What a page is, as search engines read it: on the first page who sells, and the questions that a page answers. */
export async function PageJsonLd({ page, locale }: { page: Page; locale: SiteLocale }) {
  const questions = questionsOf(page)
  const name = (await getTranslations({ locale, namespace: 'site' }))('title')
  return (
    <>
      {page.pageType === 'home' && (
        <>
          <JsonLd data={organizationData({ name, description: page.description }, locale)} />
          <JsonLd data={webSiteData(name, locale)} />
        </>
      )}
      {questions.length > 0 && <JsonLd data={faqData(questions)} />}
    </>
  )
}
