import { classNames } from '@/components/ui/class-names'
import { PriceAlone } from '@/components/ui/price'
import type { packLedger } from './pack-views'

interface PackRowsProps {
  ledger: NonNullable<ReturnType<typeof packLedger>>
  /** `apart` only where the sum of the single prices is shown too. */
  labels: { apart?: string; saved: string }
  className?: string
}

const row = 'flex break-inside-avoid justify-between gap-4 border-b border-line py-1.5'

/** What each part costs by itself, one below the other, and what is saved together. */
export function PackRows({ ledger, labels, className }: PackRowsProps) {
  const apart = labels.apart ? [{ key: 'apart', label: labels.apart, price: ledger.apart }] : []
  return (
    <dl className={className}>
      {[...ledger.rows, ...apart].map(({ key, label, price }) => (
        <div key={key} className={row}>
          <dt>{label}</dt>
          <dd>
            <PriceAlone price={price} />
          </dd>
        </div>
      ))}
      <div className={classNames(row, 'font-medium text-mat-2')}>
        <dt>{labels.saved}</dt>
        <dd className="whitespace-nowrap">
          −<PriceAlone price={ledger.saved} />
        </dd>
      </div>
    </dl>
  )
}
