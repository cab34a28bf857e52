import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'

export type AlertTone = 'block' | 'ask' | 'confirm' | 'inform'

const tones: Record<AlertTone, { look: string; icon: IconName }> = {
  block: { look: 'bg-seal-soft text-seal-2', icon: 'error' },
  ask: { look: 'bg-amber-soft text-amber-2', icon: 'warning' },
  confirm: { look: 'bg-mat-soft text-mat-2', icon: 'check' },
  inform: { look: 'bg-blue-soft text-blue-2', icon: 'info' },
}

interface AlertProps {
  tone?: AlertTone
  title?: ReactNode
  children?: ReactNode
  /** The repair, and "show". */
  actions?: ReactNode
  role?: 'alert' | 'status'
  className?: string
}

/** A finding: red blocks, amber asks, green confirms, blue informs; each has its icon, so colour is never alone. */
export function Alert({ tone = 'inform', title, children, actions, role, className }: AlertProps) {
  const { look, icon } = tones[tone]
  return (
    <div role={role} className={classNames('flex gap-3 rounded-md px-3.5 py-3 text-sm', look, className)}>
      <Icon name={icon} />
      <div className="min-w-0 grow">
        {title && <strong className="font-semibold">{title}</strong>} {children}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
