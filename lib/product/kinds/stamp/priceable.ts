import type { PriceableItem } from '@/lib/money/pricing/item'
import { stampSlug } from '@/lib/product/stamp/slug'
import { configOf, textOf } from '../content'
import type { ProductLine } from '../kind'

/** The mount that a line is made of, by its configuration: a line that names a cheaper one is no offer. */
export function mountOf(line: ProductLine): { slug: string; color: string } | null {
  const config = configOf(line) ?? {}
  const [brand, range, model] = [textOf(config.brand), textOf(config.range), textOf(config.model)]
  const slug = brand && range && model ? stampSlug({ brand, range, model }) : line.slug
  return slug === line.slug ? { slug, color: textOf(config.color) } : null
}

/** What a stamp's line is priced by: its mount; null where the line contradicts itself. */
export function stampPriceable(line: ProductLine): PriceableItem | null {
  const mount = mountOf(line)
  return mount && { kind: 'stamp', ...mount, tranquility: line.tranquility === true }
}
