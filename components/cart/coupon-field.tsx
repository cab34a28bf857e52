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
    <form
      className={classNames('flex gap-2', className)}
      onSubmit={event => {
        event.preventDefault()
        setCoupon(typed.trim())
        setTyped('')
      }}
    >
      <Input
        value={typed}
        onChange={event => setTyped(event.target.value)}
        aria-label={t('coupon')}
        placeholder={t('coupon')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
      />
      <Button type="submit" look="secondary" size="small" disabled={typed.trim() === ''}>
        {t('apply')}
      </Button>
    </form>
  )
}
