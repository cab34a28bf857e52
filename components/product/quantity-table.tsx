import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { PriceAlone, type PriceText } from '@/components/ui/price'

export interface StepView {
  from: number
  discountPercent: number
  unit: PriceText
}

/** The unit price from each quantity step on; the active step is marked. */
export function QuantityTable({ steps, quantity }: { steps: readonly StepView[]; quantity: number }) {
  const t = useTranslations('product')
  const active = steps.filter(step => step.from <= quantity).at(-1)
  return (
    <div className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <table className="w-full border-collapse text-center text-sm">
        <caption className="pb-2 text-left font-semibold">{t('unitPriceByQuantity')}</caption>
        <thead>
          <tr>
            {steps.map(({ from }) => (
              <th key={from} scope="col" className="border border-line bg-wash px-1 py-1.75 font-semibold">
                {from}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {steps.map(({ from, unit, discountPercent }) => (
              <td
                key={from}
                aria-current={from === active?.from ? true : undefined}
                className={classNames(
                  'border border-line px-0.5 py-2 text-[0.71875rem] sm:text-xs',
                  from === active?.from && 'bg-mat-soft',
                )}
              >
                <PriceAlone price={unit} />
                <span className="block min-h-4.5 text-[0.71875rem] font-semibold text-mat">
                  {discountPercent > 0 && t('less', { percent: discountPercent })}
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
