import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { StampModel } from '@/lib/catalogue/stamps'
import { unionBox } from '@/lib/design/geometry/box'
import type { Design } from '@/lib/design/scene/model'
import { boxesOfDesign } from '@/lib/design/scene/operations/boxes'
import { hasMaterial, hasMount } from '@/lib/design/scene/traits'
import { signSlug } from '@/lib/product/sign/slug'
import { nearestModels } from '@/lib/product/stamp/nearest-models'

/** The smallest mount of a design's form that what is written on it fits. */
function smallestFor(design: Design, models: readonly StampModel[]): StampModel | undefined {
  const used = unionBox(boxesOfDesign(design).map(({ box }) => box))
  const [right, bottom] = used ? [used.left + used.width, used.top + used.height] : [0, 0]
  const round = hasMount(design) && design.config.round === true
  return models
    .filter(model => model.published && model.editable && model.round === round)
    .filter(({ width, height }) => width >= right && height >= bottom)
    .toSorted((a, b) => a.width * a.height - b.width * b.height)[0]
}

/** The product that comes nearest to the one of a design, which is no longer sold: its slug; null where there is none. */
export function nearestProduct(design: Design, catalogue: Catalogue): string | null {
  if (hasMaterial(design)) return signSlug(catalogue.materials.defaultSign.material)
  const { models } = catalogue.stampModels
  const model = findStampModel(catalogue, design.modelId)
  const nearest = model ? nearestModels(models, model)[0] : smallestFor(design, models)
  return nearest?.slug ?? null
}
