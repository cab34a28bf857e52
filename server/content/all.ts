import { maxPageSize } from '@/lib/contract/parameters'
import type { ProductSummary } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import type { Pagination, Paging } from '@/lib/contract/read'
import type { ContentPort } from '@/lib/contract/reads'
import type { SiteLocale } from '@/lib/site/locales'

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
