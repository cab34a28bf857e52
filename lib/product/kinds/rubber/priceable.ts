import type { PriceableItem } from '@/lib/money/pricing/item'
import { configOf, textOf } from '../content'
import type { ProductLine } from '../kind'

/** The slug of a text plate: its `model` names the mount that it fits, `printy-4913`. */
const rubberSlug = ({ brand, model }: { brand: string; model: string }) => `rubber-${brand}-${model}`

/** Whether a line contradicts itself: what is made is the plate of the design, and a line that names a cheaper one is no offer. */
export function namesAnother(line: ProductLine): boolean {
  const config = configOf(line)
  const own = config && rubberSlug({ brand: textOf(config.brand), model: textOf(config.model) })
  return own !== null && own !== line.slug
}

/** What a text plate's line is priced by; null where the line contradicts itself. */
export const rubberPriceable = (line: ProductLine): PriceableItem | null =>
  namesAnother(line) ? null : { kind: 'rubber', slug: line.slug, tranquility: line.tranquility === true }
