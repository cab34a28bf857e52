import 'server-only'
import { findStaticProduct } from '@/lib/catalogue/lookup'
import type { StampModel, Swatch } from '@/lib/catalogue/stamps'
import { outlineUrl } from '@/lib/design/drawing/outlines'
import { bandInk } from '@/lib/design/drawing/stamps/inks'
import { isOpened } from '@/lib/design/drawing/stamps/opened'
import { turnSteps } from '@/lib/design/drawing/stamps/turn-steps'
import type { StoredDesign } from '@/lib/design/scene/model'
import { plateOf } from '@/lib/design/scene/plate'
import { readDesign, storeDesign } from '@/lib/design/scene/stored'
import { firstFields } from '@/lib/design/templates/own-words'
import { shopDataPath } from '@/lib/doors/contract/shop-data-path'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { moneyFromMajor, multiplyMoney } from '@/lib/ground/money/money'
import type { PriceableItem } from '@/lib/money/pricing/item'
import type { ProductSummary } from '@/lib/product/contract/product'
import { lineOf, priceableOf } from '@/lib/product/kinds/registry'
import { firstInk, stampConfigOf } from '@/lib/product/kinds/stamp/blank'
import { modelOfDesign, type StampTemplate } from '@/lib/product/kinds/stamp/suiting-template'
import { caseColorExtra } from '@/lib/product/stamp/rules'
import type { TextLine } from '../own-text'
import { stepViews } from '../step-views'
import { type FitView, type GalleryView, isStampDesign, type ShownStamp } from './shown-stamp'

const pick = (swatches: readonly Swatch[], slugs: readonly string[], { language }: ViewContext) =>
  slugs.flatMap(slug => {
    const found = swatches.find(swatch => swatch.slug === slug)
    return found ? [{ slug, label: found.label[language], hex: found.hex }] : []
  })

/** The surcharge for another mount colour than the first, in the list's currency; none where there is one colour. */
function extraOf(model: StampModel, ctx: ViewContext) {
  const other = model.colors[1]
  if (!other) return null
  const euro = caseColorExtra(model, other, ctx.priceList)
  const { currency, rate } = ctx.priceList
  return priceText(multiplyMoney(moneyFromMajor(euro, currency), rate), ctx)
}

/** The input for the price of a model in a mount colour. */
function stampIn(model: StampModel, color: string): PriceableItem {
  const config = { ...stampConfigOf(model, color) }
  const item = priceableOf(lineOf({ kind: 'stamp', slug: model.slug, name: '', quantity: 1, config }))
  if (!item) throw new Error(`${model.slug} has no form that can be priced`)
  return item
}

/** The existing pictures of a model. */
function galleryViews(model: StampModel): GalleryView[] {
  const { miscImages, infos } = model
  const steps = turnSteps(model)
  return [
    { view: 'hero' },
    ...(steps ? [{ view: 'turn' as const, steps }] : []),
    { view: 'side' },
    ...(isOpened(model) ? [{ view: 'open' as const }] : []),
    { view: 'plate' },
    ...(infos.ink === 'automatique' ? [{ view: 'pad' as const }] : []),
    ...miscImages.map((_, step) => ({ view: 'misc' as const, step })),
  ]
}

/** The fields of a page's initial text. */
function fieldsOf(template: StampTemplate, design: StoredDesign, ctx: ViewContext): TextLine[] {
  const [plate, from] = [plateOf(readDesign(design), ctx.catalogue), plateOf(template.design, ctx.catalogue)]
  if (!plate || !from) return []
  return firstFields({ design: template.design, plate: from }, plate).map((text, line) => ({
    elementId: 'line',
    line,
    text,
  }))
}

interface Beginning {
  /** What the editor opens with; `null` where nothing can be designed. */
  design: StoredDesign | null
  /** The ready-made design whose text the page shows; it may be made for another plate. */
  template: StampTemplate | undefined
}

/** The choices and texts on the page of a model. */
export function stampChoices(
  model: StampModel,
  name: string,
  { design: blank, template }: Beginning,
  ctx: ViewContext,
): ShownStamp {
  const { stampModels } = ctx.catalogue
  const steps = (color: string | undefined) => (color ? stepViews(stampIn(model, color), ctx) : [])
  const design = isStampDesign(blank) ? blank : null
  const own = design && template && modelOfDesign(template.design, ctx.catalogue)
  const outlines = { slug: template && own === model ? template.slug : model.slug, language: ctx.language }
  return {
    slug: model.slug,
    name,
    language: ctx.language,
    locale: ctx.locale,
    colors: pick(stampModels.mountColors, model.colors, ctx).map(color => ({
      ...color,
      left: model.left?.[color.slug],
    })),
    soldOut: model.outOfStock ?? false,
    inks: pick(stampModels.inkColors, model.inksColor, ctx).map(ink => ({
      ...ink,
      bandHex: bandInk(ink.slug, stampModels.inkColors)?.hex,
    })),
    ink: firstInk(model, stampModels) ?? 'none',
    hasPad: model.infos.ink === 'automatique',
    views: galleryViews(model),
    steps: { first: steps(model.colors[0]), other: steps(model.colors[1]) },
    extra: extraOf(model, ctx),
    design,
    template: own && own !== model ? storeDesign(template.design) : null,
    lines: own ? fieldsOf(template, design, ctx) : [],
    mostLines: model.linesNumber,
    shopPath: shopDataPath(ctx.locale, {
      products: own && own !== model ? [model.slug, own.slug] : [model.slug],
      countries: [],
    }),
    config: { ...stampConfigOf(model) },
    fits: [],
    print: {
      width: model.width,
      height: model.height,
      round: model.round,
      print: template ? outlineUrl({ kind: 'print', ...outlines }) : null,
      band: model.band ? outlineUrl({ kind: 'band', ...outlines }) : null,
    },
  }
}

/** A template replaces the model's own design, ink included; a formula can be ordered as it is. */
export function withTemplate(shown: ShownStamp, template: StampTemplate): ShownStamp {
  const { design, slug: formula, isFormula } = template
  const ink = shown.inks.find(({ slug }) => slug === design.inkColor)?.slug ?? shown.ink
  const own = { ...design, slug: shown.slug, modelId: shown.slug, preset: false }
  if (!isFormula) return { ...shown, ink, design: storeDesign(own) }
  // It tells the editor which sample words the shopper must replace.
  return { ...shown, ink, design: storeDesign({ ...own, documentId: formula }), formula }
}

/** The consumable of a stamp: the pad of a mount without one, else its cartridge. */
export function fitViews(
  model: StampModel,
  supplies: readonly ProductSummary[],
  ctx: ViewContext,
): FitView[] {
  const type = model.infos.ink === 'manuel' ? 'inkpad' : 'cartridge'
  return supplies.flatMap(({ slug, name, url, price }) => {
    const product = findStaticProduct(ctx.catalogue, slug)
    if (product?.type !== type || !url || !price) return []
    return [
      {
        slug,
        name,
        url,
        picture: { kind: 'static', slug, view: 'tile', language: ctx.language } as const,
        price: priceText(price, ctx),
        variants: product.variants
          .filter(({ outOfStock }) => !outOfStock)
          .map(variant => ({ slug: variant.slug, ink: variant.inkColor })),
      },
    ]
  })
}
