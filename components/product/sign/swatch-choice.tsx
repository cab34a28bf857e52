import type { PictureSpec } from '@/lib/drawing/url'
import { ProductPicture } from '../product-picture'

export interface PictureOption {
  value: string
  label: string
  picture: PictureSpec
  /** Possible as things stand; a refused one can still be pressed, to learn why. */
  available: boolean
}

interface SwatchChoiceProps {
  name: string
  label: string
  value: string
  options: readonly PictureOption[]
  onChange: (value: string) => void
}

/** Materials and colours as small samples, each with its name below. */
export function SwatchChoice({ name, label, value, options, onChange }: SwatchChoiceProps) {
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-2.5">
      {options.map(option => (
        <label
          key={option.value}
          className="group/swatch relative w-16.5 text-center text-2xs text-ink-2 has-checked:font-semibold has-checked:text-ink"
        >
          <span
            className={`on-wall mb-1.5 grid h-11.5 place-items-center overflow-hidden rounded-[3px] shadow-[inset_0_0_0_1px_rgb(0_0_0/0.18)] group-has-checked/swatch:outline-2 group-has-checked/swatch:outline-offset-2 group-has-checked/swatch:outline-(--action) group-has-focus-visible/swatch:outline-3 group-has-focus-visible/swatch:outline-offset-2 group-has-focus-visible/swatch:outline-(--action) ${option.available ? '' : 'opacity-45'}`}
          >
            <ProductPicture spec={option.picture} alt="" sizes="66px" className="size-full object-cover" />
          </span>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          <span className="-mx-1 block hyphens-auto">{option.label}</span>
        </label>
      ))}
    </div>
  )
}
