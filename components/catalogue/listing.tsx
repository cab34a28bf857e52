'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useEarlyChoices } from '@/components/ui/use-early-choices'
import { usePricesHT } from '@/components/ui/use-prices-ht'
import { useShownVat } from '@/components/ui/use-shown-vat'
import { withTexts } from '@/components/with-texts'
import type { Currency } from '@/lib/catalogue/markets'
import { priceText } from '@/lib/doors/site/prices'
import type { Language } from '@/lib/ground/common'
import { formatRoundMoney } from '@/lib/ground/money/format'
import { includingVat } from '@/lib/money/pricing/with-vat'
import {
  type FacetName,
  facetNames,
  type Selection,
  type Sorting,
  selectItems,
  shownColor,
  shownInk,
} from '@/lib/product/listing/listing'
import type { PackedListing } from '@/lib/product/listing/pack-listing'
import { ActiveFilters } from './active-filters'
import { FilterDrawer } from './filter-drawer'
import { type Facet, Filters } from './filters'
import { More } from './more'
import { productsId } from './products-id'
import { Tile, type TileProps } from './tile'
import { useListing } from './use-listing'
import { useSelection } from './use-selection'

export interface ListingProps {
  /** The products that the page begins with. */
  first: PackedListing
  total: number
  /** Where all of them are fetched. */
  source: string
  facets: readonly Facet[]
  /** Millimetres; minor units without VAT. */
  bounds: { width?: readonly [number, number]; price?: readonly [number, number] }
  sortings: readonly Sorting[]
  palette: TileProps['palette']
  language: Language
  locale: string
  currency: Currency
  /** In percent. */
  vat: number
  /** What follows the last product. */
  last?: ReactNode
}

/** Products that are added at a time. */
const step = 24

const chosenCount = (selection: Selection): number =>
  facetNames.reduce((sum, facet) => sum + (selection.facets[facet]?.length ?? 0), 0) +
  (selection.width ? 1 : 0) +
  (selection.price ? 1 : 0) +
  (selection.words ? 1 : 0)

/** Products with their filters. The first ones are in the page's HTML; the rest come as they are asked for. */
export function Listing(props: ListingProps) {
  const { first, total, source, facets, bounds, palette, language, locale, currency, vat } = props
  const t = useTranslations('catalogue')
  const price = useCallback(
    (minor: number) => priceText({ minor, currency }, { locale, vat }),
    [currency, locale, vat],
  )
  const { items, whole, state, load, retry } = useListing(first, total, source, price)
  const [selection, choose] = useSelection()
  const [limit, setLimit] = useState(first.rows.length)
  const drawer = useRef<HTMLDialogElement>(null)
  // The filters are in the page once: the drawer renders them when it is opened.
  const [opened, setOpened] = useState(false)
  const root = useEarlyChoices<HTMLDivElement>()
  const ht = usePricesHT()
  const shownVat = useShownVat(vat)
  const shownPrice = useCallback(
    (minor: number) => (ht ? minor : includingVat({ minor, currency }, shownVat).minor) / 100,
    [ht, currency, shownVat],
  )
  const count = chosenCount(selection)
  const changed = count > 0 || selection.sorting !== 'rank'
  useEffect(() => {
    if (changed) load()
  }, [changed, load])
  // While the other products are loading, the first ones stay unfiltered: a filter on a few products says nothing.
  const found = whole ? selectItems(items, selection, shownPrice) : [...items]
  const visible = found.slice(0, limit)
  // A price alone needs no column: the list is sorted by it.
  const isFiltered = facets.length > 0 || bounds.width !== undefined
  const foundCount = whole ? found.length : total
  const formatPrice = (units: number) => formatRoundMoney({ minor: units * 100, currency }, locale)
  const change = (next: Selection) => {
    setLimit(first.rows.length)
    choose(next)
  }
  const clear = () => change({ facets: {}, sorting: selection.sorting })
  const remove = (facet: FacetName, value: string) =>
    change({
      ...selection,
      facets: { ...selection.facets, [facet]: selection.facets[facet]?.filter(other => other !== value) },
    })
  const filters = (
    <Filters
      {...{ facets, bounds, selection, formatPrice, shownPrice, ht }}
      items={whole ? items : null}
      onChange={change}
    />
  )

  return (
    <div ref={root} className="grid gap-10 pt-4 pb-16 lg:has-[aside]:grid-cols-[236px_minmax(0,1fr)] lg:pt-6">
      {/* A list that somebody has filtered is for people: search engines keep the whole one (PAGE-7). */}
      {changed && <meta name="robots" content="noindex" />}
      {/* A pointer near the filters means use: the products are fetched meanwhile. */}
      {isFiltered && (
        <aside aria-label={t('filters.title')} className="max-lg:hidden" onPointerEnter={load} onFocus={load}>
          {filters}
        </aside>
      )}
      <div id={productsId} tabIndex={-1} className="outline-none" aria-busy={changed && state === 'loading'}>
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4.5">
          <p role="status" className="text-sm font-semibold whitespace-nowrap">
            {t('found', { count: foundCount })}
            {count > 0 && whole && <span className="max-md:hidden"> {t('of', { total })}</span>}
          </p>
          <div className="max-lg:hidden">
            <ActiveFilters
              {...{ selection, facets, formatPrice }}
              onRemove={remove}
              onChange={change}
              onClear={clear}
            />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {isFiltered && (
              <Button
                look="secondary"
                size="small"
                className="lg:hidden"
                onClick={() => {
                  load()
                  setOpened(true)
                  drawer.current?.showModal()
                }}
              >
                <Icon name="filter" size={18} />
                {count ? t('filters.openCount', { count }) : t('filters.open')}
              </Button>
            )}
            <label className={total > 1 ? 'text-sm' : 'hidden'}>
              <span className="sr-only">{t('sort.label')}</span>
              <select
                value={selection.sorting}
                onFocus={load}
                onChange={event => change({ ...selection, sorting: event.target.value as Sorting })}
                className="min-h-10 max-w-44 rounded-md bg-paper pr-8 pl-1 font-medium pointer-coarse:min-h-11"
              >
                {props.sortings.map(sorting => (
                  <option key={sorting} value={sorting}>
                    {t(`sort.${sorting}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
        {state === 'failed' && (
          <div
            role="alert"
            className="mb-5 flex flex-wrap items-center gap-4 rounded-lg bg-amber-soft p-4 text-sm"
          >
            {t('failed')}
            <Button look="secondary" size="small" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        )}
        <ul className={isFiltered ? 'tiles-3' : 'tiles'}>
          {visible.map((item, index) => (
            <li key={item.slug} className="grid">
              <Tile
                item={item}
                language={language}
                palette={palette}
                priority={index === 0}
                headingLevel="h2"
                quick
                shown={{ color: shownColor(item, selection), ink: shownInk(item, selection) }}
              />
            </li>
          ))}
          {props.last && visible.length === foundCount && <li className="grid">{props.last}</li>}
        </ul>
        {whole && found.length === 0 && (
          <div className="grid justify-items-start gap-4 rounded-lg bg-wash p-6">
            <p>{t('nothing')}</p>
            <Button look="secondary" onClick={clear}>
              {t('filters.clear')}
            </Button>
          </div>
        )}
        <More
          shown={visible.length}
          total={foundCount}
          onNear={load}
          onMore={() => {
            load()
            setLimit(limit + step)
          }}
        />
      </div>
      <FilterDrawer drawer={drawer} found={foundCount} chosen={count} onClear={clear}>
        {opened && filters}
      </FilterDrawer>
    </div>
  )
}

/** The listing with its texts. */
export const ListingIsland = withTexts(Listing)
