import 'server-only'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { StoredDesign } from '@/lib/design/scene/model'
import { storeDesign } from '@/lib/design/scene/stored'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { blankStamp, stampConfigOf } from '@/lib/product/kinds/stamp/blank'
import { modelOfDesign, suitingTemplate } from '@/lib/product/kinds/stamp/suiting-template'
import { readTemplates } from './content'

/**
 * What the editor opens with for a model: the template of the locale that is made for this very plate, else
 * an empty one. A model without a text plate has none.
 */
export async function designFor(model: StampModel, ctx: ViewContext): Promise<StoredDesign | null> {
  const { catalogue, language, locale } = ctx
  const blank = blankStamp({ type: 'stamp', slug: model.slug, content: {} }, catalogue, language)
  if (!blank) return null
  const design = suitingTemplate(model, await readTemplates(locale), catalogue)?.design
  if (!design || modelOfDesign(design, catalogue) !== model) return blank
  const config = stampConfigOf(model)
  return storeDesign({ ...design, slug: model.slug, config, preset: false, modelId: model.slug })
}
