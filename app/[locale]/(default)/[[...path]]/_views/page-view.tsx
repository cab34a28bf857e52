import { AlternateLinks } from '@/components/layout/alternate-links'
import { SharedCard } from '@/components/layout/shared-card'
import type { Page } from '@/lib/catalogue/contract/page'
import type { Handed } from '@/lib/doors/site/handed'
import { siteDomains } from '@/lib/ground/site/domains'
import { defaultLocale, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { siteUrl } from '@/lib/ground/site/url'
import { soldSites } from '../../../sold'
import { readPageFacts } from '../page-facts'
import { ContentView } from './content-view'
import { HomeView } from './home-view'
import { ListingView } from './listing-view'
import { PageJsonLd } from './page-json-ld'
import { ProductView } from './product-view'

interface PageViewProps {
  page: Page
  locale: SiteLocale
  /** What a link hands over to the page of a sign. */
  handed?: Handed
}

/** The view of a page's type. */
function viewOf({ page, locale, handed }: PageViewProps) {
  switch (page.page_type) {
    case 'home':
      return <HomeView page={page} locale={locale} />
    case 'listing':
      return <ListingView page={page} locale={locale} />
    case 'product':
      return <ProductView page={page} locale={locale} handed={handed} />
    default:
      return <ContentView page={page} locale={locale} />
  }
}

/** A page of the content service, and where it stands in the other locales. */
export async function PageView({ page, locale, handed }: PageViewProps) {
  const paths = { ...page.alternates, [languageOf(locale)]: page.url }
  return (
    <>
      <AlternateLinks
        paths={paths}
        countries={page.countries}
        {...(await soldSites(defaultLocale))}
        base={siteUrl()}
        {...(siteDomains().size > 0 && { domains: Object.fromEntries(siteDomains()) })}
      />
      <SharedCard facts={await readPageFacts(page, locale)} locale={locale} />
      {viewOf({ page, locale, handed })}
      <PageJsonLd page={page} locale={locale} />
    </>
  )
}
