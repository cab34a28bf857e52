'use client'

import { useStaffCall } from './use-staff-call'

interface CallButtonProps {
  method: 'POST' | 'DELETE'
  path: string
  body?: unknown
  label: string
  failed: string
  /** The one filled button of its view. */
  main?: boolean
}

/** A button that asks for one change. */
export function CallButton({ label, failed, main = false, ...request }: CallButtonProps) {
  const { busy, call } = useStaffCall(failed)
  return (
    <button
      type="button"
      className={main ? 'bo-button bo-button--main' : 'bo-button'}
      disabled={busy}
      onClick={() => void call(request)}
    >
      {label}
    </button>
  )
}
