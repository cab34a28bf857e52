'use client'

import { enteredAnswer, standInsPath } from '@/lib/contract/stand-ins'
import { useStaffCall } from './use-staff-call'

/** Takes a client's place and goes to the shop. */
export function EnterClientButton(props: { client: number; label: string; failed: string }) {
  const { client, label, failed } = props
  const { busy, call } = useStaffCall(failed)
  const enter = async () => {
    const entered = enteredAnswer.safeParse(
      await call({ method: 'POST', path: standInsPath, body: { client } }),
    )
    if (entered.success) window.location.assign(entered.data.path)
  }
  return (
    <button type="button" className="bo-button" disabled={busy} onClick={() => void enter()}>
      {label}
    </button>
  )
}
