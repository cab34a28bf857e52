import { getTranslations } from 'next-intl/server'
import { CategoryGrid } from '@/components/catalogue/category-grid'
import { type CategoryTile, categoryViews } from '@/components/catalogue/category-views'
import { LazyListing } from '@/components/catalogue/lazy-listing'
import { boundsOf, facetsOf } from '@/components/catalogue/listing-facets'
import { toListingItems } from '@/components/catalogue/listing-items'
import { PageCrumbs } from '@/components/layout/page-crumbs'
import { priceTexts } from '@/components/ui/price-texts'
import { packListing } from '@/lib/catalogue/pack-listing'
import type { Page } from '@/lib/contract/page'
import type { SiteLocale } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'
import type { ViewContext } from '@/lib/site/view-context'
import { findEntry, subcategoryTiles } from '../../../categories'
import { ClientMessages } from '../../../client-messages'
import { content, readMenu, readProducts } from '../../../content'
import { readContext } from '../../../context'
import { Blocks } from '../_blocks/blocks'

/** The subcategories as a row of links, where the page itself has products to show. */
async function SubcategoryChips({ category, page, ctx }: { category: string; page: Page; ctx: ViewContext }) {
  const t = await getTranslations({ locale: ctx.locale, namespace: 'catalogue' })
  const entry = findEntry(await readMenu(ctx.locale), category)
  const below = entry?.subcategories.filter(({ path }) => path) ?? []
  if (below.length === 0) return null
  const chip =
    'flex min-h-9 items-center rounded-md border px-3.5 text-sm font-medium whitespace-nowrap pointer-coarse:min-h-11'
  return (
    <nav aria-label={page.title} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex gap-2 pt-5 lg:flex-wrap">
        <li>
          <span aria-current="page" className={`${chip} border-ink bg-ink text-white`}>
            {t('all')}
          </span>
        </li>
        {below.map(({ name, title, path }) => (
          <li key={name}>
            <Link href={path ?? '/'} prefetch={false} className={`${chip} border-line hover:border-edge`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Overviews have no list of their own: what hangs below them is shown, and all products of the area. */
const areaQueries: Record<string, { type: string }> = {
  'listing-stamp': { type: 'stamp' },
  'listing-sign': { type: 'sign' },
}

async function ProductList({ page, ctx }: { page: Page; ctx: ViewContext }) {
  const list = page.custom.blocks.find(block => block.blockType === 'cardList')
  const query = list?.query ?? areaQueries[page.name]
  const products =
    list?.source === 'slugs' && list.slugs
      ? await content().productsBySlugs(list.slugs, ctx.locale)
      : query
        ? await readProducts(query, ctx.locale)
        : []
  if (products.length === 0) return null
  const items = toListingItems(products.slice(0, list?.limit ?? products.length), ctx)
  const facets = await facetsOf(items, ctx)
  return (
    <ClientMessages names={['catalogue', ...priceTexts]}>
      <LazyListing
        packed={packListing(items.map(({ price, before, ...item }) => item))}
        facets={facets}
        bounds={{
          width: items.some(item => item.kind === 'sign')
            ? undefined
            : boundsOf(items.map(item => item.width ?? 0)),
          price: boundsOf(items.map(item => item.minor)),
        }}
        palette={ctx.palette}
        language={ctx.language}
        locale={ctx.locale}
        currency={ctx.priceList.currency}
        vat={ctx.vat}
      />
    </ClientMessages>
  )
}

/** A catalogue page: title, subcategories, then its products with their filters. */
export async function ListingView({ page, locale }: { page: Page; locale: SiteLocale }) {
  const ctx = await readContext(locale)
  const grid = page.custom.blocks.find(block => block.blockType === 'categoryGrid')
  const hasList = page.custom.blocks.some(block => block.blockType === 'cardList')
  const tiles: CategoryTile[] = grid && !hasList ? await subcategoryTiles(grid.category, ctx) : []
  const others = page.custom.blocks.filter(
    block => block.blockType !== 'cardList' && block.blockType !== 'categoryGrid',
  )
  return (
    <div className="wrap">
      <PageCrumbs page={page} locale={locale} />
      <header className="max-w-[68ch] pt-1">
        <h1>{page.title}</h1>
        {page.description && <p className="mt-2.5 text-sm text-ink-2">{page.description}</p>}
      </header>
      {grid && hasList && <SubcategoryChips category={grid.category} page={page} ctx={ctx} />}
      {tiles.length > 0 && (
        <div className="pt-6 pb-8">
          <CategoryGrid categories={categoryViews(tiles, ctx)} columns={4} headingLevel="h2" />
        </div>
      )}
      <div className="mt-5 border-t border-line">
        <ProductList page={page} ctx={ctx} />
      </div>
      <Blocks blocks={others} ctx={ctx} />
    </div>
  )
}
