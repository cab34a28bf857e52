'use client'
import { withTexts } from '@/components/with-texts'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { cartCommerce } from '@/lib/orders/order/commerce'
import { useWho } from '../account/use-who'
import { CartChanges } from '../cart/cart-changes'
import { CartGate } from '../cart/cart-gate'
import { Skeleton } from '../cart/skeleton'
import { usePricedCart, useRestoredCart } from '../cart/use-cart-view'
import type { useShopData } from '../cart/use-shop-data'
import { useCommerce } from '../layout/commerce'
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
  const { who } = useWho()
  const priced = usePricedCart(data)
  useCommerce('begin_checkout', priced && cartCommerce(priced))
  return (
    <>
      <div className="mb-5 empty:hidden">
        <CartChanges changes={changes} catalogue={data.catalogue} />
      </div>
      {/* The form begins with what the shop knows of a client. */}
      {who ? <CheckoutFormView data={data} who={who} refresh={refresh} /> : <Skeleton />}
    </>
  )
}

/** The checkout with its texts. */
export const CheckoutIsland = withTexts(CheckoutView)
