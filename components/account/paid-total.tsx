'use client'
import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { formatMoney } from '@/lib/ground/money/format'
import type { Money } from '@/lib/ground/money/money'

interface PaidTotalProps {
  total: Money
  withVat: boolean
  /** The word stands beside the amount, where no list is to be kept in line. */
  beside?: boolean
  className?: string
}

/**
 * What an order costs, and whether with VAT: companies read all other prices without. The word stands below the amount, so
 * that amounts end on one line in a list.
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
