'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useStaffCall } from '../use-staff-call'

interface ReasonFormProps {
  /** What is done: a piece made again, or the scan that brought it into a state taken back. */
  act: 'remake' | 'takeBack'
  /** The piece's id, and the number of its ticket. */
  piece: number
  ticket: string
  /** As the piece is seen. */
  state?: 'made' | 'packed'
  onDone?: () => void
}

const paths = { remake: 'remake', takeBack: 'take-back' } as const

/** An action on a piece that needs a reason. */
export function ReasonForm({ act, piece, ticket, state, onDone }: ReasonFormProps) {
  const t = useTranslations('backOffice.production')
  const { busy, call } = useStaffCall(t('failed'))
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const body = { reason, ...(state && { state }) }
    const done = await call({ method: 'POST', path: `/api/production/pieces/${piece}/${paths[act]}`, body })
    setOpen(false)
    if (done !== null) onDone?.()
  }
  if (!open)
    return (
      <button
        type="button"
        className="bo-button"
        aria-label={`${t(`${act}.open`)} ${ticket}`}
        onClick={() => setOpen(true)}
      >
        {t(`${act}.open`)}
      </button>
    )
  return (
    <form className="bo-production__reason" onSubmit={event => void send(event)}>
      <label>
        {t(`${act}.reason`)}
        <input value={reason} onChange={event => setReason(event.target.value)} maxLength={500} required />
      </label>
      <button type="submit" className="bo-button bo-button--main" disabled={busy || reason.trim() === ''}>
        {t(`${act}.send`)}
      </button>
      <button type="button" className="bo-button" onClick={() => setOpen(false)}>
        {t('close')}
      </button>
    </form>
  )
}
