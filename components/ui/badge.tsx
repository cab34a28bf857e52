import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type BadgeTone = 'mat' | 'seal' | 'plain' | 'ink' | 'soft' | 'ask' | 'inform' | 'refused'

const tones: Record<BadgeTone, string> = {
  mat: 'bg-mat text-white',
  seal: 'bg-seal text-white',
  plain: 'bg-paper text-ink shadow-1',
  ink: 'bg-ink text-white',
  soft: 'bg-mat-soft text-mat-2',
  ask: 'bg-amber-soft text-amber-2',
  inform: 'bg-blue-soft text-blue-2',
  refused: 'bg-seal-soft text-seal-2',
}

/** A rectangle of 22 px. Filled: pro, admin, best-seller, reduction. Soft: states. */
export function Badge({
  tone = 'soft',
  children,
  className,
}: {
  tone?: BadgeTone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 items-center gap-1.5 rounded-sm px-2 text-2xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
