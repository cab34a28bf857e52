import 'server-only'
import type { StampModel, Swatch } from '@/lib/catalogue/stamps'
import { bandInk } from '@/lib/drawing/stamps/inks'
import { isOpened } from '@/lib/drawing/stamps/opened'
import { moneyFromMajor, multiplyMoney } from '@/lib/money/money'
import type { PriceableItem } from '@/lib/pricing/item'
import { lineOf, priceableOf } from '@/lib/products/registry'
import { firstInk, stampConfigOf } from '@/lib/products/stamp/blank'
import type { StampTemplate } from '@/lib/products/stamp/suiting-template'
import type { StoredDesign } from '@/lib/scene/model'
import { storeDesign } from '@/lib/scene/stored'
import { priceText } from '@/lib/site/prices'
import type { ViewContext } from '@/lib/site/view-context'
import { caseColorExtra } from '@/lib/stamp/rules'
import type { StampChoices } from './stamp-configurator'
import type { GalleryView } from './stamp-gallery'
import { stepViews } from './step-views'

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

/** The pictures of a model that there are. */
function galleryViews(model: StampModel): GalleryView[] {
  const { images, miscImages, infos } = model
  return [
    { view: 'hero' },
    ...(images > 1 ? [{ view: 'turn' as const, steps: images }] : []),
    { view: 'side' },
    ...(isOpened(model) ? [{ view: 'open' as const }] : []),
    { view: 'plate' },
    ...(infos.ink === 'automatique' ? [{ view: 'pad' as const }] : []),
    ...miscImages.map((_, step) => ({ view: 'misc' as const, step })),
  ]
}

/** What can be chosen on the page of a model; `design` is what its editor opens with. */
export function stampChoices(
  model: StampModel,
  name: string,
  design: StoredDesign | null,
  ctx: ViewContext,
): StampChoices {
  const { stampModels } = ctx.catalogue
  const steps = (color: string | undefined) => (color ? stepViews(stampIn(model, color), ctx) : [])
  return {
    slug: model.slug,
    name,
    language: ctx.language,
    colors: pick(stampModels.mountColors, model.colors, ctx),
    inks: pick(stampModels.inkColors, model.inksColor, ctx).map(ink => ({
      ...ink,
      bandHex: bandInk(ink.slug, stampModels.inkColors)?.hex,
    })),
    ink: firstInk(model, stampModels) ?? 'none',
    views: galleryViews(model),
    steps: { first: steps(model.colors[0]), other: steps(model.colors[1]) },
    extra: extraOf(model, ctx),
    design,
    config: { ...stampConfigOf(model) },
  }
}

/** A template takes the place of the model's own design, ink included; a formula can be ordered as it is. */
export function withTemplate(choices: StampChoices, template: StampTemplate): StampChoices {
  const { design, slug: formula, isFormula } = template
  const ink = choices.inks.find(({ slug }) => slug === design.inkColor)?.slug ?? choices.ink
  const own = { ...design, slug: choices.slug, modelId: choices.slug, preset: false }
  if (!isFormula) return { ...choices, ink, design: storeDesign(own) }
  // By it the editor knows which words would have to be changed to make it the shopper's own.
  return { ...choices, ink, design: storeDesign({ ...own, documentId: formula }), formula }
}
