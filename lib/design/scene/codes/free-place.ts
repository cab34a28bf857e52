import { uniteRects } from '@/lib/design/geometry/bounds'
import { roundMm } from '@/lib/design/geometry/box'
import type { Rect } from '@/lib/design/geometry/path'
import { clearance, contoursOf } from '@/lib/design/geometry/polygon'
import type { CheckContext } from '../checks/check'
import type { Element } from '../model'
import type { Plate } from '../plate'
import type { CodeFacts } from './facts'

/** Places tried at most in each direction of a plate. */
const steps = 40

const overlaps = (a: Rect, b: Rect) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

/** The upright box that a code takes with its quiet zone, as offsets from the corner of its box. */
function spaceOf({ code, box }: CodeFacts): Rect {
  const { area, moduleMm, quiet } = code
  const left = area.left - quiet.left * moduleMm
  const top = area.top - quiet.top * moduleMm
  const own = {
    left,
    top,
    width: area.width + (quiet.left + quiet.right) * moduleMm,
    height: area.height + (quiet.top + quiet.bottom) * moduleMm,
  }
  const all = uniteRects(own, { left: 0, top: 0, width: box.width, height: box.height })
  const space = all ?? own
  if (box.rotate % 180 === 0) return space
  // A turned one gets the square that holds it at any angle.
  const [cx, cy] = [box.width / 2, box.height / 2]
  const reach = Math.hypot(
    Math.max(cx - space.left, space.left + space.width - cx),
    Math.max(cy - space.top, space.top + space.height - cy),
  )
  return { left: cx - reach, top: cy - reach, width: 2 * reach, height: 2 * reach }
}

function insidePlate({ left, top, width, height }: Rect, plate: Plate): boolean {
  const edge = contoursOf(plate.outline)
  const corners = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left, y: top + height },
    { x: left + width, y: top + height },
  ]
  return corners.every(corner => clearance(corner, edge) >= 0)
}

/** The nearest place where a code and its quiet zone touch nothing else; `null` where there is none. */
export function freePlace(
  element: Element,
  facts: CodeFacts,
  { plate, scene }: CheckContext,
): { left: number; top: number } | null {
  const space = spaceOf(facts)
  const others = scene.items.flatMap(({ kind, elementId, bounds }) =>
    kind !== 'cut' && elementId !== element.id && bounds ? [bounds] : [],
  )
  if (plate.keepOut) others.push(plate.keepOut)
  // Beyond the edge of a stamp is paper.
  const spare = plate.marking === 'ink' ? facts.code.quiet : null
  const beyond = spare ? Math.max(0, -space.left - plate.securityMm) : 0
  const free = {
    across: plate.widthMm - space.width + 2 * beyond,
    down: plate.heightMm - space.height + 2 * beyond,
  }
  if (free.across < 0 || free.down < 0) return null
  const places = Array.from({ length: (steps + 1) ** 2 }, (_, index) => ({
    left: (free.across * (index % (steps + 1))) / steps - space.left - beyond,
    top: (free.down * Math.floor(index / (steps + 1))) / steps - space.top - beyond,
  }))
  const { box } = facts
  const away = (place: { left: number; top: number }) =>
    (place.left - box.left) ** 2 + (place.top - box.top) ** 2
  const found = places
    .toSorted((a, b) => away(a) - away(b))
    .find(({ left, top }) => {
      const taken = { ...space, left: left + space.left, top: top + space.top }
      const solid = {
        left: taken.left + beyond,
        top: taken.top + beyond,
        width: taken.width - 2 * beyond,
        height: taken.height - 2 * beyond,
      }
      return others.every(other => !overlaps(taken, other)) && insidePlate(solid, plate)
    })
  return found ? { left: roundMm(found.left), top: roundMm(found.top) } : null
}
