import type { PriceableItem } from '@/lib/money/pricing/item'
import { type SignConfig, signConfigSchema } from '@/lib/product/sign/config'
import { configOf, fieldsOf } from '../content'
import type { ProductLine } from '../kind'

/**
 * The configuration that is made. The free holes are those that stand in the design: a number that an old
 * configuration carries counts only where there is no design to count in (FIXING-15).
 */
export function signConfigOf(line: ProductLine): SignConfig | null {
  const parsed = signConfigSchema.safeParse(configOf(line))
  if (!parsed.success) return null
  const config = parsed.data
  const design = fieldsOf(line.content.design)
  if (!design) return config
  const { customHoles: _, ...options } = config.fixing.options
  const elements = Array.isArray(design.elements) ? design.elements : []
  const holes = elements.filter(element => fieldsOf(element)?.type === 'custom-hole').length
  const counted = options.holes === 'custom' && holes > 0 ? { ...options, customHoles: holes } : options
  return { ...config, fixing: { ...config.fixing, options: counted } }
}

/** What a sign's line is priced by; null where it has no configuration that can be read. */
export function signPriceable(line: ProductLine): PriceableItem | null {
  const config = signConfigOf(line)
  return config && { kind: 'sign', config, tranquility: line.tranquility === true }
}
