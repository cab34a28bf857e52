import type { Fixing, HoleLayout } from '@/lib/catalogue/signs'
import type { SignIndex } from './catalogue-index'
import { type Drill, drillOf, holesOnly } from './drill'
import { firstFitting } from './hole-rule'
import type { OutlinedSign } from './outline'
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

/** The layouts of a fixing, for any size; free holes belong to `holes-only` (FIXING-13). */
export function allowedLayouts(fixing: Fixing, making: Making, index: SignIndex): HoleLayout[] {
  const layouts: HoleLayout[] = []
  for (const slug of allowedValues(fixing, 'holes', making)) {
    const layout = index.layouts.get(slug)
    if (layout && (!layout.custom || fixing.name === holesOnly)) layouts.push(layout)
  }
  return layouts
}

/** What a fixing may drill in a style. */
function drillsOfStyle(fixing: Fixing, styles: string | undefined, making: Making): Drill[] {
  if (!fixing.options.diameters) return [drillOf(fixing, { styles })]
  return allowedDiameters(fixing, making).map(diameters => drillOf(fixing, { diameters, styles }))
}

/** The first layout that the plate takes with one of these drills. */
export function layoutFor(
  sign: OutlinedSign,
  fixing: Fixing,
  drills: Drill[],
  making: Making,
  index: SignIndex,
): HoleLayout | undefined {
  if (!fixing.options.holes) return undefined
  const layouts = allowedLayouts(fixing, making, index)
  for (const drill of drills) {
    const layout = firstFitting(sign, layouts, fixing, drill, index)
    if (layout) return layout
  }
  return undefined
}

/** The styles that leave the plate a hole layout. */
export function validStyles(sign: OutlinedSign, fixing: Fixing, making: Making, index: SignIndex): string[] {
  const styles = allowedValues(fixing, 'styles', making)
  if (!fixing.options.holes || !fixing.hole?.byStyle) return styles
  return styles.filter(style => layoutFor(sign, fixing, drillsOfStyle(fixing, style, making), making, index))
}

/** The diameters that leave the plate a hole layout. */
export function validDiameters(
  sign: OutlinedSign,
  fixing: Fixing,
  making: Making,
  index: SignIndex,
): number[] {
  return allowedDiameters(fixing, making).filter(diameters =>
    fixing.options.holes ? layoutFor(sign, fixing, [drillOf(fixing, { diameters })], making, index) : true,
  )
}

/** Everything that the fixing may drill on this material. */
export function possibleDrills(fixing: Fixing, making: Making): Drill[] {
  const styles = allowedValues(fixing, 'styles', making)
  if (fixing.options.diameters || styles.length === 0) return drillsOfStyle(fixing, undefined, making)
  return styles.map(style => drillOf(fixing, { styles: style }))
}
