'use client'

import { useState } from 'react'
import type { Currency } from '@/lib/ground/money/money'
import { type ReturnedLines, worthOfLines } from '@/lib/money/returned-lines'
import { readAmount } from '@/lib/orders/quotations/amount'
import { type RefundLine, RefundLines } from './refund-lines'
import { SheetForm } from './sheet-form'
import { useStaffCall } from './use-staff-call'

interface RefundFormProps {
  order: number
  /** What can still be given back, in minor units. */
  left: number
  currency: Currency
  locale: string
  lines: readonly RefundLine[]
  /** Pieces for which money has gone back before. */
  returned: ReturnedLines
  words: Record<'amount' | 'pieces' | 'reason' | 'refund' | 'wrong' | 'failed', string>
}

/** Minor units of an amount above zero as a person writes it; null where it is not a valid amount. */
const minorOf = (text: string): number | null => readAmount(text) || null

/** Money that goes back, by the method that took it: what pieces cost, or an amount. The button shows the sum. */
export function RefundForm({ order, left, currency, locale, lines, returned, words }: RefundFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const [amount, setAmount] = useState((left / 100).toFixed(2))
  const [chosen, setChosen] = useState<ReturnedLines>([])
  const minor = minorOf(amount)
  const choose = (pieces: ReturnedLines) => {
    setChosen(pieces)
    const worth =
      pieces.length > 0 ? worthOfLines(lines, pieces, { currency, before: returned, left }).minor : left
    setAmount((worth / 100).toFixed(2))
  }
  // An amount of the clerk's own is no longer what the pieces cost.
  const writeAmount = (text: string) => {
    setChosen([])
    setAmount(text)
  }
  const isRight = minor !== null && minor <= left
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const refund = async (form: FormData) => {
    const pieces = chosen.length > 0 ? { lines: chosen } : {}
    const body = { order, minor, reason: form.get('reason'), ...pieces }
    return (await call({ method: 'POST', path: '/api/payments/refunds', body })) !== null
  }
  return (
    <SheetForm
      look="seal"
      send={`${words.refund} ${isRight ? format.format(minor / 100) : ''}`}
      disabled={busy || !isRight}
      onSend={refund}
    >
      <RefundLines lines={lines} returned={returned} chosen={chosen} onChoose={choose} label={words.pieces} />
      <label>
        {words.amount}
        <input
          inputMode="decimal"
          value={amount}
          aria-invalid={!isRight}
          onChange={({ target }) => writeAmount(target.value)}
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
