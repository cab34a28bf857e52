import 'server-only'
import type { Language } from '@/lib/catalogue/common'
import type { StampModel } from '@/lib/catalogue/stamps'
import { designVersion, type StampDesign } from '@/lib/scene/model'
import { pictureContent } from '@/server/pictures/content'
import { suitingSample } from '@/server/pictures/impressions'
import type { ViewContext } from './context'

const configOf = ({ brand, range, model, colors, round, embededContent }: StampModel) => ({
  brand,
  range,
  model,
  color: colors[0] ?? '',
  round,
  fixedRatio: false,
  embededContent,
})

/** A stamp with nothing on it. */
function emptyDesign(model: StampModel, language: Language): StampDesign {
  return {
    version: designVersion,
    id: model.slug,
    type: 'stamp',
    slug: model.slug,
    name: model.title[language],
    config: configOf(model),
    inkColor: model.inksColor[0] ?? null,
    elements: [],
    background: 'white',
    quantity: 1,
    stepperMode: false,
    preset: false,
    modelId: model.slug,
    modelName: model.shortTitle,
  }
}

/**
 * What the editor opens with for a model: the ready-made design of the locale that is made for this very plate, else
 * an empty one. A model without a text plate has none.
 */
export async function designFor(model: StampModel, ctx: ViewContext): Promise<StampDesign | null> {
  if (!model.editable) return null
  const sample = suitingSample(model, ctx.language, await pictureContent())?.design
  const { brand, range, model: name } = model
  const own = sample?.config.brand === brand && sample.config.range === range && sample.config.model === name
  if (!sample || !own) return emptyDesign(model, ctx.language)
  return { ...sample, slug: model.slug, config: configOf(model), preset: false, modelId: model.slug }
}

export const stampConfigOf = configOf
