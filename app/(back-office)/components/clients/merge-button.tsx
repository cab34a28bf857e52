'use client'

import { type MergeRequest, mergesPath } from '@/lib/orders/order/sheet-work'
import { useStaffCall } from '../use-staff-call'

interface MergeButtonProps extends MergeRequest {
  label: string
  failed: string
}

/** Makes the two accounts one, as they were shown, and goes to the one that stays. */
export function MergeButton({ label, failed, ...body }: MergeButtonProps) {
  const { busy, call } = useStaffCall(failed)
  const merge = async () => {
    if ((await call({ method: 'POST', path: mergesPath, body })) !== null)
      window.location.assign(`/admin/collections/clients/${body.keep}`)
  }
  return (
    <button type="button" className="bo-button bo-button--seal" disabled={busy} onClick={() => void merge()}>
      {label}
    </button>
  )
}
