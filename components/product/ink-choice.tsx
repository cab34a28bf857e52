import type { SwatchOption } from '@/components/ui/swatches'

interface InkChoiceProps {
  name: string
  label: string
  value: string
  options: readonly SwatchOption[]
  onChange: (value: string) => void
}

/** Inks, each with its name: two inks on a pad are hard to tell by colour alone. */
export function InkChoice({ name, label, value, options, onChange }: InkChoiceProps) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {options.map(option => (
        <label
          key={option.value}
          className="relative flex min-h-10 items-center gap-2 rounded-md border border-line px-3 text-sm font-medium hover:border-edge has-checked:border-(--action) has-checked:shadow-[inset_0_0_0_1px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--action) pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="cover-input"
          />
          <span aria-hidden className="size-3.5 rounded-full" style={{ background: option.background }} />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
