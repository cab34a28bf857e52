import { useLocale } from 'next-intl'
import type { Swatch } from '@/lib/catalogue/stamps'
import { languageOf } from '@/lib/ground/site/locales'

interface SwatchPicksProps {
  label: string
  swatches: readonly Swatch[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** Colours by their swatch and name; the chosen ones keep their order, which decides the first colour. */
export function SwatchPicks({ label, swatches, chosen, onChoose }: SwatchPicksProps) {
  const language = languageOf(useLocale())
  const toggle = (slug: string) =>
    onChoose(chosen.includes(slug) ? chosen.filter(own => own !== slug) : [...chosen, slug])
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="tl-bar">
        {swatches.map(({ slug, hex, label: names }) => (
          <label key={slug} className="tl-button">
            <input type="checkbox" checked={chosen.includes(slug)} onChange={() => toggle(slug)} />
            <span aria-hidden className="tl-swatch" style={{ background: hex }} />
            {names[language]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
