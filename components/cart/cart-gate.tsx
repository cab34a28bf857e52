'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { selectHasGoods, useCart } from '@/stores/cart'
import { useWho } from '../account/use-who'
import { EmptyCart } from './empty-cart'
import { Skeleton } from './skeleton'
import { useCartCountries, useConnectedCart } from './use-cart-view'
import { useLeaveOffer } from './use-leave-offer'
import { useShopData } from './use-shop-data'

interface CartGateProps {
  /** Whether any country may be chosen for delivery; else the cart's own are enough. */
  everywhere?: boolean
  /** What is shown of a cart with goods, once it and today's prices are there. */
  children: (data: ShopData, refresh: ReturnType<typeof useShopData>['refresh']) => ReactNode
}

/** The entry to cart and checkout: what is shown while the cart is read, where it is empty and where prices fail. */
export function CartGate({ everywhere = false, children }: CartGateProps) {
  const t = useTranslations('cart')
  useConnectedCart()
  useLeaveOffer()
  // Requested in parallel with the prices: the lines need both.
  useWho()
  const hydrated = useCart(cart => cart.hydrated)
  const items = useCart(cart => cart.items)
  const countries = useCartCountries()
  const { data, failed, refresh } = useShopData({
    items: hydrated && items.length > 0 ? items : null,
    ...(!everywhere && { countries }),
  })
  const hasGoods = useCart(selectHasGoods)
  if (hydrated && !hasGoods) return <EmptyCart headingLevel={everywhere ? 'h1' : 'h2'} />
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
  return hydrated && data ? children(data, refresh) : <Skeleton />
}
