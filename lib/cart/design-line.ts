import type { Design } from '@/lib/scene/model'
import { storeDesign } from '@/lib/scene/stored'

/** The cart's line for so many pieces of a design, with all that makes it this very product. */
export function designLine(design: Design, quantity: number) {
  return {
    type: design.type,
    slug: design.modelId,
    quantity,
    description: design.name || design.modelName,
    content: { config: { ...design.config }, inkColor: design.inkColor, design: storeDesign(design) },
  }
}
