import type { ReactNode } from 'react'
import type { PictureSpec } from '@/lib/design/drawing/url'
import { ProductPicture } from '../product-picture'

export interface PictureOption {
  value: string
  label: string
  picture: PictureSpec
  /** Possible at present; a refused one can still be pressed, to see why. */
  available: boolean
  /** Below its name: the price difference from the present one. */
  note?: ReactNode
}

interface SwatchChoiceProps {
  name: string
  label: string
  value: string
  options: readonly PictureOption[]
  onChange: (value: string) => void
}

/** A material or a colour as a small piece of it. */
export function SwatchPicture({ spec, available = true }: { spec: PictureSpec; available?: boolean }) {
  return (
    <span className={available ? 'swatch-picture' : 'swatch-picture opacity-45'}>
      <ProductPicture spec={spec} alt="" density={2} className="size-full object-cover" />
    </span>
  )
}

/** Materials and colours as small samples, each with its name below. */
export function SwatchChoice({ name, label, value, options, onChange }: SwatchChoiceProps) {
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-2.5">
      {options.map(option => (
        <label key={option.value} className="swatch">
          <SwatchPicture spec={option.picture} available={option.available} />
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="cover-input"
          />
          <span className="-mx-1 block hyphens-auto">{option.label}</span>
          {option.note && <span className="-mx-1 block text-2xs text-ink-3">{option.note}</span>}
        </label>
      ))}
    </div>
  )
}
