'use client'

import { useId, useState } from 'react'
import { formatMoney } from '@/lib/ground/money/format'
import { type Money, money, subtractMoney } from '@/lib/ground/money/money'
import { applyDiscounts, type GoodsLine } from '@/lib/money/discount/apply'
import type { CouponState } from '@/lib/money/discount/coupon-state'
import { readAmount } from '@/lib/orders/quotations/amount'
import type { Discount } from '@/lib/product/item/item'

interface Choice {
  value: string
  label: string
}

interface CouponTrialProps {
  terms: Discount
  state: CouponState
  locale: string
  kinds: readonly Choice[]
  /** The single products that the coupon is for, and another; none where it is for all. */
  products: readonly Choice[]
  countries: readonly Choice[]
  words: Record<'title' | 'goods' | 'kind' | 'product' | 'country' | 'off' | 'saved', string> &
    Record<'discount_kind' | 'discount_product' | 'discount_country' | 'discount_minimum', string> & {
      states: Record<CouponState, string>
    }
}

/** The largest sum that is tried, in euros. */
const mostGoods = 1_000_000

/** A sum in euros as it is typed; null where it is not a number, or above the largest sum. */
function amountOf(text: string): Money | null {
  const minor = readAmount(text) ?? 0
  return minor > 0 && minor <= mostGoods * 100 ? money(minor, 'EUR') : null
}

/** What the coupon does to goods, or why it does nothing, by the rule that orders are priced with. */
function answerOf({ terms, state, locale, words }: CouponTrialProps, line: GoodsLine, country: string) {
  if (state !== 'running') return words.states[state]
  const { uses: _, ...coupon } = terms
  const applied = applyDiscounts([line], { session: null, coupons: [coupon], country })
  if (applied.ok) {
    const off = applied.coupon?.amount ?? money(0, 'EUR')
    return words.off
      .replace('{off}', formatMoney(off, locale))
      .replace('{rest}', formatMoney(subtractMoney(line.amount, off), locale))
  }
  if (applied.code === 'discount_minimum')
    return words.discount_minimum.replace('{minimum}', formatMoney(applied.minimum, locale))
  return applied.code === 'discount_country' || applied.code === 'discount_product'
    ? words[applied.code]
    : words.discount_kind
}

/** A cart's goods, tried out: what the coupon takes off them, or why it is refused. */
export function CouponTrial(props: CouponTrialProps) {
  const { kinds, products, countries, words } = props
  const id = useId()
  const [text, setText] = useState('100')
  const [kind, setKind] = useState(kinds[0]?.value ?? '')
  const [product, setProduct] = useState(products[0]?.value ?? '')
  const [country, setCountry] = useState('FR')
  const goods = amountOf(text)
  const choose = (
    name: 'kind' | 'product' | 'country',
    value: string,
    choices: readonly Choice[],
    set: (to: string) => void,
  ) => (
    <label>
      {words[name]}
      <select value={value} onChange={({ target }) => set(target.value)}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <section className="bo-panel" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <div className="bo-form">
        <label>
          {words.goods}
          <input
            inputMode="decimal"
            value={text}
            aria-invalid={goods === null}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {choose('kind', kind, kinds, setKind)}
        {products.length > 0 && choose('product', product, products, setProduct)}
        {choose('country', country, countries, setCountry)}
      </div>
      <p role="status">
        <b>{goods === null ? '–' : answerOf(props, { kind, slug: product, amount: goods }, country)}</b>
      </p>
      <p className="bo-note">{words.saved}</p>
    </section>
  )
}
