import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata, pageTitle } from '@/lib/doors/site/seo'
import { localePath } from '@/lib/ground/site/locales'
import { readProduct } from '../../../../content'
import { PageFrame } from '../../../../page-frame'
import { PageView } from '../../../[[...path]]/_views/page-view'
import { readPageFacts } from '../../../[[...path]]/page-facts'
import { type HandedPageProps, pageOfMaterial, readAsked } from './read-asked'

/** A page for one link only: by its own title, and in no index (PAGE-51). */
export async function generateMetadata(props: HandedPageProps): Promise<Metadata> {
  const { locale, page, handed } = await readAsked(props)
  const site = await getTranslations({ locale, namespace: 'site' })
  const own = pageMetadata(page, await readPageFacts(page, locale), locale, site('title'))
  const title = handed.title ? { absolute: pageTitle(handed.title, site('title')) } : own.title
  return { ...own, title, robots: { index: false } }
}

/** The page of a sign as a link configures and names it (SIGN-1, PAGE-51); for all other products it is the usual page. */
export default async function HandedPage(props: HandedPageProps) {
  const { locale, page, handed, query } = await readAsked(props)
  setRequestLocale(locale)
  const { material } = handed.config
  const product = page.shoppingId ? await readProduct(page.shoppingId, locale) : null
  const own = product?.sign?.material.name ?? (product?.kind === 'template' ? product.material : null)
  let shown = handed
  if (own && material !== undefined && material !== own) {
    const other = await pageOfMaterial(material, locale)
    if (other) redirect(`${localePath(locale, other)}?${query}`)
    shown = { ...handed, config: {}, unreadable: true }
  }
  return (
    <PageFrame layout={page.layout} locale={locale}>
      <PageView page={page} locale={locale} handed={shown} />
    </PageFrame>
  )
}
