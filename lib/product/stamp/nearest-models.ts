import type { StampModel } from '@/lib/catalogue/stamps'

/** How far two models are from each other for somebody who wants to change, in mm; another kind weighs 40. */
const apart = (model: StampModel, present: StampModel): number =>
  Math.abs(model.width - present.width) +
  Math.abs(model.height - present.height) +
  (model.categoryReadable === present.categoryReadable ? 0 : 40) +
  (model.shape === present.shape ? 0 : 40)

/** The models that a stamp can change to, the nearest first: of the same kind and shape, then by size. */
export function nearestModels(models: readonly StampModel[], present: StampModel): StampModel[] {
  return models
    .filter(model => model.published && model.editable && model.slug !== present.slug)
    .toSorted((a, b) => apart(a, present) - apart(b, present))
}
