'use client'

import { useId, useState } from 'react'
import type { Discount } from '@/lib/cart/item'
import { applyDiscounts } from '@/lib/discount/apply'
import type { CouponState } from '@/lib/discount/coupon-state'
import { formatMoney } from '@/lib/money/format'
import { type Money, money, subtractMoney } from '@/lib/money/money'

interface Choice {
  value: string
  label: string
}

interface CouponTrialProps {
  terms: Discount
  state: CouponState
  locale: string
  kinds: readonly Choice[]
  countries: readonly Choice[]
  words: Record<'title' | 'goods' | 'kind' | 'country' | 'off' | 'saved', string> &
    Record<'discount_kind' | 'discount_country' | 'discount_minimum', string> & {
      states: Record<CouponState, string>
    }
}

/** The largest sum that is tried, in euros. */
const mostGoods = 1_000_000

/** A sum in euros as it is typed, with a comma or a point; null where it is none. */
function amountOf(text: string): Money | null {
  const typed = text.trim().replaceAll(/\s/g, '').replace(',', '.')
  const euros = /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN
  return euros > 0 && euros <= mostGoods ? money(Math.round(euros * 100), 'EUR') : null
}

/** What the coupon does to goods, or why it does nothing, by the rule that orders are priced with. */
function answerOf(
  { terms, state, locale, words }: CouponTrialProps,
  goods: Money,
  kind: string,
  country: string,
) {
  if (state !== 'running') return words.states[state]
  const { uses: _, ...coupon } = terms
  const applied = applyDiscounts([{ kind, amount: goods }], { session: null, coupons: [coupon], country })
  if (applied.ok) {
    const off = applied.coupon?.amount ?? money(0, 'EUR')
    return words.off
      .replace('{off}', formatMoney(off, locale))
      .replace('{rest}', formatMoney(subtractMoney(goods, off), locale))
  }
  if (applied.code === 'discount_minimum')
    return words.discount_minimum.replace('{minimum}', formatMoney(applied.minimum, locale))
  return applied.code === 'discount_country' ? words.discount_country : words.discount_kind
}

/** A cart's goods, tried out: what the coupon takes off them, or why it is refused. */
export function CouponTrial(props: CouponTrialProps) {
  const { kinds, countries, words } = props
  const id = useId()
  const [text, setText] = useState('100')
  const [kind, setKind] = useState(kinds[0]?.value ?? '')
  const [country, setCountry] = useState('FR')
  const goods = amountOf(text)
  const choose = (
    name: 'kind' | 'country',
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
        {choose('country', country, countries, setCountry)}
      </div>
      <p role="status">
        <b>{goods === null ? '–' : answerOf(props, goods, kind, country)}</b>
      </p>
      <p className="bo-note">{words.saved}</p>
    </section>
  )
}
