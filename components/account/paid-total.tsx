'use client'
import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { formatMoney } from '@/lib/ground/money/format'
import type { Money } from '@/lib/ground/money/money'

interface PaidTotalProps {
  total: Money
  withVat: boolean
  /** The VAT note stands beside the amount, outside lists. */
  beside?: boolean
  className?: string
}

/**
 * What an order costs, and whether with VAT: companies see all other prices without VAT. The VAT note stands below the amount, so that the
 * amounts of a list are aligned.
 */
export function PaidTotal({ total, withVat, beside = false, className }: PaidTotalProps) {
  const t = useTranslations('price')
  return (
    <span className={classNames('text-right whitespace-nowrap', className)}>
      <span className="font-[650]">{formatMoney(total, useLocale())}</span>
      <span className={classNames('text-xs font-normal text-ink-3', beside ? 'ml-1' : 'block')}>
        {t(withVat ? 'incl' : 'excl')}
      </span>
    </span>
  )
}
