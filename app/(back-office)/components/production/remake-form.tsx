'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useStaffCall } from '../use-staff-call'

interface RemakeFormProps {
  /** The piece's id, and the number of its ticket. */
  piece: number
  ticket: string
}

/** Has a piece made again, with a word why. */
export function RemakeForm({ piece, ticket }: RemakeFormProps) {
  const t = useTranslations('backOffice.production')
  const { busy, call } = useStaffCall(t('failed'))
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    await call({ method: 'POST', path: `/api/production/pieces/${piece}/remake`, body: { reason } })
    setOpen(false)
  }
  if (!open)
    return (
      <button
        type="button"
        className="bo-button"
        aria-label={`${t('remake')} ${ticket}`}
        onClick={() => setOpen(true)}
      >
        {t('remake')}
      </button>
    )
  return (
    <form className="bo-production__remake" onSubmit={event => void send(event)}>
      <label>
        {t('remakeReason')}
        <input value={reason} onChange={event => setReason(event.target.value)} maxLength={500} required />
      </label>
      <button type="submit" className="bo-button bo-button--main" disabled={busy || reason.trim() === ''}>
        {t('remakeSend')}
      </button>
      <button type="button" className="bo-button" onClick={() => setOpen(false)}>
        {t('cancel')}
      </button>
    </form>
  )
}
