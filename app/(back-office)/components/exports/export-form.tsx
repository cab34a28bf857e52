'use client'

import { useState } from 'react'
import { useStaffCall } from '../use-staff-call'

interface ExportFormProps {
  kinds: readonly { value: string; label: string }[]
  from: string
  to: string
  words: Record<'kind' | 'from' | 'to' | 'make' | 'failed', string>
}

/** What is to be written out, and of which days. */
export function ExportForm({ kinds, words, ...first }: ExportFormProps) {
  const { busy, call } = useStaffCall(words.failed)
  const [kind, setKind] = useState(kinds[0]?.value ?? '')
  const [from, setFrom] = useState(first.from)
  const [to, setTo] = useState(first.to)
  return (
    <form
      className="bo-filters"
      onSubmit={event => {
        event.preventDefault()
        void call({ method: 'POST', path: '/api/exports', body: { kind, from, to } })
      }}
    >
      <div>
        <label htmlFor="export-kind">{words.kind}</label>
        <select id="export-kind" value={kind} onChange={({ target }) => setKind(target.value)}>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="export-from">{words.from}</label>
        <input
          id="export-from"
          type="date"
          required
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
      </div>
      <div>
        <label htmlFor="export-to">{words.to}</label>
        <input
          id="export-to"
          type="date"
          required
          min={from}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <button type="submit" className="bo-button bo-button--main" disabled={busy}>
        {words.make}
      </button>
    </form>
  )
}
