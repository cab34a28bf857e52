import type { ReactNode } from 'react'
import { classNames } from './class-names'

interface SectionProps {
  title?: ReactNode
  text?: ReactNode
  /** A link at the right of the title, from a tablet on. */
  aside?: ReactNode
  ground?: 'paper' | 'wash'
  children: ReactNode
}

/** A part of a page across its whole width. */
export function Section({ title, text, aside, ground = 'paper', children }: SectionProps) {
  return (
    <section className={classNames('py-10 lg:py-16', ground === 'wash' && 'bg-wash')}>
      <div className="wrap">
        {title && (
          <div className="mb-6 flex items-end justify-between gap-4">
            <div>
              <h2>{title}</h2>
              {text && <p className="mt-1.5 text-sm text-ink-2">{text}</p>}
            </div>
            {aside && <div className="shrink-0 text-sm max-lg:hidden">{aside}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
