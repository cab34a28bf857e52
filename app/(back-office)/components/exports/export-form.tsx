'use client'

import { useState } from 'react'
import { type Choice, FilterDate, FilterSelect } from '../filter-fields'
import { useStaffCall } from '../use-staff-call'

interface ExportFormProps {
  kinds: readonly Choice[]
  from: string
  to: string
  words: Record<'kind' | 'from' | 'to' | 'make' | 'failed', string>
}

/** Which data is exported, and for which days. */
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
      <FilterSelect
        id="export-kind"
        label={words.kind}
        choices={kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <FilterDate
        id="export-from"
        label={words.from}
        required
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <FilterDate
        id="export-to"
        label={words.to}
        required
        min={from}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <button type="submit" className="bo-button bo-button--main" disabled={busy}>
        {words.make}
      </button>
    </form>
  )
}
