'use client'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { pictureUrl } from '@/lib/design/drawing/url'
import type { MaterialFacts } from '@/lib/doors/contract/material-tools'
import { languageOf } from '@/lib/ground/site/locales'

const euro = { style: 'currency', currency: 'EUR' } as const
/** How many of its colours are shown; the rest is counted. */
const shownColors = 7

/** A material as the shop draws it, in its first colour or in one of its own. */
export function MaterialPicture({ name, color }: { name: string; color?: string }) {
  const language = languageOf(useLocale())
  const spec = { kind: 'sign', slug: name, view: 'swatch', language } as const
  return (
    <img
      alt=""
      loading="lazy"
      width={96}
      height={72}
      src={pictureUrl(color === undefined ? spec : { ...spec, color })}
    />
  )
}

/** What is seen of a material first: its look, its colours, its availability, and its revenue in a year. */
export function MaterialHead({ material }: { material: MaterialFacts }) {
  const t = useTranslations('tools.materials')
  const format = useFormatter()
  const { name, title, swatches, colors, outOfStock, sold } = material
  const more = colors - Math.min(colors, shownColors)
  return (
    <section className="tl-panel tl-material" aria-labelledby="material">
      <MaterialPicture name={name} />
      <div>
        <h2 id="material">{title}</h2>
        <p className="tl-swatches">
          {swatches.slice(0, shownColors).map(color => (
            <MaterialPicture key={color} name={name} color={color} />
          ))}
          <span className="tl-quiet">
            {more > 0 && t('moreColors', { count: more })} {t('gone', { count: outOfStock })}
          </span>
        </p>
      </div>
      <dl className="tl-figures">
        <div>
          <dt className="tl-quiet">{t('sold')}</dt>
          <dd>{format.number(sold.pieces)}</dd>
        </div>
        <div>
          <dt className="tl-quiet">{t('revenue')}</dt>
          <dd>{format.number(sold.revenue, euro)}</dd>
        </div>
      </dl>
    </section>
  )
}
