import 'server-only'
import { getTranslations } from 'next-intl/server'
import { PriceAlone } from '@/components/ui/price'
import { Section } from '@/components/ui/section'
import type { Material } from '@/lib/catalogue/signs'
import { priceItem } from '@/lib/pricing/price-item'
import type { SignConfig } from '@/lib/sign/config'
import { smallestLetterMm } from '@/lib/sign/letters'
import { validateSign } from '@/lib/sign/validate'
import { localePath } from '@/lib/site/locales'
import { priceText } from '@/lib/site/prices'
import type { ViewContext } from '@/lib/site/view-context'

/** Sizes that are asked for often, in mm. */
const usual = [
  [60, 20],
  [100, 25],
  [150, 50],
  [200, 50],
  [200, 100],
  [200, 150],
  [250, 150],
  [300, 200],
  [400, 300],
  [500, 300],
  [600, 400],
] as const

/** Sizes beside the present one. */
const beside = 4

interface SignSheetProps {
  material: Material
  config: SignConfig
  /** The page's own path, without its locale. */
  path: string
  ctx: ViewContext
}

/** The usual sizes nearest to a sign's own that can be made like it, each with its price; its own among them. */
function sizesBeside(config: SignConfig, { catalogue, priceList }: ViewContext) {
  const area = config.width * config.height
  const own = [config.width, config.height] as const
  const others = usual.filter(([width, height]) => width !== own[0] || height !== own[1])
  const nearest = others
    .flatMap(([width, height]) => {
      const sign = { ...config, width, height }
      return validateSign(sign, catalogue).length === 0 ? [sign] : []
    })
    .sort(
      (a, b) =>
        Math.abs(Math.log((a.width * a.height) / area)) - Math.abs(Math.log((b.width * b.height) / area)),
    )
    .slice(0, beside - 1)
  return [config, ...nearest]
    .sort((a, b) => a.width * a.height - b.width * b.height)
    .flatMap(sign => {
      const price = priceItem({ kind: 'sign', config: sign }, 1, { catalogue, priceList })
      return price.ok ? [{ width: sign.width, height: sign.height, unit: price.unit }] : []
    })
}

/** What a sign is made of, in a table, and the sizes beside its own at one scale. */
export async function SignSheet({ material, config, path, ctx }: SignSheetProps) {
  const [t, names] = await Promise.all([
    getTranslations({ locale: ctx.locale, namespace: 'product.sign.sheet' }),
    getTranslations({ locale: ctx.locale, namespace: 'catalogue.markings' }),
  ])
  const { minSize, maxSize, thickness, densityGcm3 } = material
  const grams = Math.round((config.width * config.height * thickness * densityGcm3) / 1000)
  const rows = [
    [t('material'), t('materialText', { name: material.shortTitle[ctx.language], thickness, grams })],
    [
      t('marking'),
      t('markingText', {
        marking: names(material.marking),
        letter: smallestLetterMm(material, ctx.catalogue.materials.families),
      }),
    ],
    [t('outdoor'), t(material.outdoor ? 'outdoorYes' : 'outdoorNo')],
    [
      t('sizes'),
      t('sizesText', { w: minSize.width, h: minSize.height, W: maxSize.width, H: maxSize.height }),
    ],
    [t('colors'), t('colorsText', { count: material.colors.filter(color => !color.outOfStock).length })],
  ] as const
  const sizes = sizesBeside(config, ctx)
  const largest = Math.max(...sizes.map(({ width, height }) => Math.max(width, height * 1.4)))
  return (
    <Section ground="wash">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2>{t('title')}</h2>
          <dl className="mt-4 text-sm">
            {rows.map(([term, text]) => (
              <div
                key={term}
                className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4 border-b border-line py-2.5"
              >
                <dt className="text-ink-2">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {sizes.length > 1 && (
          <div>
            <h2>{t('beside')}</h2>
            <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2">
              {sizes.map(({ width, height, unit }) => {
                const isOwn = width === config.width && height === config.height
                const query = new URLSearchParams({ config: JSON.stringify({ width, height }) })
                return (
                  <li key={`${width} ${height}`}>
                    <a
                      href={`${localePath(ctx.locale, path)}?${query}`}
                      aria-current={isOwn ? 'true' : undefined}
                      className="grid h-full justify-items-center gap-2 rounded-md border border-line bg-paper p-3 text-center text-sm hover:border-edge aria-[current]:border-(--action) aria-[current]:shadow-[inset_0_0_0_1px_var(--action)]"
                    >
                      <span className="grid h-20 w-full place-items-center">
                        <span
                          aria-hidden
                          className="block border border-ink-3 on-wall"
                          style={{
                            width: `${(width / largest) * 100}%`,
                            aspectRatio: `${width} / ${height}`,
                          }}
                        />
                      </span>
                      <span className="font-semibold">{t('size', { width, height })}</span>
                      <PriceAlone price={priceText(unit, ctx)} />
                    </a>
                  </li>
                )
              })}
            </ul>
            <p className="mt-3 text-sm text-ink-2">{t('besideNote')}</p>
          </div>
        )}
      </div>
    </Section>
  )
}
