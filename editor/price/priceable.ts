import type { PriceableItem } from '@/lib/pricing/item'
import type { Design } from '@/lib/scene/model'
import type { SignConfig } from '@/lib/sign/config'

/** The part of a design that money depends on. */
export function toPriceable(design: Design): PriceableItem {
  switch (design.type) {
    case 'stamp':
      return { kind: 'stamp', slug: design.modelId, color: design.config.color }
    case 'rubber':
      return { kind: 'rubber', slug: design.modelId }
    case 'sign':
      return { kind: 'sign', config: design.config as SignConfig }
  }
}
