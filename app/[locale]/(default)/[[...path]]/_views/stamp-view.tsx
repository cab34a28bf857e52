import { getTranslations } from 'next-intl/server'
import { LazyStampConfigurator } from '@/components/product/lazy'
import { RealSize } from '@/components/product/real-size'
import type { StampChoices } from '@/components/product/stamp-configurator'
import { Badge } from '@/components/ui/badge'
import { priceTexts } from '@/components/ui/price-texts'
import type { StampModel, Swatch } from '@/lib/catalogue/stamps'
import type { Page } from '@/lib/contract/page'
import type { Product } from '@/lib/contract/product'
import { outlineUrl } from '@/lib/drawing/outlines'
import { moneyFromMajor, multiplyMoney } from '@/lib/money/money'
import type { PriceableItem } from '@/lib/pricing/item'
import { designLine, lineOf, plainLine, priceableOf } from '@/lib/products/registry'
import { firstInk, stampConfigOf } from '@/lib/products/stamp/blank'
import type { StampDesign } from '@/lib/scene/model'
import { storeDesign } from '@/lib/scene/stored'
import type { SiteLocale } from '@/lib/site/locales'
import { priceText } from '@/lib/site/prices'
import { caseColorExtra } from '@/lib/stamp/rules'
import { pictureContent } from '@/server/pictures/content'
import { suitingTemplate } from '@/server/pictures/impressions'
import { ClientMessages } from './client-messages'
import { readContext, type ViewContext } from './context'
import { Delivery } from './delivery'
import { toListingItem } from './listing-items'
import { PageCrumbs } from './page-crumbs'
import { ProductJsonLd } from './product-json-ld'
import { Supplies, Templates } from './stamp-companions'
import { designFor } from './stamp-design'
import { stepViews } from './steps'

const pick = (swatches: readonly Swatch[], slugs: readonly string[], { language }: ViewContext) =>
  slugs.flatMap(slug => {
    const found = swatches.find(swatch => swatch.slug === slug)
    return found ? [{ slug, label: found.label[language], hex: found.hex }] : []
  })

/** What another mount colour than the first costs more, in the list's currency; none where there is no other. */
function extraOf(model: StampModel, ctx: ViewContext) {
  const other = model.colors[1]
  if (!other) return null
  const euro = caseColorExtra(model, other, ctx.priceList)
  const { currency, rate } = ctx.priceList
  return priceText(multiplyMoney(moneyFromMajor(euro, currency), rate), ctx)
}

/** What a model in a mount colour is priced by. */
function stampIn(model: StampModel, color: string): PriceableItem {
  const config = { ...stampConfigOf(model, color) }
  const item = priceableOf(lineOf({ kind: 'stamp', slug: model.slug, name: '', quantity: 1, config }))
  if (!item) throw new Error(`${model.slug} has no form that can be priced`)
  return item
}

async function choicesOf(model: StampModel, name: string, ctx: ViewContext): Promise<StampChoices> {
  const { stampModels } = ctx.catalogue
  const steps = (color: string | undefined) => (color ? stepViews(stampIn(model, color), ctx) : [])
  const { inksColor } = model
  const design = await designFor(model, ctx)
  return {
    slug: model.slug,
    name,
    language: ctx.language,
    colors: pick(stampModels.mountColors, model.colors, ctx),
    inks: pick(stampModels.inkColors, inksColor, ctx),
    ink: firstInk(model, stampModels) ?? 'none',
    hasPad: model.infos.ink === 'automatique',
    steps: { first: steps(model.colors[0]), other: steps(model.colors[1]) },
    extra: extraOf(model, ctx),
    design,
    config: { ...stampConfigOf(model) },
  }
}

/** The template takes the place of the model's own, ink included. */
function withDesign(choices: StampChoices, chosen: StampTemplate, model: StampModel): StampChoices {
  const { design, slug, isFormula } = chosen
  const ink = choices.inks.find(({ slug }) => slug === design.inkColor)?.slug ?? choices.ink
  const own = { ...design, slug: model.slug, modelId: model.slug, preset: false }
  if (!isFormula) return { ...choices, ink, design: storeDesign(own) }
  // By it the editor knows which words would have to be changed to make it the shopper's own.
  return { ...choices, ink, design: storeDesign({ ...own, documentId: slug }), formula: slug }
}

/** A template; a formula can be ordered as it is. */
interface StampTemplate {
  slug: string
  design: StampDesign
  name: string
  isFormula: boolean
}

interface StampViewProps {
  page: Page
  product: Product
  model: StampModel
  locale: SiteLocale
  /** A template, on its own page. */
  template?: StampTemplate
}

/** The page of a stamp model. */
export async function StampView({ page, product, model, locale, template: chosen }: StampViewProps) {
  const ctx = await readContext(locale)
  const t = await getTranslations({ locale, namespace: 'product' })
  const badges = await getTranslations({ locale, namespace: 'catalogue' })
  const name = chosen?.name ?? product.name
  const item = toListingItem(product, 0, ctx)
  const hasPrint = chosen || suitingTemplate(model, ctx.language, await pictureContent())
  const plain = await choicesOf(model, name, ctx)
  const choices = chosen ? withDesign(plain, chosen, model) : plain
  const { title } = product
  const line =
    choices.formula && choices.design
      ? designLine(choices.design, 1, choices.formula)
      : plainLine('stamp', model.slug, ctx.catalogue)
  return (
    <div className="wrap">
      <PageCrumbs page={page} locale={locale} name={chosen?.name ?? product.shortName} />
      <ClientMessages names={['product', 'editing', ...priceTexts]} except={['product.sign']}>
        <LazyStampConfigurator
          choices={choices}
          badge={
            item.reduction ? (
              <Badge tone="seal">{badges('reduction', { percent: item.reduction })}</Badge>
            ) : item.badge && item.badge !== 'promo' ? (
              <Badge tone={item.badge === 'bestseller' ? 'mat' : 'plain'}>
                {badges(`badges.${item.badge}`)}
              </Badge>
            ) : undefined
          }
          heading={
            <>
              <h1 className="text-[28px] leading-8 lg:text-[34px] lg:leading-10">{name}</h1>
              <p className="mt-2 text-ink-2">
                {product.infos.description ||
                  product.description ||
                  t('stampText', { title, lines: model.linesNumber })}
              </p>
            </>
          }
          realSize={
            <RealSize
              width={model.width}
              height={model.height}
              round={model.round}
              print={
                hasPrint
                  ? outlineUrl({ kind: 'print', slug: chosen?.slug ?? model.slug, language: ctx.language })
                  : null
              }
            />
          }
          promises={line && <Delivery line={line} ctx={ctx} />}
        />
      </ClientMessages>
      {model.editable && <Templates model={model} ctx={ctx} />}
      <Supplies model={model} ctx={ctx} />
      <ProductJsonLd product={product} name={name} image={item} ctx={ctx} path={page.url} />
    </div>
  )
}
