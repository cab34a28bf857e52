'use client'
import { useTranslations } from 'next-intl'
import { useShownAmount } from '@/components/cart/use-shown-amount'
import { Alert } from '@/components/ui/alert'
import { classNames } from '@/components/ui/class-names'
import { useShownVat } from '@/components/ui/use-shown-vat'
import type { PriceView } from '@/lib/doors/site/prices'
import { multiplyMoney, subtractMoney } from '@/lib/ground/money/money'
import type { QuantityStep } from '@/lib/money/pricing/quantity-steps'

interface StepTableProps {
  steps: readonly QuantityStep[]
  /** The quantity that is chosen. */
  quantity: number
  view: PriceView
  onChoose: (quantity: number) => void
}

/** Where the next step costs less than the quantity before it: for the chosen quantity, else the first such step. */
const cheaperStep = (steps: readonly QuantityStep[], quantity: number) => {
  const cheaper = steps.filter(step => step.cheaperThan !== null)
  return cheaper.find(({ from }) => from > quantity) ?? cheaper[0]
}

function StepHead() {
  const t = useTranslations('popups.decreasing')
  return (
    <thead className="text-xs text-ink-2">
      <tr className="border-b border-edge">
        <th scope="col" className="py-2 pl-2.5 text-left font-medium">
          {t('quantity')}
        </th>
        <th scope="col" className="px-1 text-left font-medium max-sm:sr-only">
          {t('discount')}
        </th>
        <th scope="col" className="px-1 text-right font-medium">
          {t('unit')}
        </th>
        <th scope="col" className="px-1 text-right font-medium">
          {t('line')}
        </th>
        <th scope="col" className="py-2 pr-2.5 text-right font-medium sm:pl-5 sm:text-left">
          {t('kept')}
        </th>
      </tr>
    </thead>
  )
}

interface StepRowProps {
  step: StepTableProps['steps'][number]
  single: StepTableProps['steps'][number]
  isActive: boolean
  /** The largest discount of all steps, in percent. */
  most: number
  amount: ReturnType<typeof useShownAmount>
  onChoose: (quantity: number) => void
}

function StepRow({ step, single, isActive, most, amount, onChoose }: StepRowProps) {
  const t = useTranslations('popups.decreasing')
  const { from, discountPercent, unit, line } = step
  const kept = subtractMoney(multiplyMoney(single.unit, from), line)
  return (
    <tr
      className={classNames(
        'border-b border-line',
        isActive && 'bg-mat-soft shadow-[inset_3px_0_0_var(--action)]',
      )}
    >
      <th scope="row" className="py-1.5 pl-2.5 text-left font-semibold whitespace-nowrap">
        <button
          type="button"
          aria-pressed={isActive}
          aria-label={t('choose', { count: from })}
          onClick={() => onChoose(from)}
          className="min-h-8 min-w-8 text-left underline decoration-line underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          {from}
        </button>
        {isActive && <span className="ml-1 text-xs text-mat-2 max-sm:sr-only"> {t('yours')}</span>}
        {discountPercent > 0 && (
          <span className="ml-1 text-xs font-medium text-mat sm:hidden" aria-hidden>
            {t('percent', { percent: discountPercent })}
          </span>
        )}
      </th>
      <td className="px-1 max-sm:sr-only">
        {discountPercent > 0 ? t('percent', { percent: discountPercent }) : '–'}
      </td>
      <td className="px-1 text-right font-semibold whitespace-nowrap">{amount(unit)}</td>
      <td className="px-1 text-right whitespace-nowrap">{amount(line)}</td>
      <td className="py-1.5 pr-2.5 sm:pl-5">
        {kept.minor > 0 && (
          <span className="flex items-center justify-end gap-2 text-xs whitespace-nowrap text-ink-2 sm:justify-start">
            <span aria-hidden className="h-1.25 w-19 max-sm:hidden">
              <span
                className="block h-full bg-(--action)"
                style={{ width: `${(100 * discountPercent) / Math.max(1, most)}%` }}
              />
            </span>
            {amount(kept)}
          </span>
        )}
      </td>
    </tr>
  )
}

/** The quantity steps: price per piece, total, and the saving against single pieces. */
export function StepTable({ steps, quantity, view, onChoose }: StepTableProps) {
  const t = useTranslations('popups.decreasing')
  const amount = useShownAmount(useShownVat(view.vat))
  const [single] = steps
  const active = steps.filter(({ from }) => from <= quantity).at(-1)
  const most = steps.at(-1)?.discountPercent ?? 0
  const cheaper = cheaperStep(steps, quantity)
  if (!single) return null
  return (
    <>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('title')}</caption>
        <StepHead />
        <tbody>
          {steps.map(step => (
            <StepRow
              key={step.from}
              {...{ step, single, most, amount, onChoose }}
              isActive={step === active}
            />
          ))}
        </tbody>
      </table>
      {cheaper && cheaper.cheaperThan !== null && (
        <Cheaper step={cheaper} cheaperThan={cheaper.cheaperThan} steps={steps} view={view} />
      )}
    </>
  )
}

interface CheaperProps extends Pick<StepTableProps, 'steps' | 'view'> {
  step: QuantityStep
  cheaperThan: number
}

/** "From 22 to 24, take 25": the two sums side by side. */
function Cheaper({ step, cheaperThan, steps, view }: CheaperProps) {
  const t = useTranslations('popups.decreasing')
  const amount = useShownAmount(useShownVat(view.vat))
  const below = step.from - 1
  const before = steps.filter(({ from }) => from <= below).at(-1)
  if (!before) return null
  return (
    <Alert
      tone="confirm"
      className="mt-4"
      title={t('cheaperTitle', {
        span: cheaperThan === below ? 'one' : 'other',
        low: cheaperThan,
        high: below,
        count: step.from,
      })}
    >
      {t('cheaperText', {
        few: below,
        fewAmount: amount(multiplyMoney(before.unit, below)),
        many: step.from,
        manyAmount: amount(step.line),
      })}
    </Alert>
  )
}
