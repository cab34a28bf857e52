'use client'

import {
  enteredAnswer,
  type ImpersonationRequest,
  impersonationsPath,
} from '@/lib/doors/contract/impersonations'
import { useStaffCall } from './use-staff-call'

interface EnterClientButtonProps {
  /** The client: his number, or the number of one of his orders. */
  whose: ImpersonationRequest
  /** Where to go then, where it is not the shop's first page. */
  path?: string
  label: string
  failed: string
  /** The one filled button of its view. */
  main?: boolean
}

/** Starts the impersonation of a client and goes to the shop. */
export function EnterClientButton({ whose, path, label, failed, main = false }: EnterClientButtonProps) {
  const { busy, call } = useStaffCall(failed)
  const enter = async () => {
    const entered = enteredAnswer.safeParse(
      await call({ method: 'POST', path: impersonationsPath, body: whose }),
    )
    if (entered.success) window.location.assign(path ?? entered.data.path)
  }
  return (
    <button
      type="button"
      className={main ? 'bo-button bo-button--main' : 'bo-button'}
      disabled={busy}
      onClick={() => void enter()}
    >
      {label}
    </button>
  )
}
