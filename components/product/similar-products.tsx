import { getTranslations } from 'next-intl/server'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { ProductSummary } from '@/lib/product/contract/product'
import { Companions } from './companions'

/** How many a page shows. */
export const similarShown = 4

/** Alternatives to the page's product (PRODUCT-14). */
export async function SimilarProducts({
  products,
  ctx,
}: {
  products: readonly ProductSummary[]
  ctx: ViewContext
}) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product' })
  return <Companions title={t('similar')} products={products} ctx={ctx} />
}
