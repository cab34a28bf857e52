'use client'

import { useStaffCall } from '../use-staff-call'

interface ConfirmButtonProps {
  client: number
  label: string
  failed: string
}

/**
 * Confirms a professional account (PEOPLE-4). The page is loaded again: otherwise the form below the sheet would write back its old values.
 */
export function ConfirmButton({ client, label, failed }: ConfirmButtonProps) {
  const { busy, call } = useStaffCall(failed)
  const confirm = async () => {
    const request = {
      method: 'PATCH' as const,
      path: `/cms-api/clients/${client}`,
      body: { proConfirmed: true },
    }
    if ((await call(request)) !== null) window.location.reload()
  }
  return (
    <button
      type="button"
      className="bo-button bo-button--main"
      disabled={busy}
      onClick={() => void confirm()}
    >
      {label}
    </button>
  )
}
