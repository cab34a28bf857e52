import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Material } from '@/lib/catalogue/signs'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { localePath } from '@/lib/ground/site/locales'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { SignConfig } from '@/lib/product/sign/config'
import { smallestLetterMm } from '@/lib/product/sign/letters'
import { validateSign } from '@/lib/product/sign/validate'
import type { SignCare } from '../late-questions'
import { LazyQuestions } from '../lazy-parts'
import { Questions, Sheet, SheetRows, SizesBeside } from '../sheet'

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

/** The care of a sign by its material. */
const careOf = ({ type }: Material): SignCare => {
  if (type === 'brass') return 'brass'
  return type === 'wood' ? 'wood' : 'plain'
}

/** The facts of a sign in a table, other sizes at one scale, and its questions. */
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
  const sizes = sizesBeside(config, ctx).map(({ width, height, unit }) => {
    const query = new URLSearchParams({ config: JSON.stringify({ width, height }) })
    return {
      width,
      height,
      round: false,
      href: `${localePath(ctx.locale, path)}?${query}`,
      isOwn: width === config.width && height === config.height,
      label: t('size', { width, height }),
      price: priceText(unit, ctx),
    }
  })
  const care = careOf(material)
  const answers = {
    hold: t('questions.hold.answer'),
    logo: t('questions.logo.answer'),
    care: t(`questions.care.${care}`),
  }
  const questions = (['hold', 'logo', 'care'] as const).map(name => ({
    question: t(`questions.${name}.question`),
    answer: answers[name],
  }))
  return (
    <Sheet>
      <SheetRows title={t('title')} rows={rows} />
      <SizesBeside title={t('beside')} note={t('besideNote')} sizes={sizes} ground="on-wall" />
      {/* The page of a printed sign has no space for them: all its colours travel with it (docs/decisions/product-pages.md). */}
      {material.marking === 'printing' ? (
        <LazyQuestions locale={ctx.locale} about={{ care }} />
      ) : (
        <Questions title={t('questions.title')} questions={questions} />
      )}
    </Sheet>
  )
}
