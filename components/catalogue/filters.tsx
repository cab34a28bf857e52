'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import { countFacet, type FacetName, type ListingItem, type Selection } from '@/lib/catalogue/listing'
import { RangeFilter } from './range-filter'

export interface FacetOption {
  value: string
  label: string
  hex?: string
}
export interface Facet {
  name: FacetName
  options: readonly FacetOption[]
}

export interface FiltersProps {
  items: readonly ListingItem[]
  facets: readonly Facet[]
  bounds: { width?: readonly [number, number]; price?: readonly [number, number] }
  selection: Selection
  onChange: (selection: Selection) => void
  formatPrice: (minor: number) => string
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

function FacetGroup({ facet, items, selection, onChange }: FacetGroupProps) {
  const counts = countFacet(items, selection, facet.name)
  const chosen = selection.facets[facet.name] ?? []
  const toggle = (value: string) =>
    onChange({ ...selection, facets: { ...selection.facets, [facet.name]: toggled(chosen, value) } })
  const options = facet.options.filter(option => counts.has(option.value))
  if (facet.name === 'color') {
    return (
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
  }
  return (
    <div className="grid gap-2.25 pointer-coarse:gap-0">
      {options.map(option => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={() => toggle(option.value)}
        >
          <span className="flex justify-between gap-3">
            {option.label}
            <span className="text-xs text-ink-3">{counts.get(option.value) ?? 0}</span>
          </span>
        </Checkbox>
      ))}
    </div>
  )
}

/** The filters of a listing: ranges first, then a group for every facet in which its products differ. */
export function Filters(props: FiltersProps) {
  const { items, facets, bounds, selection, onChange, formatPrice } = props
  const t = useTranslations('catalogue.filters')
  const telling = facets.filter(facet => facet.options.length > 1)
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
      {telling.map((facet, index) => (
        <Group key={facet.name} title={t(facet.name)} open={index < 4}>
          <FacetGroup {...props} items={items} facet={facet} />
        </Group>
      ))}
      {bounds.price && (
        <Group title={t('price')} open={Boolean(selection.price)}>
          <RangeFilter
            label={{ low: t('priceFrom'), high: t('priceTo') }}
            min={bounds.price[0]}
            max={bounds.price[1]}
            step={50}
            value={selection.price}
            format={formatPrice}
            onChange={price => onChange({ ...selection, price })}
          />
        </Group>
      )}
    </div>
  )
}
