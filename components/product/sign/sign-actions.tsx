'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { SignOrder } from './use-sign-order'

/** The one thing to do next: write a text, or order the sign that has one. */
export function SignActions({ order, size = 'normal' }: { order: SignOrder; size?: 'normal' | 'small' }) {
  const t = useTranslations('product.sign')
  const product = useTranslations('product')
  const look = size === 'small' ? undefined : 'grow px-2! max-sm:text-md'
  if (order.next !== 'write') {
    return (
      <Button size={size} className={look} onClick={order.add} disabled={order.next === 'mend'}>
        {product(order.next === 'confirm' ? 'addAsItIs' : 'addToCart')}
      </Button>
    )
  }
  return (
    <Button size={size} className={look} onClick={order.personalise} data-editor="sign">
      {size === 'normal' && <Icon name="pencil" size={18} className="max-sm:hidden" />}
      {size === 'normal' && <span className="max-sm:hidden">{t('personalise')}</span>}
      <span className={size === 'normal' ? 'sm:hidden' : undefined}>{product('personaliseShort')}</span>
    </Button>
  )
}
