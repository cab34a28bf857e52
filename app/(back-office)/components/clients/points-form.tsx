'use client'

import { mostPoints, mostReason } from '@/lib/orders/order/sheet-work'
import { SheetForm } from '../sheet-form'
import { useStaffCall } from '../use-staff-call'

interface PointsFormProps {
  client: number
  words: Record<'points' | 'reason' | 'send' | 'failed', string>
}

/** So many points more, or fewer, and why. */
export function PointsForm({ client, words }: PointsFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const send = async (form: FormData) => {
    const body = { points: Number(form.get('points')), reason: String(form.get('reason') ?? '') }
    return (await call({ method: 'POST', path: `/api/clients/${client}/points`, body })) !== null
  }
  return (
    <SheetForm send={words.send} disabled={busy} onSend={send}>
      <label>
        {words.points}
        <input name="points" type="number" step={1} min={-mostPoints} max={mostPoints} required />
      </label>
      <label>
        {words.reason}
        <textarea name="reason" rows={2} minLength={3} maxLength={mostReason} required />
      </label>
    </SheetForm>
  )
}
