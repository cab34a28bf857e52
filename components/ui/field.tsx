import type { ComponentProps, ReactNode, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

/** The frame of a one-line control: 46 px, the unit inside at the right. */
export const controlClass = (invalid = false): string =>
  classNames(
    'w-full min-w-0 min-h-11.5 rounded-md border bg-paper px-3 text-base text-ink placeholder:text-ink-3',
    'focus:outline-none',
    // A wrong field stays marked while it is being corrected; the focus then shows as a thicker frame.
    invalid
      ? 'border-seal shadow-[0_0_0_1px_var(--color-seal)] focus:shadow-[0_0_0_2px_var(--color-seal)]'
      : 'border-edge focus:border-(--action) focus:shadow-[0_0_0_1px_var(--action)]',
  )

interface FieldProps {
  /** The control's id; hint and error get ids from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** What could be typed instead, after the error. */
  example?: ReactNode
  optional?: ReactNode
  children: ReactNode
  className?: string
}

/** Label above, control, then the range allowed or what to type instead. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, example, optional, children, className } = props
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {/* The space matters for screen readers, too. */}
        {optional && <span className="font-normal text-ink-3"> {optional}</span>}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-xs font-medium text-seal">
          <Icon name="error" size={16} className="mt-px" />
          <span>
            {error} {example && <span className="font-normal">{example}</span>}
          </span>
        </p>
      )}
    </div>
  )
}

/** The attributes that connect a control with its hint and error. */
export const describedBy = (id: string, has: { hint?: unknown; error?: unknown }) => ({
  id,
  'aria-invalid': has.error ? true : undefined,
  'aria-describedby': has.error ? `${id}-error` : has.hint ? `${id}-hint` : undefined,
})

type InputProps = ComponentProps<'input'> & { unit?: ReactNode; invalid?: boolean }

export function Input({ unit, invalid, className, ...props }: InputProps) {
  const input = (
    <input className={classNames(controlClass(invalid), Boolean(unit) && 'pr-12', className)} {...props} />
  )
  if (!unit) return input
  return (
    <span className="relative block">
      {input}
      <span aria-hidden className="absolute inset-y-0 right-3 flex items-center text-ink-3">
        {unit}
      </span>
    </span>
  )
}

type TextareaProps = ComponentProps<'textarea'> & { invalid?: boolean }

export function Textarea({ invalid, className, ...props }: TextareaProps) {
  return <textarea className={classNames(controlClass(invalid), 'min-h-28 py-2.5', className)} {...props} />
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { invalid?: boolean }

export function Select({ invalid, className, children, ...props }: SelectProps) {
  return (
    <select className={classNames(controlClass(invalid), 'pr-8', className)} {...props}>
      {children}
    </select>
  )
}
