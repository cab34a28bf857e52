'use client'

import { type FormEvent, useState } from 'react'
import { mostStockReason, stockMovesPath } from '@/lib/catalogue/stock/moves'
import { useStaffCall } from '../use-staff-call'

interface StockFormProps {
  level: number
  lowAt: number
  title: string
  words: Record<'change' | 'low' | 'reason' | 'send' | 'failed', string>
}

/** Adds or removes pieces of one thing, or sets its low-stock level, with the reason. */
export function StockForm({ level, lowAt, title, words }: StockFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const [change, setChange] = useState('')
  const [low, setLow] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const isMove = (change !== '' && Number(change) !== 0) || (low !== null && low !== String(lowAt))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const body = {
      level,
      change: Number(change),
      reason,
      ...(low !== null && low !== '' && low !== String(lowAt) && { lowAt: Number(low) }),
    }
    if ((await call({ method: 'POST', path: stockMovesPath, body })) === null) return
    setChange('')
    setLow(null)
    setReason('')
  }
  return (
    <form className="bo-form bo-form--row bo-stock__form" onSubmit={event => void send(event)}>
      <input
        type="number"
        step={1}
        min={-1_000_000}
        max={1_000_000}
        placeholder="±"
        aria-label={`${words.change}: ${title}`}
        title={words.change}
        value={change}
        onChange={({ target }) => setChange(target.value)}
      />
      <input
        type="number"
        step={1}
        min={0}
        max={1_000_000}
        aria-label={`${words.low}: ${title}`}
        title={words.low}
        value={low ?? String(lowAt)}
        onChange={({ target }) => setLow(target.value)}
      />
      <input
        required={isMove}
        minLength={2}
        maxLength={mostStockReason}
        placeholder={words.reason}
        aria-label={`${words.reason}: ${title}`}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <button type="submit" className="bo-button" disabled={busy || !isMove}>
        {words.send}
      </button>
    </form>
  )
}
