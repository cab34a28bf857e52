import 'server-only'
import type { StampModel } from '@/lib/catalogue/stamps'
import { blankStamp, stampConfigOf } from '@/lib/products/stamp/blank'
import type { StoredDesign } from '@/lib/scene/model'
import { storeDesign } from '@/lib/scene/stored'
import { pictureContent } from '@/server/pictures/content'
import { suitingTemplate } from '@/server/pictures/impressions'
import type { ViewContext } from './context'

/**
 * What the editor opens with for a model: the template of the locale that is made for this very plate, else
 * an empty one. A model without a text plate has none.
 */
export async function designFor(model: StampModel, ctx: ViewContext): Promise<StoredDesign | null> {
  const blank = blankStamp({ type: 'stamp', slug: model.slug, content: {} }, ctx.catalogue, ctx.language)
  if (!blank) return null
  const template = suitingTemplate(model, ctx.language, await pictureContent())?.design
  const { brand, range, model: name } = model
  const own =
    template?.config.brand === brand && template.config.range === range && template.config.model === name
  if (!template || !own) return blank
  const config = stampConfigOf(model)
  return storeDesign({ ...template, slug: model.slug, config, preset: false, modelId: model.slug })
}
