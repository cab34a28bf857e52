'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { type PricedCart, priceCart } from '@/lib/cart/price-cart'
import type { ShopData } from '@/lib/contract/shop-data'
import type { CheckoutForm } from '@/lib/order/checkout-form'
import { useCart } from '@/stores/cart'
import { CouponField } from '../cart/coupon-field'
import { useDiscounts } from '../cart/use-coupon'
import { ErrorSummary } from './error-summary'
import { OrderButton } from './order-button'
import { OrderNotice } from './order-notice'
import { OrderSummary } from './order-summary'
import { AddressSection, ContactSection, MethodSection, PaymentSection } from './sections'
import { Terms } from './terms'
import { useCheckoutForm } from './use-checkout-form'
import { usePlaceOrder } from './use-place-order'

interface CheckoutFormViewProps {
  data: ShopData
  refresh: () => Promise<void>
}

/** The cart's price for what the form says: zone, territory, VAT and method follow every change. */
function useFormPrice(form: CheckoutForm, data: ShopData): PricedCart {
  const items = useCart(cart => cart.items)
  const discounts = useDiscounts()
  const { country, zipcode, method, accountType, vatNumber } = form
  return useMemo(
    () =>
      priceCart(
        items,
        { country, zipcode, method },
        // A number that has not been checked online pays VAT.
        { accountType, vatNumber, vatCheck: 'unverified' },
        data,
        discounts,
      ),
    [items, country, zipcode, method, accountType, vatNumber, data, discounts],
  )
}

export function CheckoutFormView({ data, refresh }: CheckoutFormViewProps) {
  const t = useTranslations('checkout')
  const { countries } = data.catalogue
  const form = useCheckoutForm(countries)
  const values = form.watch()
  const priced = useFormPrice(values, data)
  const { setValue } = form
  useEffect(() => {
    if (values.method !== (priced.method ?? '')) setValue('method', priced.method ?? '')
    if (values.payment === 'cheque' && values.country !== 'FR') setValue('payment', 'transfer')
  }, [values.method, values.payment, values.country, priced.method, setValue])
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
          <AddressSection catalogue={data.catalogue} />
          <MethodSection priced={priced} />
          <PaymentSection />
        </div>
        <aside className="xl:sticky xl:top-6" aria-label={t('yourOrder')}>
          <div className="rounded-lg bg-wash p-5">
            <OrderSummary priced={priced} data={data} />
            <CouponField className="mt-4" />
            <Terms />
            <OrderNotice state={state} onConfirm={confirm} catalogue={data.catalogue} />
            <OrderButton priced={priced} sending={state.kind === 'sending' || state.kind === 'placed'} />
          </div>
        </aside>
      </form>
    </FormProvider>
  )
}
