import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** How far something has come, in the shop's colours: every browser has a different default look. */
export function ProgressBar({ className, ...props }: ComponentProps<'progress'>) {
  return (
    <progress
      {...props}
      className={classNames(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line',
        '[&::-moz-progress-bar]:bg-(--action) [&::-webkit-progress-bar]:bg-line',
        '[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-(--action)',
        className,
      )}
    />
  )
}
