'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { RadioCard } from '@/components/ui/choice'
import { languageOf } from '@/lib/ground/site/locales'
import type { ShippingOffer } from '@/lib/money/pricing/order'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import type { CheckoutForm } from '@/lib/orders/order/checkout-form'
import { useDeliveryDates } from '../cart/delivery-dates'
import { useShownAmount } from '../cart/use-shown-amount'
import { ChoiceError, fieldId } from './fields'
import { RelayPicker } from './relay-picker'

/** A method by its name and who carries it: "Home delivery, Colissimo". */
export function useMethodName(): (offer: Pick<ShippingOffer, 'name' | 'carrier'>) => string {
  const language = languageOf(useLocale())
  return ({ name, carrier }) => [name[language], carrier].filter(Boolean).join(', ')
}

/** How the parcel travels: each method with its carrier, its days and its price. */
export function MethodStep({ priced }: { priced: PricedCart }) {
  const t = useTranslations('checkout')
  const price = useTranslations('price')
  const cart = useTranslations('cart')
  const dates = useDeliveryDates()
  const nameOf = useMethodName()
  const amount = useShownAmount(priced.order.ok ? priced.order.vatDecision.percent : 0)
  const { setValue } = useFormContext<CheckoutForm>()
  const { offers, method, shippingFinding } = priced
  return (
    <>
      <fieldset
        id={fieldId('method')}
        tabIndex={-1}
        aria-label={t('step.method')}
        className="space-y-2 outline-none"
      >
        {offers.map(offer => (
          <div key={offer.method}>
            <RadioCard
              name="method"
              value={offer.method}
              checked={offer.method === method}
              onChange={() => setValue('method', offer.method, { shouldDirty: true })}
              title={nameOf(offer)}
              description={dates(offer)}
              aside={offer.price.minor === 0 ? price('free') : amount(offer.price)}
            />
            {offer.relay && offer.method === method && <RelayPicker />}
          </div>
        ))}
      </fieldset>
      {shippingFinding && (
        <Alert tone="ask">
          {cart(shippingFinding.code === 'unknown_country' ? 'unknownCountry' : 'quotationNeeded')}
        </Alert>
      )}
      {!shippingFinding && <ChoiceError name="method" />}
    </>
  )
}
