import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { type CategoryTile, categoryViews } from '@/components/catalogue/category-views'
import { GroupTiles } from '@/components/catalogue/group-tiles'
import { LazyListing } from '@/components/catalogue/lazy-listing'
import { boundsOf, facetsOf, sortingsOf, widthBounds } from '@/components/catalogue/listing-facets'
import { ListingFacts, madeOf } from '@/components/catalogue/listing-facts'
import { MaterialGuide } from '@/components/catalogue/material-guide'
import { OwnFileTile } from '@/components/catalogue/own-file-tile'
import { productsId } from '@/components/catalogue/products-id'
import { TileList } from '@/components/catalogue/tile-list'
import { PageCrumbs } from '@/components/layout/page-crumbs'
import { priceTexts } from '@/components/ui/price-texts'
import { Section } from '@/components/ui/section'
import { SkipLink } from '@/components/ui/skip-link'
import type { Page } from '@/lib/catalogue/contract/page'
import { listingDataPath } from '@/lib/doors/contract/listing-data'
import { titleLines } from '@/lib/doors/site/seo'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import type { ListingItem } from '@/lib/product/listing/listing'
import { packListing } from '@/lib/product/listing/pack-listing'
import {
  listingItems,
  type PageListing,
  productsOfEntry,
  readPageListing,
  trailTo,
} from '@/server/catalogue/content/page-listing'
import { groupTile } from '../../../categories'
import { IslandMessages } from '../../../client-messages'
import { readMenu } from '../../../content'
import { readContext } from '../../../context'
import { Blocks } from '../_blocks/blocks'

/** Products in the page's HTML; the others are fetched on request, where they are more than a row. */
const firstProducts = 12
const inOneRow = 3

/** A shorter list is followed by products of neighbouring categories. */
const thin = 5

interface ListProps {
  page: Page
  ctx: ViewContext
  listing: PageListing
  items: readonly ListingItem[]
}

async function ProductList({ page, ctx, listing, items }: ListProps) {
  const groups = listing.groups.map(({ entry }) => entry)
  // A few are seen at a glance: nothing is to be chosen among them.
  const isThin = items.length < thin
  const facets = isThin ? [] : await facetsOf(items, groups, ctx)
  const ranked = items.toSorted((a, b) => b.rank - a.rank)
  const shown = items.length <= firstProducts + inOneRow ? items.length : firstProducts
  const first = packListing(ranked.slice(0, shown).map(({ price, before, ...item }) => item))
  return (
    <IslandMessages
      names={['catalogue', ...priceTexts]}
      except={['catalogue.facts', 'catalogue.guide', 'catalogue.ownFile']}
    >
      <LazyListing
        first={first}
        total={items.length}
        source={listingDataPath(ctx.locale, page.url)}
        facets={facets}
        bounds={isThin ? {} : { width: widthBounds(items), price: boundsOf(items.map(item => item.minor)) }}
        sortings={sortingsOf(items)}
        palette={ctx.palette}
        language={ctx.language}
        locale={ctx.locale}
        currency={ctx.priceList.currency}
        vat={ctx.vat}
        last={isThin && madeOf(listing.products) && <OwnFileTile ctx={ctx} />}
      />
    </IslandMessages>
  )
}

/** Products shown below a category of few products: the rest of its parent category, products of the same type first. */
async function Beside({ page, ctx, listing: { products } }: Pick<ListProps, 'page' | 'ctx' | 'listing'>) {
  const above = trailTo(await readMenu(ctx.locale), page.url).at(-2)
  if (!above || products.length >= thin) return null
  const own = new Set(products.map(({ slug }) => slug))
  const types = new Set(products.map(({ type }) => type))
  const others = (await productsOfEntry(above, ctx.locale))
    .filter(({ slug }) => !own.has(slug))
    .sort((a, b) => Number(types.has(b.type)) - Number(types.has(a.type)))
  if (others.length === 0) return null
  const t = await getTranslations({ locale: ctx.locale, namespace: 'catalogue' })
  return (
    <Section title={t('alsoIn', { title: above.title })} ground="wash">
      <TileList products={others.slice(0, 8)} ctx={ctx} />
    </Section>
  )
}

/** A catalogue page: title and facts, subcategories, then all its products with their filters, and how to choose. */
export async function ListingView({ page, locale }: { page: Page; locale: SiteLocale }) {
  const ctx = await readContext(locale)
  const listing = await readPageListing(page, locale)
  const t = await getTranslations({ locale, namespace: 'layout' })
  const items = listingItems(listing, ctx)
  const tiles = listing.groups.flatMap<CategoryTile>(group => groupTile(group, ctx) ?? [])
  const others = page.custom.blocks.filter(
    block => block.blockType !== 'cardList' && block.blockType !== 'categoryGrid',
  )
  const call = others.find(block => block.blockType === 'callToAction')
  return (
    <>
      <div className="wrap">
        <PageCrumbs page={page} locale={locale} />
        <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pt-1">
          <div className="max-w-[60ch]">
            <h1>
              {titleLines(page.title).map((line, index) => (
                // The space separates the words where the line break does not: on a narrow screen, and for screen readers.
                <Fragment key={line}>
                  {index > 0 && ' '}
                  <span className="md:block">{line}</span>
                </Fragment>
              ))}
            </h1>
            {page.description && <p className="mt-2.5 text-pretty text-ink-2">{page.description}</p>}
            {/* The whole text stands at the foot of a long list: this link leads there. */}
            {call && (
              <p className="mt-2.5">
                <Link href={call.url} className="link">
                  {call.label}
                </Link>
              </p>
            )}
          </div>
          <ListingFacts items={items} products={listing.products} ctx={ctx} />
        </header>
        {items.length > 0 && (
          <div className="relative">
            <SkipLink href={`#${productsId}`} label={t('skipToProducts')} />
          </div>
        )}
        {tiles.length > 1 && (
          <div className="pt-6">
            <GroupTiles groups={categoryViews(tiles, ctx)} label={page.title} />
          </div>
        )}
        <div className="mt-6 border-t border-line">
          {items.length > 0 && <ProductList page={page} ctx={ctx} listing={listing} items={items} />}
        </div>
      </div>
      <Beside page={page} ctx={ctx} listing={listing} />
      <MaterialGuide products={listing.products} ctx={ctx} />
      <Blocks blocks={others} ctx={ctx} />
    </>
  )
}
