'use client'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { CellChange, PricingAnswer } from '@/lib/office/contract/tools'
import { WidePanel } from '../wide-panel'
import { RateCell } from './rate-cell'
import { useRateName } from './use-rate-name'

type Material = PricingAnswer['materials'][number]

interface RateGridProps {
  materials: readonly Material[]
  onChange: (changes: CellChange[]) => void
}

/** The materials' rates as a grid: a row a material, a column a rate (TOOLS-3). */
export function RateGrid({ materials, onChange }: RateGridProps) {
  const t = useTranslations('tools.pricing')
  const nameOf = useRateName()
  const body = useRef<HTMLTableSectionElement>(null)
  const columns = [...new Set(materials.flatMap(({ cells }) => cells.map(({ cell }) => cell)))]
  const move = (row: number, column: number) =>
    body.current?.rows[row]?.cells[column + 1]?.querySelector('input')?.focus()
  return (
    <WidePanel label={t('grid')}>
      <table className="tl-table tl-grid">
        <thead>
          <tr>
            <th scope="col">{t('material')}</th>
            {columns.map(cell => (
              <th key={cell} scope="col" className="tl-number">
                {nameOf(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {materials.map(({ material, title, cells }, row) => (
            <tr key={material}>
              <th scope="row">{title}</th>
              {columns.map((name, column) => {
                const cell = cells.find(one => one.cell === name)
                const above = materials[row - 1]?.cells.find(one => one.cell === name) ?? null
                return cell ? (
                  <RateCell
                    key={name}
                    label={`${title}, ${nameOf(name)}`}
                    cell={cell}
                    above={above}
                    onRate={(from, to) => onChange([{ material, cell: name, from, to }])}
                    onMove={rows => move(row + rows, column)}
                  />
                ) : (
                  <td key={name} />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tl-quiet tl-keys">{t.rich('keys', { kbd: keys => <kbd>{keys}</kbd> })}</p>
    </WidePanel>
  )
}
