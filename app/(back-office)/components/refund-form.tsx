'use client'

import { useState } from 'react'
import { SheetForm } from './sheet-form'
import { useStaffCall } from './use-staff-call'

interface RefundFormProps {
  order: number
  /** What can still be given back, in minor units. */
  left: number
  currency: string
  locale: string
  words: Record<'amount' | 'reason' | 'refund' | 'wrong' | 'failed', string>
}

/** Minor units of an amount as a person writes it, with a point or a comma; null for what is no amount above zero. */
function minorOf(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null
  const minor = Math.round(Number(plain) * 100)
  return minor > 0 ? minor : null
}

/** Money that goes back, by the method that took it; the button carries the amount. */
export function RefundForm({ order, left, currency, locale, words }: RefundFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const [amount, setAmount] = useState((left / 100).toFixed(2))
  const minor = minorOf(amount)
  const isRight = minor !== null && minor <= left
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const refund = async (said: FormData) => {
    const body = { order, minor, reason: said.get('reason') }
    return (await call({ method: 'POST', path: '/api/payments/refunds', body })) !== null
  }
  return (
    <SheetForm
      look="seal"
      send={`${words.refund} ${isRight ? format.format(minor / 100) : ''}`}
      disabled={busy || !isRight}
      onSend={refund}
    >
      <label>
        {words.amount}
        <input
          inputMode="decimal"
          value={amount}
          aria-invalid={!isRight}
          onChange={({ target }) => setAmount(target.value)}
        />
      </label>
      <label>
        {words.reason}
        <input name="reason" maxLength={1000} required />
      </label>
      {!isRight && <p role="alert">{words.wrong}</p>}
    </SheetForm>
  )
}
