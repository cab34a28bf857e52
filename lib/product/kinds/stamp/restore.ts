import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel } from '@/lib/catalogue/lookup'
import type { StampConfig } from '@/lib/product/stamp/config'
import { patchStampConfig } from '@/lib/product/stamp/patch'
import { stampSlug } from '@/lib/product/stamp/slug'
import { configOf, inkOf, textOf, withConfig } from '../content'
import { dropped, type ProductLine, type Restoring } from '../kind'

/** A stamp with a stale mount or ink colour gets the model's first (PRODUCT-10, STAMP-3). */
export function restoreStamp<Line extends ProductLine>(line: Line, catalogue: Catalogue): Restoring<Line> {
  const stored = configOf(line) ?? {}
  const { brand, range, model: name } = stored
  const isNamed = typeof brand === 'string' && typeof range === 'string' && typeof name === 'string'
  const slug = isNamed ? stampSlug({ brand, range, model: name }) : line.slug
  const model = findStampModel(catalogue, slug)
  if (!model?.published || model.outOfStock) return dropped
  const wanted = {
    config: {
      ...stored,
      brand: model.brand,
      range: model.range,
      model: model.model,
      color: textOf(stored.color),
    } as StampConfig,
    inkColor: inkOf(line),
  }
  const { config, inkColor } = patchStampConfig(wanted, {}, catalogue.stampModels.models)
  const changes: Restoring<Line>['changes'][number][] = []
  if (config.color !== wanted.config.color && wanted.config.color) {
    changes.push({ code: 'color_reset', from: wanted.config.color, to: config.color })
  }
  if (inkColor && wanted.inkColor && inkColor !== wanted.inkColor) {
    changes.push({ code: 'ink_reset', from: wanted.inkColor, to: inkColor })
  }
  if (slug === line.slug && config.color === stored.color && inkColor === wanted.inkColor) {
    return { line, changes }
  }
  const restored = withConfig(line, slug, { ...config }, { inkColor })
  return { line: { ...restored, content: { ...restored.content, inkColor } }, changes }
}
