'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import type { PaymentOffer } from '@/lib/money/contract/payments'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import type { AddressLines, CheckoutForm, CheckoutStep } from '@/lib/orders/order/checkout-form'
import type { Countries } from '@/lib/people/address/check-address'
import { useDeliveryDates } from '../cart/delivery-dates'
import { useCountryNames } from './address-fields'
import { useMethodName } from './method-step'

interface StepSummaryProps {
  step: CheckoutStep
  countries: Countries
  priced: PricedCart
  offers: readonly PaymentOffer[] | null
}

/** The input of a done step, in a line or two. */
export function StepSummary({ step, countries, priced, offers }: StepSummaryProps) {
  const t = useTranslations('checkout')
  const names = useCountryNames(countries)
  const nameOf = useMethodName()
  const dates = useDeliveryDates()
  const { watch } = useFormContext<CheckoutForm>()
  const form = watch()
  const line = ({ name, address, zipcode, city, country }: AddressLines) =>
    [name, address, `${zipcode} ${city}`.trim(), names.find(({ code }) => code === country)?.name]
      .filter(Boolean)
      .join(', ')
  const offer = priced.offers.find(({ method }) => method === priced.method)
  switch (step) {
    case 'address':
      return (
        <>
          <span className="block break-words">
            {form.email} <span className="whitespace-nowrap">{form.phone}</span>
          </span>
          <span className="block">{line(form)}</span>
        </>
      )
    case 'method':
      return (
        offer && (
          <>
            <span className="block">
              {nameOf(offer)}, {dates(offer)}
            </span>
            {offer.relay && form.relay && (
              <span className="block">
                {form.relay.name}, {form.relay.address}, {form.relay.zipcode} {form.relay.city}
              </span>
            )}
          </>
        )
      )
    case 'billing':
      return (
        <>
          <span className="block">{form.sameBilling ? t('sameAddress') : line(form.billing)}</span>
          {form.accountType === 'company' && form.vatNumber && (
            <span className="block">{t('vatNumberIs', { number: form.vatNumber })}</span>
          )}
          {form.accountType === 'company' && form.purchaseReference && (
            <span className="block break-words">
              {t('purchaseReferenceIs', { reference: form.purchaseReference })}
            </span>
          )}
        </>
      )
    case 'payment':
      return offers?.find(({ method }) => method === form.payment)?.name
    case 'check':
      return null
  }
}
