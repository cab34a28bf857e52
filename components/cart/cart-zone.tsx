'use client'
import { useLocale, useTranslations } from 'next-intl'
import { countryOf, languageOf } from '@/lib/ground/site/locales'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import { useCart } from '@/stores/cart'
import { useClient } from '@/stores/client'

/** The assumed country of delivery, and the button to change it (`data-dialog`: the shell opens it). */
export function CartZone({ priced: { order } }: { priced: PricedCart }) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { zoneSelected, vatLocal } = useClient()
  const delivery = useCart(cart => cart.delivery?.country)
  const code = delivery || zoneSelected || countryOf(locale)
  const country = new Intl.DisplayNames([languageOf(locale)], { type: 'region' }).of(code) ?? code
  const percent = order.ok ? order.vatDecision.percent : vatLocal
  if (percent === null) return null
  return (
    <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
      {t('deliverTo', { country, percent })}
      <button type="button" data-dialog="region" className="link min-h-6">
        {t('changeZone')}
      </button>
    </p>
  )
}
