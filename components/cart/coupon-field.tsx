'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Input } from '@/components/ui/field'
import { useCart } from '@/stores/cart'

/** A coupon's name. Whether it holds is said where the order is placed: only there is one of its uses taken. */
export function CouponField({ className }: { className?: string }) {
  const t = useTranslations('cart')
  const coupon = useCart(cart => cart.coupon)
  const setCoupon = useCart(cart => cart.setCoupon)
  const [typed, setTyped] = useState('')
  const apply = () => {
    setCoupon(typed.trim())
    setTyped('')
  }
  if (coupon) {
    return (
      <p className={classNames('flex items-center justify-between gap-3 text-sm', className)}>
        <span>{t.rich('couponNoted', { coupon, b: chunks => <b>{chunks}</b> })}</span>
        <button type="button" className="link" onClick={() => setCoupon('')}>
          {t('remove')}
        </button>
      </p>
    )
  }
  return (
    <div className={classNames('flex gap-2', className)}>
      <Input
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // It stands in the order's form: Enter here notes the coupon and orders nothing.
          event.preventDefault()
          apply()
        }}
        aria-label={t('coupon')}
        placeholder={t('coupon')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
      />
      <Button look="secondary" size="small" disabled={typed.trim() === ''} onClick={apply}>
        {t('apply')}
      </Button>
    </div>
  )
}
