'use client'

import { SheetForm } from '../sheet-form'
import { useStaffCall } from '../use-staff-call'

interface EraseFormProps {
  client: number
  words: Record<'email' | 'send' | 'failed', string>
}

/** Erases a person, once the address of the account was typed. */
export function EraseForm({ client, words }: EraseFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const erase = async (form: FormData) => {
    const body = { email: String(form.get('email') ?? '') }
    const done = await call({ method: 'POST', path: `/api/clients/${client}/erasure`, body })
    // The form below the sheet still has what was erased, and would write it back.
    if (done !== null) window.location.reload()
    return done !== null
  }
  return (
    <SheetForm send={words.send} look="seal" disabled={busy} onSend={erase}>
      <label>
        {words.email}
        <input name="email" type="text" required autoComplete="off" />
      </label>
    </SheetForm>
  )
}
