'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { readTyped } from '@/lib/money/pricing/typed-rate'
import type { PricingAnswer } from '@/lib/office/contract/tools'

export type GridCell = PricingAnswer['materials'][number]['cells'][number]

/** The rate that a cell shows: the changed one where there is one. */
export const shownRate = ({ live, changed }: GridCell): number | null => (changed ? changed.value : live)

interface RateCellProps {
  /** Material and rate, in words. */
  label: string
  cell: GridCell
  /** The cell of the row above. */
  above: GridCell | null
  onRate: (from: number | null, to: number | null) => void
  /** Goes to the cell of the same rate a row up or down. */
  onMove: (rows: -1 | 1) => void
}

/** One rate of the grid: it can be typed, calculated, or copied from above; the rate in force is struck through below. */
export function RateCell({ label, cell, above, onRate, onMove }: RateCellProps) {
  const t = useTranslations('tools.pricing')
  const locale = useLocale()
  const format = (value: number | null) =>
    value === null ? '' : value.toLocaleString(locale, { maximumFractionDigits: 6, useGrouping: false })
  const shown = shownRate(cell)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? format(shown)
  const read = typed === null ? { value: shown } : readTyped(cell.cell, typed, shown)
  const commit = () => {
    if (typed === null || !read) return
    setTyped(null)
    if (read.value !== shown) onRate(shown, read.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape') setTyped(null)
    if (key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      commit()
      onMove(key === 'ArrowUp' ? -1 : 1)
    }
    if ((ctrlKey || metaKey) && key === 'd' && above) {
      event.preventDefault()
      setTyped(null)
      if (shownRate(above) !== shown) onRate(shown, shownRate(above))
    }
  }
  const isHole = shown === null
  return (
    <td className={classNames(cell.changed && 'tl-changed', (isHole || !read) && 'tl-hole')}>
      <input
        className="tl-cell"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isHole || !read ? true : undefined}
        placeholder={t('hole')}
        value={text}
        onChange={event => setTyped(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {cell.changed && (
        <s className="tl-was" title={t('changedBy', { by: cell.changed.by })}>
          {format(cell.live)}
        </s>
      )}
    </td>
  )
}
