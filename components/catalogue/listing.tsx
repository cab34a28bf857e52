'use client'
import { useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/catalogue/common'
import {
  type FacetName,
  facetNames,
  type Selection,
  type Sorting,
  selectItems,
  shownColor,
  shownInk,
  sortings,
} from '@/lib/catalogue/listing'
import type { Currency } from '@/lib/catalogue/markets'
import { type PackedListing, unpackListing } from '@/lib/catalogue/pack-listing'
import { formatMoney } from '@/lib/money/format'
import { priceText } from '@/lib/site/prices'
import { ActiveFilters } from './active-filters'
import { type Facet, Filters } from './filters'
import { Tile, type TileProps } from './tile'
import { useSelection } from './use-selection'

export interface ListingProps {
  packed: PackedListing
  facets: readonly Facet[]
  bounds: { width?: readonly [number, number]; price?: readonly [number, number] }
  palette: TileProps['palette']
  language: Language
  locale: string
  currency: Currency
  /** In percent. */
  vat: number
  pageSize?: number
}

const chosenCount = (selection: Selection): number =>
  facetNames.reduce((sum, facet) => sum + (selection.facets[facet]?.length ?? 0), 0) +
  (selection.width ? 1 : 0) +
  (selection.price ? 1 : 0) +
  (selection.words ? 1 : 0)

/** Products with their filters. The first ones are in the page's HTML; the rest come as they are asked for. */
export function Listing(props: ListingProps) {
  const { packed, facets, bounds, palette, language, locale, currency, vat, pageSize = 12 } = props
  const items = useMemo(
    () => unpackListing(packed, minor => priceText({ minor, currency }, { locale, vat })),
    [packed, currency, locale, vat],
  )
  const t = useTranslations('catalogue')
  const [selection, choose] = useSelection()
  const [limit, setLimit] = useState(pageSize)
  const drawer = useRef<HTMLDialogElement>(null)
  const found = selectItems(items, selection)
  const visible = found.slice(0, limit)
  const count = chosenCount(selection)
  const formatPrice = (minor: number) => formatMoney({ minor, currency }, locale)
  const change = (next: Selection) => {
    setLimit(pageSize)
    choose(next)
  }
  const filters = <Filters {...{ items, facets, bounds, selection, formatPrice }} onChange={change} />
  const clear = () => change({ facets: {}, sorting: selection.sorting })
  const remove = (facet: FacetName, value: string) =>
    change({
      ...selection,
      facets: { ...selection.facets, [facet]: selection.facets[facet]?.filter(other => other !== value) },
    })

  return (
    <div className="grid gap-10 pt-4 pb-16 lg:grid-cols-[236px_minmax(0,1fr)] lg:pt-6">
      <aside aria-label={t('filters.title')} className="max-lg:hidden">
        {filters}
      </aside>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4.5">
          <p role="status" className="text-sm font-semibold whitespace-nowrap">
            {t('found', { count: found.length })}
            {count > 0 && <span className="max-md:hidden"> {t('of', { total: items.length })}</span>}
          </p>
          <div className="max-lg:hidden">
            <ActiveFilters
              {...{ selection, facets, formatPrice }}
              onRemove={remove}
              onChange={change}
              onClear={clear}
            />
          </div>
          <div className="flex items-center gap-2">
            <Button
              look="secondary"
              size="small"
              className="lg:hidden"
              onClick={() => drawer.current?.showModal()}
            >
              <Icon name="filter" size={18} />
              {count ? t('filters.openCount', { count }) : t('filters.open')}
            </Button>
            <label className="text-sm">
              <span className="sr-only">{t('sort.label')}</span>
              <select
                value={selection.sorting}
                onChange={event => change({ ...selection, sorting: event.target.value as Sorting })}
                className="min-h-10 max-w-44 rounded-md bg-paper pr-8 pl-1 font-medium pointer-coarse:min-h-11"
              >
                {sortings.map(sorting => (
                  <option key={sorting} value={sorting}>
                    {t(`sort.${sorting}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
        <ul className="tiles-3">
          {visible.map((item, index) => (
            <li key={item.slug} className="grid">
              <Tile
                item={item}
                language={language}
                palette={palette}
                priority={index < 4}
                headingLevel="h2"
                shown={{ color: shownColor(item, selection), ink: shownInk(item, selection) }}
              />
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <div className="grid justify-items-start gap-4 rounded-lg bg-wash p-6">
            <p>{t('nothing')}</p>
            <Button look="secondary" onClick={clear}>
              {t('filters.clear')}
            </Button>
          </div>
        )}
        <More shown={visible.length} total={found.length} onMore={() => setLimit(limit + pageSize * 2)} />
      </div>
      <dialog
        ref={drawer}
        aria-label={t('filters.title')}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-95 bg-paper backdrop:bg-ink/40 lg:hidden"
      >
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between border-b border-line px-4 py-2">
            <h2 className="text-lg tracking-normal">{t('filters.title')}</h2>
            <form method="dialog">
              <button
                type="submit"
                className="grid size-11 place-items-center rounded-md"
                aria-label={t('filters.close')}
              >
                <Icon name="close" />
              </button>
            </form>
          </div>
          <div className="grow overflow-y-auto px-4 py-2">{filters}</div>
          <form method="dialog" className="flex gap-3 border-t border-line p-4">
            <Button look="secondary" onClick={clear} disabled={count === 0}>
              {t('filters.clear')}
            </Button>
            <Button type="submit" className="grow">
              {t('filters.show', { count: found.length })}
            </Button>
          </form>
        </div>
      </dialog>
    </div>
  )
}

function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const t = useTranslations('catalogue')
  if (total === 0 || shown >= total) return null
  return (
    <div className="grid justify-items-center gap-3 pt-10">
      <p className="text-xs text-ink-2">{t('shownOf', { shown, total })}</p>
      <div aria-hidden className="h-0.75 w-55 bg-line">
        <div className="h-full bg-(--action)" style={{ width: `${(shown / total) * 100}%` }} />
      </div>
      <Button look="secondary" onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  )
}
