'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { type ListView, showsView, viewLimits } from '@/lib/office/lists/views'
import { SheetForm } from '../sheet-form'
import { useStaffCall } from '../use-staff-call'

interface ListViewsProps {
  collection: string
  /** Each with the person who shares it, if any, and the label of its removal. */
  views: readonly (Omit<ListView, 'email'> & { by: string; remove: string })[]
  words: Record<'title' | 'all' | 'keep' | 'name' | 'shared' | 'save' | 'close' | 'failed', string>
}

/** Lists that were kept under a name, as tabs above the list, and the present list to keep as another (STAFF-7). */
export function ListViews({ collection, views, words }: ListViewsProps) {
  const { busy, call } = useStaffCall(words.failed)
  const [open, setOpen] = useState(false)
  const address = useSearchParams().toString()
  const current = views.find(({ query }) => showsView(address, query))
  const path = `/admin/collections/${collection}`
  const keep = async (form: FormData) => {
    const body = { collection, name: form.get('name'), query: address, shared: form.has('shared') }
    const done = await call({ method: 'POST', path: '/api/list-views', body })
    if (done !== null) setOpen(false)
    return done !== null
  }
  return (
    <nav className="bo-views" aria-label={words.title}>
      <a href={path} aria-current={current ? undefined : 'true'}>
        {words.all}
      </a>
      {views.map(({ id, name, query, by }) => (
        <a
          key={id}
          href={`${path}?${query}`}
          aria-current={current?.id === id ? 'true' : undefined}
          title={by || undefined}
        >
          {name}
        </a>
      ))}
      {current?.removable && (
        <button
          type="button"
          className="bo-button"
          disabled={busy}
          onClick={() => void call({ method: 'DELETE', path: `/api/list-views/${current.id}` })}
        >
          {current.remove}
        </button>
      )}
      <button type="button" className="bo-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? words.close : words.keep}
      </button>
      {open && (
        <SheetForm send={words.save} look="main" row disabled={busy} onSend={keep}>
          <label>
            {words.name}
            <input name="name" required maxLength={viewLimits.name} autoComplete="off" />
          </label>
          <label className="bo-form__tick">
            <input type="checkbox" name="shared" /> {words.shared}
          </label>
        </SheetForm>
      )}
    </nav>
  )
}
