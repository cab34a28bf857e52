'use client'

import type { OrderState } from '@/lib/orders/order/states'
import { useStaffCall } from './use-staff-call'

interface StepButtonsProps {
  order: number
  from: OrderState
  /** The next steps; `waits` is the reason in words why one must wait. */
  steps: readonly { to: OrderState; label: string; waits: string | null }[]
  failed: string
}

/** The steps that can be taken next, as buttons: the first is what usually follows. One that has to wait says what for. */
export function StepButtons({ order, from, steps, failed }: StepButtonsProps) {
  const { busy, call } = useStaffCall(failed)
  return (
    <div className="bo-steps">
      {steps.map(({ to, label, waits }, index) => (
        <span key={to} className="bo-steps__one">
          <button
            type="button"
            className={`bo-button${index === 0 && !waits ? ' bo-button--main' : ''}`}
            disabled={busy || waits !== null}
            aria-describedby={waits ? `waits-${to}` : undefined}
            onClick={() =>
              void call({ method: 'POST', path: `/api/orders/${order}/moves`, body: { from, to } })
            }
          >
            {label}
          </button>
          {waits && (
            <span id={`waits-${to}`} className="bo-note">
              {waits}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
