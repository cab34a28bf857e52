'use client'

import { useState } from 'react'
import { SheetForm } from './sheet-form'
import { useStaffCall } from './use-staff-call'

interface ParcelFormProps {
  order: number
  carriers: readonly { value: string; label: string }[]
  carrier: string
  /** What is left to send. */
  lines: readonly { id: string; title: string; left: number }[]
  words: Record<'carrier' | 'tracking' | 'trackingHint' | 'pieces' | 'send' | 'failed', string>
}

/** A parcel that leaves: carrier, tracking number, and how many pieces of each line. By default all pieces that are left. */
export function ParcelForm({ order, carriers, carrier, lines, words }: ParcelFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({})
  const inParcel = ({ id, left }: ParcelFormProps['lines'][number]) => Math.min(pieces[id] ?? left, left)
  const send = async (form: FormData) => {
    const sent = lines.map(line => ({ id: line.id, pieces: inParcel(line) })).filter(one => one.pieces > 0)
    const body = { carrier: form.get('carrier'), tracking: form.get('tracking'), lines: sent }
    const done = await call({ method: 'POST', path: `/api/orders/${order}/shipments`, body })
    if (done !== null) setPieces({})
    return done !== null
  }
  return (
    <SheetForm
      send={words.send}
      look="main"
      disabled={busy || lines.every(line => inParcel(line) === 0)}
      onSend={send}
    >
      <ul className="bo-pieces">
        {lines.map(line => (
          <li key={line.id}>
            <label>
              <input
                type="number"
                min={0}
                max={line.left}
                value={inParcel(line)}
                onChange={({ target }) =>
                  setPieces({ ...pieces, [line.id]: Math.max(0, target.valueAsNumber || 0) })
                }
              />{' '}
              / {line.left} {line.title}
            </label>
          </li>
        ))}
      </ul>
      <label>
        {words.carrier}
        <select name="carrier" defaultValue={carrier}>
          {carriers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.tracking}
        <input name="tracking" maxLength={300} autoComplete="off" aria-description={words.trackingHint} />
      </label>
    </SheetForm>
  )
}
