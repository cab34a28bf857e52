'use client'

import { SheetForm } from './sheet-form'
import { useStaffCall } from './use-staff-call'

interface TrackingFormProps {
  path: string
  carrier: string
  tracking: string
  carriers: readonly { value: string; label: string }[]
  words: Record<'carrier' | 'tracking' | 'save' | 'failed', string>
}

/** Carrier and number of a parcel that has left, to be corrected. */
export function TrackingForm({ path, carrier, tracking, carriers, words }: TrackingFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const save = async (form: FormData) => {
    const body = { carrier: form.get('carrier'), tracking: form.get('tracking') }
    return (await call({ method: 'PUT', path, body })) !== null
  }
  return (
    <SheetForm row send={words.save} disabled={busy} onSend={save}>
      <select name="carrier" defaultValue={carrier} aria-label={words.carrier}>
        {carriers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <input
        name="tracking"
        defaultValue={tracking}
        maxLength={300}
        aria-label={words.tracking}
        placeholder={words.tracking}
      />
    </SheetForm>
  )
}
