import type { Page } from '@/lib/contract/page'
import type { SiteLocale } from '@/lib/site/locales'
import { readProduct } from '../../../content'
import { ContentView } from './content-view'
import { StampView } from './stamp-view'

/** The page of a product, by its kind. */
export async function ProductView({ page, locale }: { page: Page; locale: SiteLocale }) {
  const product = page.shoppingId ? await readProduct(page.shoppingId, locale) : null
  if (product?.stamp) return <StampView page={page} product={product} model={product.stamp} locale={locale} />
  return <ContentView page={page} locale={locale} />
}
