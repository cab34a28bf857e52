import type { Design } from '@/lib/scene/model'
import { setStamp } from '@/lib/scene/operations/product'
import { plateOf } from '@/lib/scene/plate'
import { hasMount } from '@/lib/scene/traits'
import type { Mount } from './host'

/** A stamp on another mount; its colours stay where the mount has them. What is no stamp stays as it is. */
export function onMount(design: Design, { model, catalogue }: Mount): Design {
  const plate = plateOf(design, catalogue)
  if (!plate || !hasMount(design)) return design
  const { brand, range, model: name } = model
  return setStamp(design, { brand, range, model: name }, catalogue.stampModels.models, plate)
}
