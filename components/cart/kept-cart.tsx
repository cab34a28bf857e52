'use client'
import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import type { KeptCarts } from '@/lib/doors/contract/orders'
import { Link } from '@/lib/ground/site/navigation'
import { isClient } from '@/stores/auto-save'
import { useCart } from '@/stores/cart'
import { offeredCart } from '@/stores/taken-cart'

async function fetchKept(): Promise<KeptCarts> {
  const { keptCartsAnswer, keptCartsPath } = await import('@/lib/doors/contract/orders')
  const response = await fetch(keptCartsPath)
  if (!response.ok) throw new Error(`${keptCartsPath}: ${response.status}`)
  return keptCartsAnswer.parse(await response.json())
}

/** Offers the cart that a client left in another browser: it is added to this one or replaces it. */
export function KeptCart() {
  const t = useTranslations('cart.saving')
  const locale = useLocale()
  const { data } = useSWR(isClient() ? 'kept carts' : null, fetchKept, { shouldRetryOnError: false })
  const own = useCart(cart => cart.orderId)
  const last = data && offeredCart(data.data, own)
  if (!last) return null
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(
    new Date(last.savedAt),
  )
  return (
    <p className="text-sm">
      <Link href={`/load-order/?id=${last.id}`} className="link">
        {t('takeUp', { date, count: last.pieces })}
      </Link>
    </p>
  )
}
