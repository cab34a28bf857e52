'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

/** A change that a clerk asks for. */
export interface StaffRequest {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
}

/** The sentence with which the shop refuses: a problem's own, or that of Payload. */
async function reasonOf(response: Response): Promise<string | null> {
  const parsed = (await response.json().catch(() => null)) as {
    detail?: unknown
    errors?: { message?: unknown }[]
  } | null
  const reason = parsed?.detail ?? parsed?.errors?.[0]?.message
  return typeof reason === 'string' ? reason : null
}

/**
 * Sends a change, shows why it was refused, and refreshes the page in both cases: a refusal may mean that the data changed. If no answer
 * came, the same request is sent again with the same key, so that it is never done twice.
 * @param failed what is said where the shop does not answer
 * @returns what was answered, `null` where it was not done
 */
export function useStaffCall(failed: string) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const open = useRef<{ key: string; text: string } | null>(null)
  const call = async ({ method, path, body }: StaffRequest): Promise<unknown> => {
    const text = JSON.stringify([method, path, body])
    const { key } = open.current?.text === text ? open.current : { key: crypto.randomUUID() }
    open.current = { key, text }
    setBusy(true)
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => null)
    // After a fault or a gateway timeout it is unknown whether the change was done.
    if (response && response.status < 500) open.current = null
    const answer = response?.ok ? ((await response.json().catch(() => ({}))) as unknown) : null
    if (!response?.ok) toast.error((response && (await reasonOf(response))) ?? failed)
    router.refresh()
    setBusy(false)
    return answer
  }
  return { busy, call }
}
