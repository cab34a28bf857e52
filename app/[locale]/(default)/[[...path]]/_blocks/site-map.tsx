import { SiteMapColumns } from '@/components/help/site-map-columns'
import { content, readMenu } from '../../../content'
import type { BlockView } from './block-view'

/** Pages that are written by hand, in the order of the map. */
const written = ['help', 'content', 'retailer', 'loyalty'] as const
const paging = { page: 1, pageSize: 100 }

/** Every page by its place in the menu, then those that are written by hand. */
export const SiteMap: BlockView<'siteMap'> = async ({ ctx }) => {
  const { locale } = ctx
  const [menu, ...lists] = await Promise.all([
    readMenu(locale),
    ...written.map(page_type => content().pages({ page_type }, locale, paging)),
  ])
  const pages = lists.flatMap(({ data }) => data.map(({ title, url }) => ({ title, url })))
  return <SiteMapColumns menu={menu} pages={pages} />
}
