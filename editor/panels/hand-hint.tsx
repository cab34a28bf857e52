import { classNames } from '@/components/ui/class-names'

interface HandHintProps {
  /** Said to a mouse and its keyboard. */
  mouse: string
  /** Said to a finger. */
  touch: string
  className?: string
}

/** A hint in the words of the hand that is there: a mouse clicks and has keys beside it, a finger touches. */
export function HandHint({ mouse, touch, className }: HandHintProps) {
  return (
    <p className={classNames('text-xs text-ink-2', className)}>
      <span className="pointer-coarse:hidden">{mouse}</span>
      <span className="hidden pointer-coarse:inline">{touch}</span>
    </p>
  )
}
