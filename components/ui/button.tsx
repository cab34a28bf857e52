import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names'

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'on-mat' | 'line-mat' | 'danger'
export type ButtonSize = 'normal' | 'small'

const looks: Record<ButtonLook, string> = {
  primary:
    'bg-(--action) text-white shadow-[inset_0_1px_0_rgb(255_255_255/0.14)] hover:bg-(--action-2) border-transparent',
  secondary: 'bg-paper text-ink border-edge hover:border-ink hover:bg-wash',
  ghost: 'bg-transparent text-(--action) border-transparent hover:bg-mat-soft px-2!',
  'on-mat': 'bg-paper text-mat-2 border-transparent hover:bg-mat-soft outline-white!',
  'line-mat': 'bg-transparent text-white border-white/60 hover:border-white hover:bg-white/10 outline-white!',
  danger: 'bg-seal text-white border-transparent hover:bg-seal-2',
}

/** The classes of a button, for links that look like one. */
export function buttonClass(options: { look?: ButtonLook; size?: ButtonSize; full?: boolean } = {}): string {
  const { look = 'primary', size = 'normal', full = false } = options
  return classNames(
    'inline-flex items-center justify-center gap-2.5 rounded-md border font-semibold text-center transition-colors duration-100',
    size === 'normal'
      ? 'min-h-12 px-5.5 py-1.5 text-base'
      : 'min-h-10 px-4 py-1 text-md pointer-coarse:min-h-11',
    full && 'w-full',
    looks[look],
    'disabled:bg-disabled disabled:text-on-disabled disabled:border-transparent disabled:shadow-none',
  )
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  size?: ButtonSize
  full?: boolean
}

/** 48 px high, 40 in bars. One filled button per view; the reason of a disabled one stands beside it. */
export function Button({ look, size, full, className, type = 'button', ...props }: ButtonProps) {
  return (
    <button type={type} className={classNames(buttonClass({ look, size, full }), className)} {...props} />
  )
}
