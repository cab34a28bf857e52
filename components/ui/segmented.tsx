import type { ReactNode } from 'react'
import { classNames } from './class-names'

type SegmentedProps<Value extends string> = {
  /** The form name of the group. */
  name: string
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  className?: string
} & (
  | { value: Value; onChange: (value: Value) => void; initial?: never }
  /** Markup alone: listeners find the group by its name. */
  | { initial: Value; value?: never; onChange?: never }
)

/** Two to four exclusive choices in one bar. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { name, label, value, initial, options, onChange, className } = props
  return (
    <fieldset
      className={classNames('inline-flex rounded-md border border-edge text-xs font-semibold', className)}
      aria-label={label}
    >
      {options.map(option => (
        <label
          key={option.value}
          className={classNames(
            'relative flex min-h-8 items-center px-3 pointer-coarse:min-h-11',
            'first:rounded-l-[3px] last:rounded-r-[3px] has-checked:bg-ink has-checked:text-white',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--action)',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : // Browsers must not restore the choice of another visit: listeners would take it for a new one.
                { defaultChecked: option.value === initial, autoComplete: 'off' })}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
