'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { selectHasGoods, useCart } from '@/stores/cart'
import { CartChanges } from '../cart/cart-changes'
import { EmptyCart } from '../cart/empty-cart'
import { Skeleton } from '../cart/skeleton'
import { useConnectedCart, useRestoredCart } from '../cart/use-cart-view'
import { useShopData } from '../cart/use-shop-data'
import { CheckoutFormView } from './checkout-form-view'

/** Delivery, payment and the order itself. */
export function CheckoutView() {
  const t = useTranslations('cart')
  useConnectedCart()
  const { data, failed, refresh } = useShopData()
  const changes = useRestoredCart(data)
  const hydrated = useCart(cart => cart.hydrated)
  const hasGoods = useCart(selectHasGoods)
  if (hydrated && !hasGoods) return <EmptyCart />
  if (failed) {
    return (
      <Alert
        tone="block"
        role="alert"
        title={t('loadFailed')}
        actions={
          <Button size="small" look="secondary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      >
        {t('loadFailedText')}
      </Alert>
    )
  }
  if (!hydrated || !data) return <Skeleton />
  return (
    <>
      <div className="mb-5 empty:hidden">
        <CartChanges changes={changes} catalogue={data.catalogue} />
      </div>
      <CheckoutFormView data={data} refresh={refresh} />
    </>
  )
}
