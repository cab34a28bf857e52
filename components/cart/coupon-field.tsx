'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { formatMoney } from '@/lib/ground/money/format'
import type { CouponFinding } from '@/lib/orders/cart/price-cart'
import { useCart } from '@/stores/cart'
import { type CouponRefusal, judgeCoupon, useCoupon } from './use-coupon'

interface Refused {
  coupon: string
  code: CouponRefusal
}

/** A coupon's name, checked on input. Only the order consumes one of its uses, so the order checks it again. */
export function CouponField({ finding, className }: { finding: CouponFinding | null; className?: string }) {
  const coupon = useCart(cart => cart.coupon)
  return (
    <div className={className}>
      {coupon ? <NotedCoupon coupon={coupon} finding={finding} /> : <CouponInput />}
    </div>
  )
}

function NotedCoupon({ coupon, finding }: { coupon: string; finding: CouponFinding | null }) {
  const t = useTranslations('cart')
  const setCoupon = useCart(cart => cart.setCoupon)
  const judged = useCoupon()
  return (
    <>
      <p className="flex items-center justify-between gap-3 text-sm">
        <span>
          {t.rich(judged?.ok && !finding ? 'couponTaken' : 'couponNoted', {
            coupon,
            b: chunks => <b>{chunks}</b>,
          })}
        </span>
        <button type="button" className="link py-1 pointer-coarse:py-3" onClick={() => setCoupon('')}>
          {t('remove')}
        </button>
      </p>
      {judged?.ok === false && <Refusal coupon={coupon} code={judged.code} />}
      {judged?.ok && finding && <Condition {...finding} />}
    </>
  )
}

const conditionKeys = {
  discount_kind: 'couponKind',
  discount_product: 'couponProduct',
  discount_country: 'couponCountry',
} as const

/** What the cart lacks for its coupon. The coupon is kept: the next line may meet its terms. */
function Condition(finding: CouponFinding) {
  const t = useTranslations('cart')
  const locale = useLocale()
  return (
    <p role="status" className="mt-1.5 text-sm font-medium">
      {finding.code === 'discount_minimum'
        ? t('couponMinimum', { coupon: finding.subject, minimum: formatMoney(finding.minimum, locale) })
        : t(conditionKeys[finding.code], { coupon: finding.subject })}
    </p>
  )
}

const refusalKeys = {
  unknown_discount: 'couponUnknown',
  discount_exhausted: 'couponExhausted',
  discount_not_yet: 'couponNotYet',
  discount_expired: 'couponExpired',
} as const satisfies Record<CouponRefusal, string>

function Refusal({ coupon, code, id }: Refused & { id?: string }) {
  const t = useTranslations('cart')
  return (
    <p id={id} role="alert" className="mt-1.5 flex gap-1.5 text-sm font-medium text-seal">
      <Icon name="error" size={18} className="mt-px" />
      {t(refusalKeys[code], { coupon })}
    </p>
  )
}

function CouponInput() {
  const t = useTranslations('cart')
  const id = useId()
  const setCoupon = useCart(cart => cart.setCoupon)
  const [typed, setTyped] = useState('')
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const apply = async () => {
    const coupon = typed.trim()
    if (coupon === '' || asking) return
    setAsking(true)
    setRefused(null)
    // Where the shop does not answer now, the coupon is noted and checked with the order.
    const judged = await judgeCoupon(coupon).catch(() => null)
    setAsking(false)
    if (judged?.ok === false) setRefused({ coupon, code: judged.code })
    else setCoupon(judged?.discount.coupon ?? coupon)
  }
  return (
    <>
      <div className="flex gap-2">
        <Input
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            // The field is in the order's form: Enter here applies the coupon and does not order.
            event.preventDefault()
            void apply()
          }}
          aria-label={t('coupon')}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${id}-refused` : undefined}
          invalid={refused !== null}
          placeholder={t('coupon')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={64}
        />
        <Button
          look="secondary"
          size="small"
          aria-disabled={asking || undefined}
          disabled={typed.trim() === ''}
          onClick={apply}
        >
          {t('apply')}
        </Button>
      </div>
      {refused && <Refusal {...refused} id={`${id}-refused`} />}
    </>
  )
}
