import type { Fixing } from '@/lib/catalogue/signs'
import { holeGapMm } from './limits'

/** What a fixing makes at each of its places: the hole, and the head, cap or cup that covers it. Diameters in mm. */
export interface Drill {
  diameter: number
  cover: number
}

/** The fixing of bare holes: nothing covers them. */
export const holesOnly = 'holes-only'

const nothing: Drill = { diameter: 0, cover: 0 }

/**
 * What a fixing drills with these options: the chosen diameter, its style's, or its own. A head whose diameter the
 * catalogue does not state is twice its hole (FIXING-10). Both diameters are 0 where the fixing drills nothing.
 */
export function drillOf(fixing: Fixing, options: { diameters?: unknown; styles?: unknown }): Drill {
  if (!fixing.hole) return nothing
  const { diameters, styles } = options
  const { byStyle } = fixing.hole
  const ofStyle = byStyle && typeof styles === 'string' && Object.hasOwn(byStyle, styles) && byStyle[styles]
  const isListed = typeof diameters === 'number' && fixing.options.diameters?.includes(diameters)
  const diameter = isListed ? diameters : ofStyle ? ofStyle.diameter : fixing.hole.diameter
  if (fixing.name === holesOnly) return { diameter, cover: diameter }
  const stated = (ofStyle ? ofStyle.visibleDiameter : undefined) ?? fixing.hole.visibleDiameter
  return { diameter, cover: Math.max(stated ?? 2 * diameter, diameter) }
}

/** The least distance between the centres of two such holes, in mm: covers do not overlap (FIXING-10), and the plate holds. */
export const leastSpacing = ({ diameter, cover }: Drill): number => Math.max(cover, diameter + holeGapMm)
