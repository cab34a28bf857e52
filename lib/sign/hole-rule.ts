import type { Fixing, HoleLayout } from '@/lib/catalogue/signs'
import type { SignFinding } from './finding'
import { holeLengthFactor } from './limits'

/** A plate's box in mm. */
export interface PlateSize {
  width: number
  height: number
}

/** The diameter, in mm, that a fixing drills: the chosen one, its style's, or its own. 0 where it drills nothing. */
export function holeDiameter(fixing: Fixing, options: { diameters?: unknown; styles?: unknown }): number {
  if (!fixing.hole) return 0
  const { diameters, styles } = options
  if (typeof diameters === 'number' && fixing.options.diameters?.includes(diameters)) return diameters
  const { byStyle } = fixing.hole
  const style = byStyle && typeof styles === 'string' && Object.hasOwn(byStyle, styles) && byStyle[styles]
  return style ? style.diameter : fixing.hole.diameter
}

const marginsOf = (fixing: Fixing): number => 2 * (fixing.hole?.edgeMargin ?? 0)

/**
 * Free length / hole diameter must be above four (specification §5). The free length is the bounding box's without the
 * margins at both edges (product decisions §12).
 */
const isLongEnough = (length: number, fixing: Fixing, diameter: number): boolean =>
  (length - marginsOf(fixing)) / diameter > holeLengthFactor

/** What a layout lacks on each axis that it needs: the figure, in mm, that the axis must be above. */
export function findLayoutFindings(
  size: PlateSize,
  layout: HoleLayout,
  fixing: Fixing,
  diameter: number,
): SignFinding[] {
  const found: SignFinding[] = []
  for (const axis of layout.requiredAxes)
    if (!isLongEnough(size[axis], fixing, diameter))
      found.push({
        code: 'value-in-mm-minimum',
        subject: 'holes',
        name: layout.slug,
        axis,
        figure: marginsOf(fixing) + holeLengthFactor * diameter,
        exclusive: true,
        with: fixing.name,
      })
  return found
}

/** Whether a plate takes a layout. */
export const layoutFits = (size: PlateSize, layout: HoleLayout, fixing: Fixing, diameter: number): boolean =>
  layout.requiredAxes.every(axis => isLongEnough(size[axis], fixing, diameter))

/** The first layout that a plate takes with this diameter. */
export const firstFitting = (
  size: PlateSize,
  layouts: readonly HoleLayout[],
  fixing: Fixing,
  diameter: number,
): HoleLayout | undefined => layouts.find(layout => layoutFits(size, layout, fixing, diameter))
