import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Page } from '@/lib/catalogue/contract/page'
import type { PageFacts } from '@/lib/doors/site/seo'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { readProductFacts } from '../../product-facts'

/** What a page publishes outside the shop: a product page describes its product, every other page its text. */
export async function readPageFacts(page: Page, locale: SiteLocale): Promise<PageFacts> {
  const product = page.shoppingId ? await readProductFacts(page.shoppingId, locale) : null
  if (product) return product
  const t = await getTranslations({ locale, namespace: 'site.meta' })
  return {
    title: page.title,
    description: page.description || t('page', { title: page.title }),
    picture: { kind: 'scene', slug: 'hero', view: 'hero', language: languageOf(locale) },
  }
}
