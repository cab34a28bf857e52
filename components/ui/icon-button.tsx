import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does; also shown as a tooltip. */
  label: string
  children: ReactNode
  pressed?: boolean
}

/** An icon button, 40 px square, 44 for touch. */
export function IconButton({ label, children, pressed, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-md text-ink hover:bg-wash disabled:text-edge disabled:hover:bg-transparent pointer-coarse:size-11',
        'aria-pressed:bg-mat-soft aria-pressed:text-mat-2',
        className,
      )}
      {...props}
    >
      {children}
    </button>
  )
}
