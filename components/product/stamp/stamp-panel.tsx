'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { openDecreasingPrices } from '@/components/popups/open-decreasing'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import type { ShownStamp } from './shown-stamp'
import type { StampState } from './use-stamp'
import type { StampOrder } from './use-stamp-order'

interface StampActionProps {
  order: StampOrder
  soldOut: boolean
  size?: 'normal' | 'small'
}

/** The one thing to do next: write a text, or order the stamp that has one. */
export function StampAction({ order, soldOut, size = 'normal' }: StampActionProps) {
  const t = useTranslations('product')
  const look = size === 'small' ? undefined : 'grow px-2! max-sm:text-md'
  if (order.next === 'write') {
    return (
      <Button size={size} className={look} onClick={order.personalise} disabled={soldOut} data-editor="stamp">
        {size === 'normal' && <Icon name="pencil" size={18} className="max-sm:hidden" />}
        {t(size === 'normal' ? 'personalise' : 'personaliseShort')}
      </Button>
    )
  }
  return (
    <Button size={size} className={look} onClick={order.add} disabled={soldOut || order.next === 'mend'}>
      {t(order.next === 'confirm' ? 'addAsItIs' : 'addToCart')}
    </Button>
  )
}

interface StampPanelProps {
  shown: ShownStamp
  state: StampState
  /** The result. */
  notice: ReactNode
  promises: ReactNode
}

/** The price of the stamp, the quantity, and the button into the cart: all of it fits on the first screen of a wide window. */
export function StampPanel({ shown, state, notice, promises }: StampPanelProps) {
  const { order, step, steps, color, ink, quantity, setQuantity } = state
  const t = useTranslations('product')
  const second = steps[1]
  const showPrices = () => {
    const { slug, name } = shown
    const config = { ...shown.config, color }
    void openDecreasingPrices(
      { kind: 'stamp', slug, name, quantity, config, inkColor: ink },
      name,
      setQuantity,
    )
  }
  return (
    <section aria-label={t('order')} className="mt-3 rounded-lg bg-wash px-5 pt-3.5 pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {step && (
          <Price price={step.unit} size={28} note={shown.design ? t('engravingIncluded') : undefined} />
        )}
        {second && (
          <button type="button" className="link tap py-1 text-sm" onClick={showPrices}>
            {t('decreasingFrom', { count: second.from })}
          </button>
        )}
      </div>
      <div className="buy-row mt-3">
        <Quantity
          value={quantity}
          onChange={setQuantity}
          labels={{ quantity: t('quantity'), less: t('oneLess'), more: t('oneMore') }}
        />
        <StampAction order={order} soldOut={shown.soldOut} />
      </div>
      <p role="status" className="mt-2 text-sm font-medium text-mat-2 empty:hidden">
        {notice}
      </p>
      {shown.formula && (
        <Button
          look="secondary"
          className="mt-2.5 w-full"
          onClick={order.orderAsItIs}
          disabled={shown.soldOut}
        >
          {t('orderAsItIs')}
        </Button>
      )}
      {promises}
    </section>
  )
}
