'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { type PricedCart, priceCart } from '@/lib/cart/price-cart'
import type { Who } from '@/lib/contract/client'
import type { ShopData } from '@/lib/contract/shop-data'
import type { CheckoutForm } from '@/lib/order/checkout-form'
import { useCart } from '@/stores/cart'
import { useBuyer } from '../account/use-who'
import { CouponField } from '../cart/coupon-field'
import { useCoupons } from '../cart/use-coupon'
import { ErrorSummary } from './error-summary'
import { OrderButton } from './order-button'
import { OrderNotice } from './order-notice'
import { OrderSummary } from './order-summary'
import { AddressSection, ContactSection, MethodSection, PaymentSection } from './sections'
import { Terms } from './terms'
import { useCheckoutForm } from './use-checkout-form'
import { usePayments } from './use-payments'
import { usePlaceOrder } from './use-place-order'

interface CheckoutFormViewProps {
  data: ShopData
  who: Who
  refresh: () => Promise<void>
}

/** The cart's price for what the form says: zone, territory, VAT and method follow every change. */
function useFormPrice(form: CheckoutForm, data: ShopData): PricedCart {
  const items = useCart(cart => cart.items)
  const coupons = useCoupons()
  const { country, zipcode, method, accountType, vatNumber } = form
  const buyer = useBuyer({ accountType, vatNumber })
  return useMemo(
    () => priceCart(items, { country, zipcode, method }, buyer ?? {}, data, coupons),
    [items, country, zipcode, method, buyer, data, coupons],
  )
}

/** Keeps the method of payment among those that are offered. */
function useOfferedPayment(form: UseFormReturn<CheckoutForm>, country: string) {
  const payments = usePayments(country)
  const { setValue, getValues } = form
  const { offers } = payments
  useEffect(() => {
    if (!offers || offers.some(({ method }) => method === getValues('payment'))) return
    setValue('payment', offers[0]?.method ?? '')
  }, [offers, setValue, getValues])
  return payments
}

export function CheckoutFormView({ data, who, refresh }: CheckoutFormViewProps) {
  const t = useTranslations('checkout')
  const { countries } = data.catalogue
  const form = useCheckoutForm(countries, who)
  const values = form.watch()
  const priced = useFormPrice(values, data)
  const { setValue } = form
  useEffect(() => {
    if (values.method !== (priced.method ?? '')) setValue('method', priced.method ?? '')
  }, [values.method, priced.method, setValue])
  const payments = useOfferedPayment(form, values.country)
  const freedOfVat = priced.order.ok && priced.order.vatDecision.reason === 'intra-eu'
  const { state, submit, confirm } = usePlaceOrder({ form, priced, data, refresh })
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_390px] xl:gap-16"
      >
        <div>
          <h1 className="mb-6">{t('heading')}</h1>
          <ErrorSummary />
          <ContactSection />
          <AddressSection catalogue={data.catalogue} freedOfVat={freedOfVat} />
          <MethodSection priced={priced} />
          <PaymentSection {...payments} />
        </div>
        <aside className="xl:sticky xl:top-6" aria-label={t('yourOrder')}>
          <div className="rounded-lg bg-wash p-5">
            <OrderSummary priced={priced} data={data} />
            <CouponField finding={priced.couponFinding} className="mt-4" />
            <Terms />
            <OrderNotice state={state} onConfirm={confirm} catalogue={data.catalogue} />
            <OrderButton
              priced={priced}
              payable={values.payment !== ''}
              sending={state.kind === 'sending' || state.kind === 'placed'}
            />
          </div>
        </aside>
      </form>
    </FormProvider>
  )
}
