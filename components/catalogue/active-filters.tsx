'use client'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { FacetName, Selection } from '@/lib/product/listing/listing'
import type { Facet } from './filters'

interface ActiveFiltersProps {
  selection: Selection
  facets: readonly Facet[]
  formatPrice: (minor: number) => string
  onRemove: (facet: FacetName, value: string) => void
  onChange: (selection: Selection) => void
  onClear: () => void
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useTranslations('catalogue.filters')
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t('remove', { label })}
      className="flex min-h-7.5 items-center gap-1.5 rounded-sm bg-mat-soft px-2.5 text-xs font-medium text-mat-2 hover:bg-line"
    >
      {label}
      <Icon name="close" size={14} />
    </button>
  )
}

/** The chosen filters; each can be removed, or all at once. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { selection, facets, formatPrice, onRemove, onChange, onClear } = props
  const t = useTranslations('catalogue.filters')
  const chosen = facets.flatMap(({ name, options }) =>
    (selection.facets[name] ?? []).map(value => ({
      name,
      value,
      label: options.find(option => option.value === value)?.label ?? value,
    })),
  )
  const { width, price, words } = selection
  if (chosen.length === 0 && !width && !price && !words) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {words && <Chip label={`« ${words} »`} onRemove={() => onChange({ ...selection, words: undefined })} />}
      {chosen.map(({ name, value, label }) => (
        <Chip key={`${name}${value}`} label={label} onRemove={() => onRemove(name, value)} />
      ))}
      {width && (
        <Chip
          label={t('widthRange', { low: width[0], high: width[1] })}
          onRemove={() => onChange({ ...selection, width: undefined })}
        />
      )}
      {price && (
        <Chip
          label={`${formatPrice(price[0])} – ${formatPrice(price[1])}`}
          onRemove={() => onChange({ ...selection, price: undefined })}
        />
      )}
      <button type="button" onClick={onClear} className="link text-sm">
        {t('clear')}
      </button>
    </div>
  )
}
