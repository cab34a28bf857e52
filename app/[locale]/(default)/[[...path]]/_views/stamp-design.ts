import 'server-only'
import type { StampModel } from '@/lib/catalogue/stamps'
import { blankStamp, stampConfigOf } from '@/lib/products/stamp/blank'
import type { StoredDesign } from '@/lib/scene/model'
import { storeDesign } from '@/lib/scene/stored'
import { pictureContent } from '@/server/pictures/content'
import { suitingSample } from '@/server/pictures/impressions'
import type { ViewContext } from './context'

/**
 * What the editor opens with for a model: the ready-made design of the locale that is made for this very plate, else
 * an empty one. A model without a text plate has none.
 */
export async function designFor(model: StampModel, ctx: ViewContext): Promise<StoredDesign | null> {
  const blank = blankStamp({ type: 'stamp', slug: model.slug, content: {} }, ctx.catalogue, ctx.language)
  if (!blank) return null
  const sample = suitingSample(model, ctx.language, await pictureContent())?.design
  const { brand, range, model: name } = model
  const own = sample?.config.brand === brand && sample.config.range === range && sample.config.model === name
  if (!sample || !own) return blank
  const config = stampConfigOf(model)
  return storeDesign({ ...sample, slug: model.slug, config, preset: false, modelId: model.slug })
}
