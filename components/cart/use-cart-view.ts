'use client'
import { useLocale } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { countryOf } from '@/lib/ground/site/locales'
import { type PricedCart, priceCart } from '@/lib/orders/cart/price-cart'
import { productKeys } from '@/lib/orders/cart/product-keys'
import { restoreCart } from '@/lib/orders/cart/restore-cart'
import type { CartChange } from '@/lib/product/item/change'
import { useCart } from '@/stores/cart'
import { hydrateClient, useClient } from '@/stores/client'
import { connectCart } from '@/stores/connect-cart'
import { readStoredJson, storageKeys } from '@/stores/storage'
import { useBuyer } from '../account/use-who'
import { cartCountries } from './cart-countries'
import { useCoupons } from './use-coupon'

/** The countries that the cart may be priced for. */
export function useCartCountries(): readonly string[] {
  const site = countryOf(useLocale())
  const zone = useClient(client => client.zoneSelected)
  const delivery = useCart(cart => cart.delivery?.country)
  return useMemo(() => cartCountries(site, zone, delivery), [site, zone, delivery])
}

/** Follows cart and client while the page is open. */
export function useConnectedCart(): void {
  useEffect(() => {
    hydrateClient()
    return connectCart()
  }, [])
}

/** Corrects the stored cart by today's catalogue, once, and reports the corrections. */
export function useRestoredCart(data: ShopData | null): readonly CartChange[] {
  const hydrated = useCart(cart => cart.hydrated)
  const [changes, setChanges] = useState<readonly CartChange[]>([])
  useEffect(() => {
    if (!data || !hydrated) return
    const { items, saveFailed, setItems } = useCart.getState()
    // Data for earlier lines does not cover newer lines; the data for these is on its way.
    if (!productKeys(items).every(key => data.products.includes(key))) return
    // The storage still holds lines that could not be read: they are mentioned too.
    const stored = saveFailed ? null : (readStoredJson(storageKeys.cart) as { state?: unknown } | null)
    const restored = restoreCart(stored?.state ?? { items }, data.catalogue)
    if (restored.changes.length === 0) return
    setItems(restored.cart.items)
    setChanges(restored.changes)
  }, [data, hydrated])
  return changes
}

/** The cart with its prices for the country chosen so far; `null` until cart and catalogue are there. */
export function usePricedCart(data: ShopData | null): PricedCart | null {
  const siteCountry = countryOf(useLocale())
  const hydrated = useCart(cart => cart.hydrated)
  const items = useCart(cart => cart.items)
  const delivery = useCart(cart => cart.delivery)
  const method = useCart(cart => cart.shipment?.method)
  const zone = useClient(client => client.zoneSelected)
  const coupons = useCoupons()
  const buyer = useBuyer()
  const country = delivery?.country || zone || siteCountry
  const zipcode = delivery?.country ? delivery.zipcode : ''
  return useMemo(
    () =>
      data && hydrated && buyer ? priceCart(items, { country, zipcode, method }, buyer, data, coupons) : null,
    [data, hydrated, items, country, zipcode, method, buyer, coupons],
  )
}
