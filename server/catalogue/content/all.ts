import type { Pagination, Paging } from '@/lib/catalogue/contract/read'
import type { ContentPort } from '@/lib/doors/contract/reads'
import { maxPageSize } from '@/lib/ground/contract/parameters'
import type { ProductQuery } from '@/lib/ground/contract/product-query'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { ProductSummary } from '@/lib/product/contract/product'

/** Every entry of a list that is read a page at a time. */
export async function everyPage<T>(
  read: (paging: Paging) => Promise<{ data: T[]; pagination: Pagination }>,
): Promise<T[]> {
  const found: T[] = []
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await read({ page, pageSize: maxPageSize })
    found.push(...data)
    if (page >= pagination.pageCount) return found
  }
}

/** All published products that a query asks for; of several types one after the other. */
export async function allProducts(
  content: ContentPort,
  { type, ...filter }: ProductQuery,
  locale: SiteLocale,
): Promise<ProductSummary[]> {
  const types = type === undefined ? [undefined] : [type].flat()
  const lists = types.map(one =>
    everyPage(paging => content.products({ ...filter, type: one }, locale, paging)),
  )
  return (await Promise.all(lists)).flat()
}
