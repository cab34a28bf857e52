'use client'

import { SheetForm } from './sheet-form'
import { useStaffCall } from './use-staff-call'

interface ClaimFormProps {
  order: number
  lines: readonly { id: string; title: string; quantity: number; covered: boolean }[]
  reasons: readonly { value: string; label: string }[]
  words: Record<
    'line' | 'pieces' | 'reason' | 'note' | 'photo' | 'goodwill' | 'covered' | 'make' | 'failed',
    string
  >
}

/** Uploads a picture of the fault and returns its hash; null where none was chosen or the shop refused it. */
async function keepPhoto(photo: FormDataEntryValue | null): Promise<string | null> {
  if (!(photo instanceof File) || photo.size === 0) return null
  const response = await fetch('/api/own-pictures', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: photo,
  }).catch(() => null)
  const kept = response?.ok ? ((await response.json()) as { hash?: string }) : null
  return kept?.hash ?? null
}

/** What a customer complains of: which line, how many pieces, why; with a picture where he sent one. */
export function ClaimForm({ order, lines, reasons, words }: ClaimFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const make = async (form: FormData) => {
    const body = {
      line: form.get('line'),
      pieces: Number(form.get('pieces')),
      reason: form.get('reason'),
      note: form.get('note'),
      photo: await keepPhoto(form.get('photo')),
      goodwill: form.get('goodwill') !== null,
    }
    return (await call({ method: 'POST', path: `/api/orders/${order}/complaints`, body })) !== null
  }
  return (
    <SheetForm send={words.make} disabled={busy} onSend={make}>
      <label>
        {words.line}
        <select name="line">
          {lines.map(({ id, title, covered }) => (
            <option key={id} value={id}>
              {covered ? `${title} (${words.covered})` : title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.pieces}
        <input
          name="pieces"
          type="number"
          min={1}
          max={Math.max(...lines.map(({ quantity }) => quantity))}
          defaultValue={1}
          required
        />
      </label>
      <label>
        {words.reason}
        <select name="reason">
          {reasons.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.note}
        <textarea name="note" rows={2} maxLength={2000} />
      </label>
      <label>
        {words.photo}
        <input name="photo" type="file" accept="image/png,image/jpeg,image/webp" />
      </label>
      <label className="bo-form__tick">
        <input name="goodwill" type="checkbox" /> {words.goodwill}
      </label>
    </SheetForm>
  )
}
