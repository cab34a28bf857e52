'use client'

import { useState } from 'react'
import { SheetForm } from './sheet-form'
import { useStaffCall } from './use-staff-call'

interface ClaimDecisionProps {
  path: string
  words: Record<'reprint' | 'refuse' | 'answer' | 'failed', string>
}

/** The two ends of a complaint: made again free of charge, or refused with a word for the customer. */
export function ClaimDecision({ path, words }: ClaimDecisionProps) {
  const { busy, call } = useStaffCall(words.failed)
  const [refusing, setRefusing] = useState(false)
  const refuse = async (form: FormData) => {
    const body = { decision: 'refuse', answer: form.get('answer') }
    return (await call({ method: 'POST', path, body })) !== null
  }
  if (refusing) {
    return (
      <SheetForm send={words.refuse} disabled={busy} onSend={refuse}>
        <textarea
          name="answer"
          rows={2}
          maxLength={2000}
          required
          aria-label={words.answer}
          placeholder={words.answer}
        />
      </SheetForm>
    )
  }
  return (
    <p className="bo-files">
      <button
        type="button"
        className="bo-button bo-button--main"
        disabled={busy}
        onClick={() => void call({ method: 'POST', path, body: { decision: 'reprint' } })}
      >
        {words.reprint}
      </button>
      <button type="button" className="bo-button" onClick={() => setRefusing(true)}>
        {words.refuse}
      </button>
    </p>
  )
}
