import { classNames } from '@/components/ui/class-names'

interface HandHintProps {
  /** For mouse and keyboard. */
  mouse: string
  /** For touch. */
  touch: string
  className?: string
}

/** A hint that fits the input device: mouse with keyboard, or touch. */
export function HandHint({ mouse, touch, className }: HandHintProps) {
  return (
    <p className={classNames('text-xs text-ink-2', className)}>
      <span className="pointer-coarse:hidden">{mouse}</span>
      <span className="hidden pointer-coarse:inline">{touch}</span>
    </p>
  )
}
