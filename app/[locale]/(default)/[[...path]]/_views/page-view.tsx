import type { Page } from '@/lib/contract/page'
import type { SiteLocale } from '@/lib/site/locales'
import { ContentView } from './content-view'
import { HomeView } from './home-view'
import { ListingView } from './listing-view'
import { ProductView } from './product-view'

/** The view of a page's type. */
export function PageView({ page, locale }: { page: Page; locale: SiteLocale }) {
  switch (page.pageType) {
    case 'home':
      return <HomeView page={page} locale={locale} />
    case 'listing':
      return <ListingView page={page} locale={locale} />
    case 'product':
      return <ProductView page={page} locale={locale} />
    default:
      return <ContentView page={page} locale={locale} />
  }
}
