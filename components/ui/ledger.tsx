import type { ReactNode } from 'react'
import { classNames } from './class-names'

export interface LedgerRow {
  key: string
  label: ReactNode
  note?: ReactNode
  amount: ReactNode
  /** A deduction is green. */
  negative?: boolean
}

interface LedgerProps {
  rows: readonly LedgerRow[]
  /** Lines below the rows and above the total: net, VAT. */
  sums?: readonly { key: string; label: ReactNode; amount: ReactNode }[]
  total?: { label: ReactNode; amount: ReactNode }
  className?: string
}

/** Every line with its quantity and its amount, ending in one bold total. */
export function Ledger({ rows, sums = [], total, className }: LedgerProps) {
  return (
    <dl className={classNames('text-sm', className)}>
      {rows.map(row => (
        <div
          key={row.key}
          className={classNames(
            'flex justify-between gap-4 border-b border-line py-1.75',
            row.negative && 'font-medium text-mat-2',
          )}
        >
          <dt>
            {row.label}
            {row.note && <span className="block text-2xs text-ink-3">{row.note}</span>}
          </dt>
          <dd className="whitespace-nowrap">{row.amount}</dd>
        </div>
      ))}
      {sums.map((sum, index) => (
        <div
          key={sum.key}
          className={classNames('flex justify-between gap-4 text-ink-2', index ? 'pt-1' : 'pt-2.5')}
        >
          <dt>{sum.label}</dt>
          <dd className="whitespace-nowrap">{sum.amount}</dd>
        </div>
      ))}
      {total && (
        <div className="flex items-baseline justify-between gap-4 pt-3 text-xl font-[650]">
          <dt>{total.label}</dt>
          <dd className="whitespace-nowrap">{total.amount}</dd>
        </div>
      )}
    </dl>
  )
}
