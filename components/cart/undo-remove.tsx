'use client'
import { useTranslations } from 'next-intl'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { useCart } from '@/stores/cart'
import { useItemWords } from './item-words'

/** The last removal, with undo. The live region always exists, so that it is read out. */
export function UndoRemove({ catalogue }: { catalogue: Catalogue }) {
  const t = useTranslations('cart')
  const words = useItemWords(catalogue)
  const removed = useCart(cart => cart.removed)
  const undo = useCart(cart => cart.undoRemove)
  return (
    <div role="status">
      {removed && (
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-wash px-3.5 py-2.5 text-sm">
          <span>{t('removed', { name: words(removed.item).title })}</span>
          <button type="button" className="link font-semibold" onClick={undo}>
            {t('undo')}
          </button>
        </p>
      )}
    </div>
  )
}
