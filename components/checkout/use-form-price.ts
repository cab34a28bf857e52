'use client'
import { useEffect, useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import type { CheckedNumber } from '@/lib/money/standing'
import { type PricedCart, priceCart } from '@/lib/orders/cart/price-cart'
import type { CheckoutForm } from '@/lib/orders/order/checkout-form'
import { useCart } from '@/stores/cart'
import { useBuyer } from '../account/use-who'
import { useCoupons } from '../cart/use-coupon'
import { usePayments } from './use-payments'

/**
 * The cart's price for what the form says: zone, territory, VAT and method follow every change. A parcel to a relay
 * point costs the rate of the point's zone.
 */
export function useFormPrice(form: CheckoutForm, data: ShopData, checked: CheckedNumber | null): PricedCart {
  const items = useCart(cart => cart.items)
  const coupons = useCoupons()
  const { country, method, accountType, vatNumber, relay } = form
  const isRelay = data.catalogue.shipping.zones.some(({ methods }) =>
    methods.some(({ slug, relay: toPoint }) => slug === method && toPoint),
  )
  const zipcode = isRelay && relay ? relay.zipcode : form.zipcode
  const buyer = useBuyer({ accountType, vatNumber }, checked)
  return useMemo(
    () => priceCart(items, { country, zipcode, method }, buyer ?? {}, data, coupons),
    [items, country, zipcode, method, buyer, data, coupons],
  )
}

/** Keeps method and relay point within what is available at the destination. */
export function useOfferedMethod(form: UseFormReturn<CheckoutForm>, priced: PricedCart): boolean {
  const [method, relay, country] = form.watch(['method', 'relay', 'country'])
  const { setValue } = form
  const offered = priced.method ?? ''
  useEffect(() => {
    if (method !== offered) setValue('method', offered)
  }, [method, offered, setValue])
  useEffect(() => {
    if (relay && relay.country !== country) setValue('relay', null)
  }, [relay, country, setValue])
  return priced.offers.some(offer => offer.method === priced.method && offer.relay)
}

/** Keeps the method of payment among those that are offered. */
export function useOfferedPayment(form: UseFormReturn<CheckoutForm>, country: string) {
  const payments = usePayments(country)
  const { setValue, getValues } = form
  const { offers } = payments
  useEffect(() => {
    if (!offers || offers.some(({ method }) => method === getValues('payment'))) return
    setValue('payment', offers[0]?.method ?? '')
  }, [offers, setValue, getValues])
  return payments
}
