'use client'

import { useStaffCall } from './use-staff-call'

interface CallButtonProps {
  method: 'POST' | 'DELETE'
  path: string
  body?: unknown
  label: string
  failed: string
}

/** A button that asks for one change. */
export function CallButton({ label, failed, ...request }: CallButtonProps) {
  const { busy, call } = useStaffCall(failed)
  return (
    <button type="button" className="bo-button" disabled={busy} onClick={() => void call(request)}>
      {label}
    </button>
  )
}
