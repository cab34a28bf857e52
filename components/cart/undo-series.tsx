'use client'
import { useTranslations } from 'next-intl'
import { useCart } from '@/stores/cart'

/** The series that was just added, with undo. The live region always exists, so that it is read out. */
export function UndoSeries() {
  const t = useTranslations('cart')
  const count = useCart(({ series, items }) => items.filter(({ id }) => series?.ids.includes(id)).length)
  const joined = useCart(({ series }) => series?.joined ?? false)
  const undo = useCart(cart => cart.undoSeries)
  return (
    <div role="status">
      {count > 0 && (
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-wash px-3.5 py-2.5 text-sm">
          <span>{joined ? t('joined') : t('addedSeries', { count })}</span>
          <button type="button" className="link font-semibold pointer-coarse:min-h-11" onClick={undo}>
            {t(joined ? 'undo' : 'undoSeries')}
          </button>
        </p>
      )}
    </div>
  )
}
