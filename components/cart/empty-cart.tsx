'use client'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/lib/site/navigation'
import { useCart } from '@/stores/cart'

interface EmptyCartProps {
  /** The first one where the page has no heading of its own. */
  headingLevel: 'h1' | 'h2'
}

/** Nothing in the cart: where to go from here, and the way back of what was just removed. */
export function EmptyCart({ headingLevel: Heading }: EmptyCartProps) {
  const t = useTranslations('cart')
  const removed = useCart(cart => cart.removed)
  const undo = useCart(cart => cart.undoRemove)
  return (
    <div className="grid justify-items-center rounded-lg bg-wash px-5 py-14 text-center">
      <span aria-hidden className="ruler mb-6 w-[189px]" />
      <Heading>{t('empty')}</Heading>
      <p className="mt-2.5 max-w-110 text-ink-2">{t('emptyText')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link href={t('stampsPath')} className={buttonClass()}>
          {t('makeStamp')}
        </Link>
        <Link href={t('signsPath')} className={buttonClass({ look: 'secondary' })}>
          {t('makeSign')}
        </Link>
      </div>
      {removed && (
        <button type="button" className="link mt-6 text-sm" onClick={undo}>
          {t('undoRemove')}
        </button>
      )}
    </div>
  )
}
