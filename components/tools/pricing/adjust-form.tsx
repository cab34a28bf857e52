'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { byPercent, readPercent } from '@/lib/money/pricing/typed-rate'
import type { CellChange, PricingAnswer } from '@/lib/office/contract/tools'
import { shownRate } from './rate-cell'

interface AdjustFormProps {
  /** The shown materials: filtered ones do not change. */
  materials: PricingAnswer['materials']
  onChange: (changes: CellChange[]) => void
}

/** Raises or lowers the rates per surface of all materials that are shown, by a percentage. */
export function AdjustForm({ materials, onChange }: AdjustFormProps) {
  const t = useTranslations('tools.pricing.adjust')
  const [typed, setTyped] = useState('')
  const percent = readPercent(typed)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (percent === null) return
    const changes = materials.flatMap(({ material, cells }) =>
      cells.flatMap((cell): CellChange[] => {
        const from = shownRate(cell)
        if (!cell.cell.startsWith('band-') || from === null) return []
        const to = byPercent(from, percent)
        return to > 0 && to !== from ? [{ material, cell: cell.cell, from, to }] : []
      }),
    )
    onChange(changes)
    setTyped('')
  }
  return (
    <form className="tl-bar" onSubmit={onSubmit}>
      <input
        className="tl-input"
        size={5}
        inputMode="decimal"
        aria-label={t('label', { count: materials.length })}
        placeholder="+4 %"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <button type="submit" className="tl-button" disabled={percent === null}>
        {t('submit', { count: materials.length })}
      </button>
    </form>
  )
}
