import type { Design } from '@/lib/design/scene/model'
import { setStamp } from '@/lib/design/scene/operations/product'
import { plateOf } from '@/lib/design/scene/plate'
import { hasMount } from '@/lib/design/scene/traits'
import type { Mount } from './host'

/** A stamp on another mount; its colours stay where the mount has them. Other products stay unchanged. */
export function onMount(design: Design, { model, catalogue }: Mount): Design {
  const plate = plateOf(design, catalogue)
  if (!plate || !hasMount(design)) return design
  const { brand, range, model: name } = model
  return setStamp(design, { brand, range, model: name }, catalogue.stampModels.models, plate)
}
