import { classNames } from './class-names'

export interface SwatchOption {
  value: string
  label: string
  /** CSS colour or background. */
  background: string
  disabled?: boolean
}

interface SwatchesProps {
  name: string
  label: string
  value: string
  options: readonly SwatchOption[]
  onChange: (value: string) => void
  className?: string
}

/** Round colours to choose one of; each says its name, and the chosen one has a ring. */
export function Swatches({ name, label, value, options, onChange, className }: SwatchesProps) {
  return (
    <fieldset aria-label={label} className={classNames('flex flex-wrap gap-2.5', className)}>
      {options.map(option => (
        <label
          key={option.value}
          title={option.label}
          style={{ background: option.background }}
          className={classNames(
            'relative size-9 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/0.2),inset_0_6px_8px_rgb(255_255_255/0.18)] pointer-coarse:size-11',
            'has-checked:outline-2 has-checked:outline-offset-3 has-checked:outline-(--action)',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--action)',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.label}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
        </label>
      ))}
    </fieldset>
  )
}

/** The first colours of a product as dots, and how many more there are. `label` speaks for all of them. */
export function ColorDots({
  colors,
  label,
  max = 5,
}: {
  colors: readonly string[]
  label: string
  max?: number
}) {
  return (
    <span role="img" aria-label={label} className="flex items-center gap-1.25 text-2xs text-ink-3">
      {colors.slice(0, max).map(color => (
        <span
          key={color}
          style={{ background: color }}
          className="size-3.5 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/0.22)]"
        />
      ))}
      {colors.length > max && <span>+{colors.length - max}</span>}
    </span>
  )
}
