import type { Fixing, HoleLayout } from '@/lib/catalogue/signs'
import type { SignIndex } from './catalogue-index'
import { firstFitting, holeDiameter, type PlateSize } from './hole-rule'
import type { Making } from './sizes'

type ListedOption = 'styles' | 'badge-type' | 'holes'

const nothing: string[] = []

/** What a material excludes of one option of a fixing, as texts (diameters too). */
function excludedValues(fixing: Fixing, key: string, making: Making): string[] {
  const options = making.entry.excludedFixings.get(fixing.name)
  return options && Object.hasOwn(options, key) ? (options[key] ?? nothing) : nothing
}

/** The values of an option that the material does not exclude, in the catalogue's order. */
export function allowedValues(fixing: Fixing, key: ListedOption, making: Making): string[] {
  const values = fixing.options[key] ?? nothing
  const excluded = excludedValues(fixing, key, making)
  return excluded.length ? values.filter(value => !excluded.includes(value)) : values
}

/** Diameters in mm that can be chosen; none where the fixing or its style sets it. */
export function allowedDiameters(fixing: Fixing, making: Making): number[] {
  const values = fixing.options.diameters ?? []
  const excluded = excludedValues(fixing, 'diameters', making)
  return excluded.length ? values.filter(value => !excluded.includes(String(value))) : values
}

/** The layouts of a fixing, whatever the size; free holes belong to `holes-only` (specification §4). */
export function allowedLayouts(fixing: Fixing, making: Making, index: SignIndex): HoleLayout[] {
  const layouts: HoleLayout[] = []
  for (const slug of allowedValues(fixing, 'holes', making)) {
    const layout = index.layouts.get(slug)
    if (layout && (!layout.custom || fixing.name === 'holes-only')) layouts.push(layout)
  }
  return layouts
}

/** The diameters, in mm, that a style may come with. */
export function diametersOfStyle(fixing: Fixing, style: string | undefined, making: Making): number[] {
  if (fixing.options.diameters) return allowedDiameters(fixing, making)
  return [holeDiameter(fixing, { styles: style })]
}

/** The first layout that the size takes with one of these diameters. */
export function layoutFor(
  size: PlateSize,
  fixing: Fixing,
  diameters: number[],
  making: Making,
  index: SignIndex,
): HoleLayout | undefined {
  if (!fixing.options.holes) return undefined
  const layouts = allowedLayouts(fixing, making, index)
  for (const diameter of diameters) {
    const layout = firstFitting(size, layouts, fixing, diameter)
    if (layout) return layout
  }
  return undefined
}

/** The styles that leave a hole layout at this size. */
export function validStyles(size: PlateSize, fixing: Fixing, making: Making, index: SignIndex): string[] {
  const styles = allowedValues(fixing, 'styles', making)
  if (!fixing.options.holes || !fixing.hole?.byStyle) return styles
  return styles.filter(style =>
    layoutFor(size, fixing, diametersOfStyle(fixing, style, making), making, index),
  )
}

/** The diameters that leave a hole layout at this size. */
export function validDiameters(size: PlateSize, fixing: Fixing, making: Making, index: SignIndex): number[] {
  return allowedDiameters(fixing, making).filter(diameter =>
    fixing.options.holes ? layoutFor(size, fixing, [diameter], making, index) : true,
  )
}

/** Every diameter that the fixing may drill on this material. */
export function possibleDiameters(fixing: Fixing, making: Making): number[] {
  const styles = allowedValues(fixing, 'styles', making)
  if (fixing.options.diameters || styles.length === 0) return diametersOfStyle(fixing, undefined, making)
  return styles.map(style => holeDiameter(fixing, { styles: style }))
}
