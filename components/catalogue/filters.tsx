'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import {
  countFacet,
  type FacetName,
  type ListingItem,
  type Selection,
  type ShownPrice,
} from '@/lib/product/listing/listing'
import { RangeFilter } from './range-filter'

export interface FacetOption {
  value: string
  label: string
  hex?: string
  /** Products that have it, as long as nothing is chosen. */
  count: number
}
export interface Facet {
  name: FacetName
  options: readonly FacetOption[]
}

export interface FiltersProps {
  /** All products; null as long as they are not fetched and nothing can be chosen. */
  items: readonly ListingItem[] | null
  facets: readonly Facet[]
  bounds: { width?: readonly [number, number]; price?: readonly [number, number] }
  selection: Selection
  onChange: (selection: Selection) => void
  shownPrice: ShownPrice
  /** Writes whole units of the currency. */
  formatPrice: (units: number) => string
  /** Prices are shown without VAT. */
  ht: boolean
}

function Group({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group/filter border-b border-line py-3.5 first:pt-1.5">
      <summary className="flex list-none items-center justify-between text-sm font-semibold pointer-coarse:min-h-11">
        {title}
        <Icon
          name="down"
          size={16}
          className="transition-transform duration-240 ease-move group-open/filter:rotate-180"
        />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

interface FacetGroupProps extends FiltersProps {
  facet: Facet
}

const toggled = (values: readonly string[] = [], value: string): string[] =>
  values.includes(value) ? values.filter(other => other !== value) : [...values, value]

/** More values than these fold behind a button. */
const unfolded = 8

type FacetOptions = FacetGroupProps['facet']['options']

interface FitsSelectProps {
  options: FacetOptions
  chosen: string
  onChoose: (stamp: string) => void
}

/** The stamp that a supply has to fit: one of many, so a list that opens. */
function FitsSelect({ options, chosen, onChoose }: FitsSelectProps) {
  const t = useTranslations('catalogue.filters')
  return (
    <select
      aria-label={t('fits')}
      value={chosen}
      onChange={({ target: { value } }) => onChoose(value)}
      className="min-h-11 w-full rounded-md border border-edge bg-paper pr-8 pl-3 text-sm"
    >
      <option value="">{t('anyStamp')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface ColorOptionsProps {
  options: FacetOptions
  counts: ReadonlyMap<string, number>
  chosen: readonly string[]
  toggle: (value: string) => void
}

/** Colours as swatches, named with how many products have them. */
const ColorOptions = ({ options, counts, chosen, toggle }: ColorOptionsProps) => (
  <div className="flex flex-wrap gap-2">
    {options.map(option => (
      <label
        key={option.value}
        title={option.label}
        style={{ background: option.hex }}
        className="color-swatch size-7 has-checked:outline-offset-2 pointer-coarse:size-11"
      >
        <input
          type="checkbox"
          className="cover-input"
          aria-label={`${option.label} (${counts.get(option.value) ?? 0})`}
          checked={chosen.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      </label>
    ))}
  </div>
)

function FacetGroup({ facet, items, selection, onChange, shownPrice }: FacetGroupProps) {
  const t = useTranslations('catalogue.filters')
  const [whole, setWhole] = useState(false)
  const counts = items
    ? countFacet(items, selection, facet.name, shownPrice)
    : new Map(facet.options.map(({ value, count }) => [value, count]))
  const chosen = selection.facets[facet.name] ?? []
  const toggle = (value: string) =>
    onChange({ ...selection, facets: { ...selection.facets, [facet.name]: toggled(chosen, value) } })
  const options = facet.options.filter(option => counts.has(option.value))
  if (facet.name === 'fits') {
    return (
      <FitsSelect
        options={options}
        chosen={chosen[0] ?? ''}
        onChoose={value =>
          onChange({ ...selection, facets: { ...selection.facets, fits: value ? [value] : [] } })
        }
      />
    )
  }
  if (facet.name === 'color') return <ColorOptions {...{ options, counts, chosen, toggle }} />
  return (
    <div className="grid gap-2.25 pointer-coarse:gap-0">
      {options.slice(0, whole ? undefined : unfolded).map(option => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={() => toggle(option.value)}
        >
          <span className="flex justify-between gap-3">
            <span className="flex items-center gap-2">
              {option.hex && (
                <span
                  aria-hidden
                  style={{ background: option.hex }}
                  className="size-4 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/0.15)]"
                />
              )}
              {option.label}
            </span>
            <span className="text-xs text-ink-3">{counts.get(option.value) ?? 0}</span>
          </span>
        </Checkbox>
      ))}
      {!whole && options.length > unfolded && (
        <button
          type="button"
          className="link min-h-6 justify-self-start text-sm"
          onClick={() => setWhole(true)}
        >
          {t('more', { count: options.length - unfolded })}
        </button>
      )}
    </div>
  )
}

/** The filters of a listing: ranges first, then a group for every facet in which its products differ. */
export function Filters(props: FiltersProps) {
  const { facets, bounds, selection, onChange, formatPrice, shownPrice, ht } = props
  const t = useTranslations('catalogue.filters')
  const prices = bounds.price && [
    Math.floor(shownPrice(bounds.price[0])),
    Math.ceil(shownPrice(bounds.price[1])),
  ]
  return (
    <div>
      {bounds.width && (
        <Group title={t('width')} open>
          <RangeFilter
            label={{ low: t('widthFrom'), high: t('widthTo') }}
            min={bounds.width[0]}
            max={bounds.width[1]}
            value={selection.width}
            format={value => t('millimetres', { value })}
            onChange={width => onChange({ ...selection, width })}
          />
        </Group>
      )}
      {facets.map((facet, index) => (
        <Group key={facet.name} title={t(facet.name)} open={index < 4}>
          <FacetGroup {...props} facet={facet} />
        </Group>
      ))}
      {prices?.[0] !== undefined && prices[1] !== undefined && (
        <Group title={t(ht ? 'priceExcl' : 'priceIncl')} open={Boolean(selection.price)}>
          <RangeFilter
            label={{ low: t('priceFrom'), high: t('priceTo') }}
            min={prices[0]}
            max={prices[1]}
            value={selection.price}
            format={formatPrice}
            onChange={price => onChange({ ...selection, price })}
          />
        </Group>
      )}
    </div>
  )
}
