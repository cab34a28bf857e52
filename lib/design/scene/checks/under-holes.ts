import type { Point, Rect } from '@/lib/design/geometry/path'
import { pathMeetsCircle } from '@/lib/design/geometry/polygon'
import type { CheckContext, ElementCheck } from './check'
import { inkOf } from './measure'

interface Hole {
  centre: Point
  radius: number
}

const circleIn = ({ left, top, width, height }: Rect): Hole => ({
  centre: { x: left + width / 2, y: top + height / 2 },
  radius: width / 2,
})

/** Every hole with what covers it: a screw's cap hides the ink around it. */
function holesOf({ plate, scene }: CheckContext): Hole[] {
  const placed = scene.items.flatMap(({ kind, elementId, bounds }) =>
    kind === 'hole' && elementId !== null && bounds ? [circleIn(bounds)] : [],
  )
  const fixed = plate.holes.map(hole => ({ centre: hole, radius: hole.visibleDiameter / 2 }))
  return [...placed, ...fixed]
}

/** Ink that a hole or its cover would take away. */
export const underHolesCheck: ElementCheck = {
  codes: ['design_hole_over_ink'],
  run(element, context) {
    const ink = inkOf(context.scene, element.id)
    const holes = ink.length === 0 ? [] : holesOf(context)
    if (holes.length === 0) return []
    const hit = ink.some(item =>
      holes.some(({ centre, radius }) => {
        const { bounds } = item
        const near =
          bounds &&
          centre.x + radius > bounds.left &&
          centre.x - radius < bounds.left + bounds.width &&
          centre.y + radius > bounds.top &&
          centre.y - radius < bounds.top + bounds.height
        return near && pathMeetsCircle(item.path, centre, radius)
      }),
    )
    return hit ? [{ code: 'design_hole_over_ink', severity: 'ask' }] : []
  },
}
