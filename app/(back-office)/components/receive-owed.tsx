'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

interface ReceiveOwedProps {
  payment: number
  label: string
  failed: string
}

/** The button that notes that owed money has come; the sheet follows. */
export function ReceiveOwed({ payment, label, failed }: ReceiveOwedProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  async function receive() {
    setBusy(true)
    const answer = await fetch('/api/payments/received', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment }),
    }).catch(() => null)
    if (!answer?.ok) toast.error(failed)
    router.refresh()
    setBusy(false)
  }
  return (
    <button type="button" className="bo-button" onClick={receive} disabled={busy}>
      {label}
    </button>
  )
}
