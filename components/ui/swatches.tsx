import { classNames } from './class-names'

export interface SwatchOption {
  value: string
  label: string
  /** CSS colour or background. */
  background: string
  disabled?: boolean
  /** Impossible at present. It can still be pressed, to see why. */
  refused?: boolean
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
          className={classNames('color-swatch', option.refused && 'refused-swatch')}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.label}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="cover-input"
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
        <span key={color} style={{ background: color }} className="color-dot" />
      ))}
      {colors.length > max && <span>+{colors.length - max}</span>}
    </span>
  )
}
