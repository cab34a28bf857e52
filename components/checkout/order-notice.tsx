'use client'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { formatMoney } from '@/lib/ground/money/format'
import { Link } from '@/lib/ground/site/navigation'
import { useCart } from '@/stores/cart'
import { useItemWords } from '../cart/item-words'
import type { OrderState } from './use-place-order'

/** What is wrong with a coupon: the order can do without. */
const discountCodes = [
  'unknown_discount',
  'discount_exhausted',
  'too_many_coupons',
  'discount_not_yet',
  'discount_expired',
  'discount_used',
  'discount_kind',
  'discount_product',
  'discount_minimum',
  'discount_country',
] as const

/** Refusals with their own text; any other says that nothing was charged. */
const explained = [
  'network',
  'forbidden',
  'stand_in_ended',
  'foreign_origin',
  'body_too_large',
  'invalid_body',
  'invalid_design',
  'design_blocked',
  'design_mismatch',
  'unknown_product',
  'product_unavailable',
  'parts_missing',
  'import_unknown',
  'invalid_configuration',
  'unknown_country',
  ...discountCodes,
  'out_of_stock',
  'method_not_offered',
  'payment_not_offered',
  'relay_needed',
  'unknown_relay',
  'relay_unavailable',
  'proof_changed',
  'undeliverable_address',
  'terms_required',
  'quotation_needed',
  'too_many_requests',
  'too_many_mails',
] as const
type ExplainedCode = (typeof explained)[number]

const isExplained = (code: string): code is ExplainedCode => (explained as readonly string[]).includes(code)

interface OrderNoticeProps {
  state: OrderState
  onConfirm: () => void
  catalogue: Catalogue
}

/** What the shop answered, and what can be done about it. The live region always exists, so that it is read out. */
export function OrderNotice({ state, onConfirm, catalogue }: OrderNoticeProps) {
  return (
    <div role="alert" className="mt-4 empty:hidden">
      {state.kind === 'changed' && <PriceChanged {...state} onConfirm={onConfirm} />}
      {state.kind === 'refused' && <Refused {...state} catalogue={catalogue} />}
    </div>
  )
}

type Changed = Extract<OrderState, { kind: 'changed' }>

function PriceChanged({ before, after, onConfirm }: Changed & { onConfirm: () => void }) {
  const t = useTranslations('problems')
  const locale = useLocale()
  const amounts = { before: formatMoney(before, locale), after: formatMoney(after, locale) }
  return (
    <Alert
      tone="ask"
      title={t('price_changed')}
      actions={
        <Button size="small" look="secondary" onClick={onConfirm}>
          {t('orderFor', amounts)}
        </Button>
      }
    >
      <span className="block">{t('price_changedText', amounts)}</span>
    </Alert>
  )
}

type Refusal = Extract<OrderState, { kind: 'refused' }>

function Refused({ code, subject, itemId, catalogue }: Refusal & { catalogue: Catalogue }) {
  const t = useTranslations('problems')
  const words = useItemWords(catalogue)
  const item = useCart(cart => cart.items.find(({ id }) => id === itemId))
  const coupon = useCart(cart => cart.coupon)
  const setCoupon = useCart(cart => cart.setCoupon)
  const name = item ? words(item).title : ''
  const isDiscount = (discountCodes as readonly string[]).includes(code)
  return (
    <Alert
      tone="block"
      title={name || undefined}
      actions={
        <>
          {item && (
            <Link href="/cart/" className="link font-semibold text-current!">
              {t('toCart')}
            </Link>
          )}
          {isDiscount && coupon && (
            <Button size="small" look="secondary" onClick={() => setCoupon('')}>
              {t('withoutCoupon')}
            </Button>
          )}
        </>
      }
    >
      {t(isExplained(code) ? code : 'PAYMENT_ERROR', { subject: subject ?? coupon } as never)}
    </Alert>
  )
}
