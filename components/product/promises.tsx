import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'

export interface PromiseView {
  icon: IconName
  title: ReactNode
  text: ReactNode
}

/** What comes with the product: when it arrives, what it costs to send, who checks it. */
export function Promises({
  promises,
  className = '',
}: {
  promises: readonly PromiseView[]
  className?: string
}) {
  return (
    <ul className={`grid gap-3.5 border-t border-line pt-4.5 text-sm ${className}`}>
      {promises.map(({ icon, title, text }) => (
        <li key={icon} className="flex gap-3">
          <Icon name={icon} className="mt-px text-(--action)" />
          <div>
            <div className="font-semibold">{title}</div>
            <div className="text-ink-2">{text}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}
