'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { withTexts } from '@/components/with-texts'
import { Link } from '@/lib/ground/site/navigation'
import type { LoadedOrder } from '@/lib/orders/cart/load-order'
import { cartLimits } from '@/lib/product/item/limits'
import { isGoods } from '@/lib/product/item/types'
import { selectProductCount, useCart } from '@/stores/cart'
import { type FetchedOrder, fetchNamedOrder } from './fetch-order'
import { Skeleton } from './skeleton'
import { fitsBeside, loadedFor, takeOrder } from './take-order'
import { useConnectedCart } from './use-cart-view'
import { useToCart } from './use-to-cart'

type Found = { loaded: LoadedOrder } | { why: Extract<FetchedOrder, { ok: false }>['why'] | 'empty' }

/** What the address names, as it would go into the cart. */
async function find(): Promise<Found> {
  const fetched = await fetchNamedOrder(window.location.search)
  if (!fetched.ok) return { why: fetched.why }
  const loaded = loadedFor(fetched.order)
  return loaded.items.some(isGoods) ? { loaded } : { why: 'empty' }
}

/** Loads an order or a saved cart into the cart, and asks first where something is in it. */
export function LoadOrderView() {
  const [found, setFound] = useState<Found | null>(null)
  useConnectedCart()
  const hydrated = useCart(cart => cart.hydrated)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let current = true
    find().then(result => {
      if (current) setFound(result)
    })
    return () => {
      current = false
    }
  }, [tries])
  const again = () => {
    setFound(null)
    setTries(tries + 1)
  }
  if (!found || !hydrated) return <Skeleton />
  return 'why' in found ? <NothingLoaded why={found.why} again={again} /> : <Loaded loaded={found.loaded} />
}

function NothingLoaded({ why, again }: { why: Extract<Found, { why: unknown }>['why']; again: () => void }) {
  const t = useTranslations('cart.load')
  return (
    <div role="alert">
      <h1>{t(`${why}.title`)}</h1>
      <p className="mt-3 max-w-140 text-ink-2">{t(`${why}.text`)}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {why === 'failed' && <Button onClick={again}>{t('again')}</Button>}
        <Link href="/cart/" className={buttonClass({ look: 'secondary' })}>
          {t('toCart')}
        </Link>
      </p>
    </div>
  )
}

function Loaded({ loaded }: { loaded: LoadedOrder }) {
  const t = useTranslations('cart.load')
  const toCart = useToCart()
  const [own] = useState(() => useCart.getState().items.some(isGoods))
  const count = useCart(selectProductCount)
  const take = (how: 'instead' | 'beside') => {
    takeOrder(loaded, how)
    void toCart()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where there is nothing to ask
  useEffect(() => {
    if (!own) take('instead')
  }, [])
  if (!own) return <Skeleton />
  const fits = fitsBeside(loaded)
  return (
    <>
      <h1>{t('ask.title')}</h1>
      <p className="mt-3 max-w-140 text-ink-2">
        {t('ask.text', { count: loaded.items.reduce((sum, { quantity }) => sum + quantity, 0), own: count })}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button disabled={!fits} onClick={() => take('beside')}>
          {t('ask.beside')}
        </Button>
        <Button look="secondary" onClick={() => take('instead')}>
          {t('ask.instead')}
        </Button>
        <Link href="/cart/" className={buttonClass({ look: 'ghost' })}>
          {t('ask.neither')}
        </Link>
      </p>
      {!fits && <p className="mt-3 text-sm text-ink-2">{t('ask.full', { count: cartLimits.items })}</p>}
    </>
  )
}

/** The view with its texts. */
export const LoadOrderIsland = withTexts(LoadOrderView)
