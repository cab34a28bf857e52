import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StampModel } from '@/lib/catalogue/stamps'
import { fitAroundWindow, impressionOfScene } from '@/lib/design/drawing/scene-marks'
import type { Impression } from '@/lib/design/drawing/stamps/impression'
import type { StampDesign } from '@/lib/design/scene/model'
import { modelOfDesign } from '@/lib/product/kinds/stamp/suiting-template'
import { compileDesign } from '@/server/design/scene/compile-design'

/** The print of a template on a model; without one a band's empty label, or nothing. */
export async function templateImpression(
  model: StampModel,
  design: StampDesign | undefined,
  catalogue: Catalogue,
): Promise<Impression | undefined> {
  if (!design) return model.band ? { shapes: [], widthMm: model.width, heightMm: model.height } : undefined
  const scene = await compileDesign(design, catalogue)
  if (!scene) return undefined
  const plate = modelOfDesign(design, catalogue)
  const window = model.embededContent?.area
  const from = plate?.embededContent?.area
  if (window && from && plate.slug !== model.slug) {
    return fitAroundWindow(scene, from, { width: model.width, height: model.height, window })
  }
  return impressionOfScene(scene)
}
