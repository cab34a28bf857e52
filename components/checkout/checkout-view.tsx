'use client'
import type { ShopData } from '@/lib/contract/shop-data'
import { CartChanges } from '../cart/cart-changes'
import { CartGate } from '../cart/cart-gate'
import { useRestoredCart } from '../cart/use-cart-view'
import type { useShopData } from '../cart/use-shop-data'
import { CheckoutFormView } from './checkout-form-view'

/** Delivery, payment and the order itself. */
export function CheckoutView() {
  return <CartGate everywhere>{(data, refresh) => <FilledCheckout data={data} refresh={refresh} />}</CartGate>
}

interface FilledCheckoutProps {
  data: ShopData
  refresh: ReturnType<typeof useShopData>['refresh']
}

function FilledCheckout({ data, refresh }: FilledCheckoutProps) {
  const changes = useRestoredCart(data)
  return (
    <>
      <div className="mb-5 empty:hidden">
        <CartChanges changes={changes} catalogue={data.catalogue} />
      </div>
      <CheckoutFormView data={data} refresh={refresh} />
    </>
  )
}
