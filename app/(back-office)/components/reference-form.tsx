'use client'

import { SheetForm } from './sheet-form'
import { useStaffCall } from './use-staff-call'

interface ReferenceFormProps {
  order: number
  reference: string
  words: Record<'reference' | 'save' | 'failed', string>
}

/** The bank's reference of a payment, as a clerk notes it to find it again. */
export function ReferenceForm({ order, reference, words }: ReferenceFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const save = async (form: FormData) => {
    const body = { paymentReference: form.get('reference') }
    return (await call({ method: 'PATCH', path: `/cms-api/orders/${order}`, body })) !== null
  }
  return (
    <SheetForm row send={words.save} disabled={busy} onSend={save}>
      <input
        name="reference"
        defaultValue={reference}
        maxLength={200}
        aria-label={words.reference}
        placeholder={words.reference}
      />
    </SheetForm>
  )
}
