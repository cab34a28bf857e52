'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/ground/money/format'
import type { PricedCart } from '@/lib/orders/cart/price-cart'

interface OrderButtonProps {
  priced: PricedCart
  /** A way to pay is chosen. */
  payable: boolean
  sending: boolean
}

/** Orders, for the amount that it says. */
export function OrderButton({ priced, payable, sending }: OrderButtonProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { order, orderable } = priced
  const amount = order.ok ? formatMoney(order.totals.gross, locale) : ''
  return (
    <>
      <Button
        type="submit"
        full
        className="mt-4"
        disabled={!orderable || !payable}
        aria-disabled={sending || undefined}
      >
        {sending ? t('sending') : t('order', { amount })}
      </Button>
      {!orderable && <p className="mt-2 text-center text-xs text-ink-2">{t('notOrderable')}</p>}
    </>
  )
}
