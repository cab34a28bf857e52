'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { RadioCard } from '@/components/ui/choice'
import { formatMoney } from '@/lib/ground/money/format'
import type { Order } from '@/lib/orders/order/order'
import { usePayments } from '../checkout/use-payments'

interface WaysToPayProps {
  order: Order
  /** It was tried before. */
  again: boolean
  onPay: (method: string) => void
}

/** The ways to pay an order that waits for it: the one it was placed with is chosen. */
export function WaysToPay({ order, again, onPay }: WaysToPayProps) {
  const t = useTranslations('payment')
  const locale = useLocale()
  const { offers, failed } = usePayments(order.delivery?.country ?? '')
  const [chosen, setChosen] = useState(order.method)
  const offer = offers?.find(({ method }) => method === chosen) ?? offers?.[0]
  const amount = order.totals ? formatMoney(order.totals.gross, locale) : ''
  return (
    <form
      className="mt-6"
      onSubmit={event => {
        event.preventDefault()
        if (offer) onPay(offer.method)
      }}
    >
      <fieldset className="min-h-18 space-y-2">
        <legend className="mb-3 text-lg font-semibold">{t('ways')}</legend>
        {offers?.map(({ method, name, text }) => (
          <RadioCard
            key={method}
            name="method"
            value={method}
            checked={method === offer?.method}
            onChange={() => setChosen(method)}
            title={name}
            description={text}
          />
        ))}
      </fieldset>
      {failed && <Alert tone="ask">{t('waysLost')}</Alert>}
      {offer && (
        <Button type="submit" className="mt-5 max-md:w-full">
          {offer.online ? t(again ? 'again' : 'pay', { amount }) : t('confirm', { method: offer.name })}
        </Button>
      )}
    </form>
  )
}
