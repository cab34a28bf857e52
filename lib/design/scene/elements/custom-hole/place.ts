import { centreOf } from '@/lib/design/geometry/box'
import type { Point } from '@/lib/design/geometry/path'
import { clearance, contoursOf } from '@/lib/design/geometry/polygon'
import { distance } from '@/lib/design/geometry/trig'
import { holeRules } from '../../limits'
import type { Element } from '../../model'
import type { Plate } from '../../plate'
import { squareBox } from '../boxes'
import type { CustomHoleElement } from './schema'

/** What stays of the plate between a circle and the other holes, in mm. */
export function gapToOthers(
  { centre, radius }: { centre: Point; radius: number },
  others: readonly CustomHoleElement[],
): number {
  const gaps = others.map(other => {
    const at = centreOf(squareBox(other))
    return distance(at.x - centre.x, at.y - centre.y) - radius - other.diameter / 2
  })
  return Math.min(Number.POSITIVE_INFINITY, ...gaps)
}

const holes = new WeakMap<readonly Element[], CustomHoleElement[]>()

/** The holes of a design; picked out once, since every rule about one asks for all. */
export function holesAmong(elements: readonly Element[]): readonly CustomHoleElement[] {
  const known = holes.get(elements)
  if (known) return known
  const found = elements.filter(element => element.type === 'custom-hole')
  holes.set(elements, found)
  return found
}

/** Distance of a hole to the plate's true edge, in mm; negative where it stands over it. */
export function gapToEdge({ centre, radius }: { centre: Point; radius: number }, plate: Plate): number {
  return clearance(centre, contoursOf(plate.outline)) - radius
}

/** Places tried at most in each direction of a plate. */
const steps = 12

/** Centres to try: from the middle of the upper edge downwards, then row by row. */
function* centresOn({ widthMm, heightMm }: Plate, inset: number): Generator<Point> {
  const along = (whole: number, share: number) => inset + (whole - 2 * inset) * share
  for (let y = 0; y <= steps; y += 1) yield { x: widthMm / 2, y: along(heightMm, y / steps) }
  for (let y = 0; y <= steps; y += 1) {
    for (let x = 0; x <= steps; x += 1) {
      yield { x: along(widthMm, x / steps), y: along(heightMm, y / steps) }
    }
  }
}

/** Where a hole of a diameter (mm) can be drilled: far enough from the edge and from the others, as high as it goes. */
export function freeCentre(diameter: number, plate: Plate, others: readonly CustomHoleElement[]): Point {
  const radius = diameter / 2
  const inset = holeRules.edgeOffsetMm + radius
  for (const centre of centresOn(plate, inset)) {
    const hole = { centre, radius }
    if (gapToOthers(hole, others) < holeRules.gapMm) continue
    if (gapToEdge(hole, plate) >= holeRules.edgeOffsetMm) return centre
  }
  return { x: plate.widthMm / 2, y: plate.heightMm / 2 }
}
