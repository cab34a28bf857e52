'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'

interface RefusedAlertProps {
  /** What was refused: where something else is refused, it is shown again. */
  of: unknown
  title?: ReactNode
  /** The reasons. */
  children?: ReactNode
  /** The ways out. */
  actions: ReactNode
}

/** Why a choice was not made. It is announced, and scrolled to: on a phone it stands below the pressed control. */
export function RefusedAlert({ of, title, children, actions }: RefusedAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is scrolled to as the first one is
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [of])
  return (
    <div ref={box} className="scroll-my-3">
      <Alert tone="ask" role="alert" title={title} actions={actions}>
        {children}
      </Alert>
    </div>
  )
}
