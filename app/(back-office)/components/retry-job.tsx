'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

interface RetryJobProps {
  name: string
  id: string
  label: string
  failed: string
}

/** The button that has a job tried once more; the list shows its new state afterwards. */
export function RetryJob({ name, id, label, failed }: RetryJobProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    const answer = await fetch(`/api/jobs/${name}/${id}/retry`, { method: 'POST' }).catch(() => null)
    if (!answer?.ok) toast.error(failed)
    router.refresh()
    setBusy(false)
  }
  return (
    <button type="button" className="bo-button" onClick={retry} disabled={busy}>
      {label}
    </button>
  )
}
