import { useLocale, useTranslations } from 'next-intl'
import { countryOf, locales } from '@/lib/ground/site/locales'
import type { Filters, PriceRow } from './gaps'

const countries = [...new Set(locales.map(countryOf))]

interface PriceFiltersProps {
  rows: readonly PriceRow[]
  country: string
  onCountry: (country: string) => void
  filters: Filters
  onFilters: (filters: Filters) => void
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <select
    className="tl-input"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {options.map(([name, text]) => (
      <option key={name} value={name}>
        {text}
      </option>
    ))}
  </select>
)

/** Which of the prices are looked at. */
export function PriceFilters({ rows, country, onCountry, filters, onFilters }: PriceFiltersProps) {
  const t = useTranslations('tools.competitors')
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' })
  const quantities = [...new Set(rows.map(({ quantity }) => quantity))].sort((a, b) => a - b)
  const materials = new Map(rows.map(({ material, title }) => [material, title]))
  return (
    <>
      <Choice
        label={t('country')}
        value={country}
        options={countries.map(code => [code, names.of(code) ?? code])}
        onChange={onCountry}
      />
      {rows.length > 0 && (
        <>
          <Choice
            label={t('quantity')}
            value={String(filters.quantity)}
            options={quantities.map(count => [String(count), t('pieces', { count })])}
            onChange={quantity => onFilters({ ...filters, quantity: Number(quantity) })}
          />
          <Choice
            label={t('material')}
            value={filters.material}
            options={[['', t('allMaterials')], ...materials]}
            onChange={material => onFilters({ ...filters, material })}
          />
          <Choice
            label={t('mean')}
            value={filters.onlyAlarming ? 'alarming' : ''}
            options={[
              ['', t('allGaps')],
              ['alarming', t('cheaper')],
            ]}
            onChange={gap => onFilters({ ...filters, onlyAlarming: gap !== '' })}
          />
        </>
      )}
    </>
  )
}
