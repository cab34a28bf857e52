import { onGrid } from '@/lib/design/geometry/path'
import { indexSigns, type SignCatalogue } from './catalogue-index'
import type { SignConfig } from './config'
import { drillOf } from './drill'
import { holePlaces, insetOf } from './hole-places'

/** A drilled hole, in mm from the plate's top left corner. `visibleDiameter` is what covers it: a head, cap or cup. */
export interface HolePosition {
  x: number
  y: number
  diameter: number
  visibleDiameter: number
}

/** Where the fixing of a sign drills. Free holes are elements of the design, so the layout `custom` has none here. */
export function holePositions(config: SignConfig, catalogue: SignCatalogue): HolePosition[] {
  const index = indexSigns(catalogue)
  const fixing = index.fixings.get(config.fixing.name)
  const layout = index.layouts.get(config.fixing.options.holes ?? '')
  if (!fixing?.hole || !layout?.positions) return []
  const drill = drillOf(fixing, config.fixing.options)
  return holePlaces(config, layout, insetOf(fixing, drill), index).map(({ x, y }) => ({
    x: onGrid(x),
    y: onGrid(y),
    diameter: drill.diameter,
    visibleDiameter: drill.cover,
  }))
}
