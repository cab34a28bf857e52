import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'>

/** A check box with its label; the whole line is the target. */
export function Checkbox({ children, className, ...props }: InputProps & { children: ReactNode }) {
  return (
    <label className={classNames('flex min-h-6 items-start gap-2.5 text-sm pointer-coarse:py-3', className)}>
      <input type="checkbox" className="mt-px size-4.5 shrink-0 accent-(--action)" {...props} />
      <span className="min-w-0 grow">{children}</span>
    </label>
  )
}

interface RadioCardProps extends InputProps {
  title: ReactNode
  description?: ReactNode
  aside?: ReactNode
}

/** One of several options as a card; the chosen one has a 2 px outline and a filled dot. */
export function RadioCard({ title, description, aside, className, ...props }: RadioCardProps) {
  return (
    <label
      className={classNames(
        'flex items-start gap-3.5 rounded-md border border-line bg-paper px-4 py-3.5',
        'has-checked:border-(--action) has-checked:shadow-[inset_0_0_0_1px_var(--action)]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--action)',
        'has-disabled:bg-wash has-disabled:text-on-disabled',
        className,
      )}
    >
      <input type="radio" className="mt-1 size-4.5 shrink-0 accent-(--action) outline-none!" {...props} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        {description && <span className="block text-sm text-ink-2">{description}</span>}
      </span>
      {aside && <span className="text-sm font-semibold">{aside}</span>}
    </label>
  )
}

interface OptionCardProps extends InputProps {
  /** Cards that may stand together are check boxes. */
  type?: 'radio' | 'checkbox'
  /** The drawing above the words. */
  picture?: ReactNode
  title: ReactNode
  note?: ReactNode
  /** Impossible at present. It can still be pressed, to see why; only its picture is pale, its text stays readable. */
  refused?: boolean
}

/** For words that are too long for a small card, as in German. */
const hasLongWord = (title: ReactNode): boolean => typeof title === 'string' && /\S{16,}/.test(title)

/** A small card with a drawing: finishes, fixings, shapes. A refused one stays visible, with the reason as its note. */
export function OptionCard({
  type = 'radio',
  picture,
  title,
  note,
  refused,
  className,
  ...props
}: OptionCardProps) {
  return (
    <label className={classNames('option-card', refused && 'border-dashed text-ink-3', className)}>
      <input type={type} className="cover-input" {...props} />
      {picture && <span className={refused ? 'opacity-45' : undefined}>{picture}</span>}
      <span
        className={classNames(
          'max-w-full hyphens-auto [overflow-wrap:anywhere]',
          hasLongWord(title) ? 'text-[0.6875rem] tracking-[-0.02em]' : 'tracking-[-0.01em]',
        )}
      >
        {title}
      </span>
      {note && (
        <span className="max-w-full text-2xs font-normal text-ink-3 hyphens-auto [overflow-wrap:anywhere]">
          {note}
        </span>
      )}
    </label>
  )
}
