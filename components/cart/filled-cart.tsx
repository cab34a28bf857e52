'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { languageOf } from '@/lib/ground/site/locales'
import type { PricedCart } from '@/lib/orders/cart/price-cart'
import type { CartChange } from '@/lib/product/item/change'
import { useCart } from '@/stores/cart'
import { takeLoadNotes } from '@/stores/load-notes'
import { hideSeen, noteSeen } from '@/stores/seen-lines'
import { Beside } from './beside'
import { CartChanges } from './cart-changes'
import { CartLine } from './cart-line'
import { CartSummary } from './cart-summary'
import { OrderComment } from './comment-field'
import { DeliveryHint } from './delivery-hint'
import { useItemWords } from './item-words'
import { KeptCart } from './kept-cart'
import { SaveLinks } from './save-links'
import { SaveTrouble } from './save-trouble'
import { Skeleton } from './skeleton'
import { SupportOffer } from './support-offer'
import { UndoRemove } from './undo-remove'
import { UndoSeries } from './undo-series'
import { usePricedCart, useRestoredCart } from './use-cart-view'

/** Lines and sums of a cart with goods, at today's prices. */
export function FilledCart({ data }: { data: ShopData }) {
  const restored = useRestoredCart(data)
  const [left, setLeft] = useState<readonly CartChange[]>([])
  // Not while rendering, which may start twice: they are reported once.
  useEffect(() => {
    const notes = takeLoadNotes()
    if (notes.length > 0) setLeft(notes)
  }, [])
  const priced = usePricedCart(data)
  // The first render is split into small pieces, so that a phone stays responsive; later changes render at once.
  const begun = useDeferredValue(priced !== null, false)
  if (!priced || !begun) return <Skeleton />
  return <Lines {...{ data, priced }} changes={[...left, ...restored]} />
}

interface LinesProps {
  data: ShopData
  priced: PricedCart
  changes: readonly CartChange[]
}

function Lines({ data, priced, changes }: LinesProps) {
  const t = useTranslations('cart')
  const language = languageOf(useLocale())
  const items = useCart(cart => cart.items)
  const saveFailed = useCart(cart => cart.saveFailed)
  const words = useItemWords(data.catalogue)
  useEffect(hideSeen, [])
  useEffect(() => noteSeen(items.slice(0, 6).map(item => ({ id: item.id, ...words(item) }))))
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_370px] xl:gap-12">
      <div>
        <div className="mb-5 space-y-3 empty:hidden">
          <CartChanges changes={changes} catalogue={data.catalogue} />
          {saveFailed && (
            <Alert tone="ask" role="alert">
              {t('saveFailed')}
            </Alert>
          )}
          <SaveTrouble />
          <DeliveryHint priced={priced} />
          <KeptCart />
          <SupportOffer items={items} catalogue={data.catalogue} />
        </div>
        <UndoRemove catalogue={data.catalogue} />
        <UndoSeries />
        <h2 id="lines" className="sr-only">
          {t('lines')}
        </h2>
        <ul aria-labelledby="lines">
          {priced.lines.map(line => (
            <CartLine key={line.item.id} line={line} priced={priced} data={data} />
          ))}
        </ul>
        <div className="mt-4">
          <OrderComment />
        </div>
        <p className="mt-3 text-xs text-ink-2">{t('withdrawal')}</p>
        <Beside
          items={priced.lines.map(({ item }) => item)}
          title={t('beside.all')}
          most={4}
          list="mt-1 grid gap-x-10 md:grid-cols-2"
          {...{ language, priced }}
          catalogue={data.catalogue}
        />
      </div>
      <div className="xl:sticky xl:top-16">
        <SaveLinks />
        <CartSummary priced={priced} />
      </div>
    </div>
  )
}
