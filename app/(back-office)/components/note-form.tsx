'use client'

import { mostNote } from '@/lib/orders/order/order-work'
import { SheetForm } from './sheet-form'
import { useStaffCall } from './use-staff-call'

interface NoteFormProps {
  /** Where it is sent. */
  path: string
  words: Record<'label' | 'add' | 'failed', string>
}

/** A note for the other staff. */
export function NoteForm({ path, words }: NoteFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const add = async (form: FormData) => {
    const text = String(form.get('note') ?? '').trim()
    if (text === '') return false
    return (await call({ method: 'POST', path, body: { text } })) !== null
  }
  return (
    <SheetForm send={words.add} disabled={busy} onSend={add}>
      <textarea
        name="note"
        rows={2}
        maxLength={mostNote}
        aria-label={words.label}
        placeholder={words.label}
      />
    </SheetForm>
  )
}
