'use client'
import { useTranslations } from 'next-intl'
import type { Ground } from './grounds'

/** Samples of the grounds. */
const samples: Readonly<Record<string, string>> = {
  white: '#f0f0ee',
  'wall-plaster': 'linear-gradient(135deg, #f4f4f2, #d0d3ce)',
  'wall-brick': 'repeating-linear-gradient(#a5604a 0 5px, #cfc7bd 5px 6px)',
  'door-wood': 'repeating-linear-gradient(90deg, #6d4a2e 0 6px, #3f2816 6px 7px)',
  glass: 'linear-gradient(120deg, #cfdde2 40%, #a4b9c1 41%)',
  room: 'linear-gradient(#f0f0ee 60%, #cdc6bb 61%)',
  fabric: '#2e3949',
  'letter-box': 'linear-gradient(#3d4745 30%, #0d0e0f 31% 45%, #3d4745 46%)',
  'own-wall': 'conic-gradient(#14523f 25%, #e4eee8 0 50%, #14523f 0 75%, #e4eee8 0)',
}

interface GroundChoiceProps {
  grounds: readonly Ground[]
  value: string
  onChange: (ground: Ground) => void
}

/** The backgrounds for the preview of the sign, with a sample of each. */
export function GroundChoice({ grounds, value, onChange }: GroundChoiceProps) {
  const t = useTranslations('editor.preview')
  return (
    <fieldset aria-label={t('ground')} className="flex flex-wrap justify-center gap-1.5">
      {grounds.map(ground => (
        <label
          key={ground.slug}
          className="relative flex min-h-9 items-center gap-2 rounded-md border border-line bg-paper px-2.5 text-xs font-medium hover:border-edge has-checked:border-(--action) has-checked:shadow-[inset_0_0_0_1px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--action) pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="preview-ground"
            checked={ground.slug === value}
            onChange={() => onChange(ground)}
            className="cover-input"
          />
          <span
            aria-hidden
            className="size-4 rounded-sm shadow-[inset_0_0_0_1px_rgb(0_0_0/0.2)]"
            style={{ background: samples[ground.slug] }}
          />
          {ground.label}
        </label>
      ))}
    </fieldset>
  )
}
