'use client'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { type Client, clientSchema } from '@/lib/people/client/client'
import { type Refusal, type Sent, send } from '../send'

export interface Saving {
  busy: boolean
  refused: Refusal | null
  /** True once something was saved, until something else is. */
  saved: boolean
  save: (change: object) => Promise<Sent<Client>>
}

/** Changes the client's own account (`PUT /api/clients`); everything that shows his data follows at once. */
export function useSave(): Saving {
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [saved, setSaved] = useState(false)
  const save = async (change: object) => {
    setBusy(true)
    setSaved(false)
    const sent = await send('PUT', '/api/clients', change, clientSchema)
    setBusy(false)
    setRefused(sent.ok ? null : sent.code)
    setSaved(sent.ok)
    if (sent.ok) await mutate('/api/clients', sent.value, { revalidate: false })
    return sent
  }
  return { busy, refused, saved, save }
}
