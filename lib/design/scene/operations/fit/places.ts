import { roundMm } from '@/lib/design/geometry/box'
import type { Rect } from '@/lib/design/geometry/path'
import { kindOf } from '../../elements/registry'
import { layoutTextElement } from '../../elements/text/layout'
import type { TextElement } from '../../elements/text/schema'
import { hasLines } from '../../elements/traits'
import type { FontEngine } from '../../fonts/engine'
import type { Design, Element, New } from '../../model'
import type { Plate } from '../../plate'
import { insetRect, plateRegion, type Region, rectsMeet } from '../../region'
import { canFill, isHeld, quietOf, type Standing, standing, widened } from './zones'

/** A place of a box's upper left corner, in mm. */
export interface Place {
  left: number
  top: number
}

/** Places looked at in each direction of a plate. */
const steps = 16

const right = ({ left, width }: Rect) => left + width
const bottom = ({ top, height }: Rect) => top + height

/** What has to be known of a plate to put something new on it. */
export interface Site extends Standing {
  /** The plate within its security zone. */
  edge: Region
  /** Where letters are. */
  rows: readonly Rect[]
}

/** The lines of a design, which may move. */
export const linesOf = ({ elements }: Pick<Design, 'elements'>): TextElement[] =>
  elements.filter(element => hasLines(element)).filter(canFill)

/** Where the letters of the lines are, row by row, in mm on the plate. */
export function rowsOf(design: Design, engine: FontEngine): Rect[] {
  return linesOf(design).flatMap(text =>
    layoutTextElement(text, engine)
      .lines.map(row => ({
        left: text.position.left + row.left,
        top: text.position.top + row.top,
        width: row.width,
        height: row.bottom - row.top,
      }))
      .map(row => insetRect(row, Math.min(row.height, row.width) * 0.1)),
  )
}

export function siteOf(design: Design, plate: Plate, engine: FontEngine): Site {
  const ground = standing(design.elements, plate, plate.securityMm)
  // Letters that a person placed do not make space.
  const held = rowsOf({ ...design, elements: design.elements.filter(isHeld) }, engine)
  return {
    ...ground,
    obstacles: [...ground.obstacles, ...held],
    edge: plateRegion(plate, plate.securityMm),
    rows: rowsOf(design, engine),
  }
}

/** Something new at a scale of its size, independent of its place. */
export interface Sized {
  width: number
  height: number
  /** What a code needs free around its box, in mm. */
  quiet: number
  /** Lines may stand inside of it. */
  isRing: boolean
  /** Where they may, while its box lies at `wanted`. */
  inside: Region | null
  /** Where its box was put at first, and whether that is in the middle from left to right. */
  wanted: Place
  isCentred: boolean
  at(place: Place): New
}

/** @returns null for an element without its own place */
export function sizedNew(element: New, share: number, plate: Plate): Sized | null {
  const whole: Element = { ...element, id: '' }
  const kind = kindOf(whole)
  const box = kind.box(whole)
  if (!box) return null
  const scaledAt = ({ left, top }: Place): Element => {
    const made = kind.scale(whole, {
      factor: share,
      dx: left - box.left * share,
      dy: top - box.top * share,
    })
    return kind.readable?.(made, plate) ?? made
  }
  const sample = scaledAt(box)
  const { width = 0, height = 0 } = kind.box(sample) ?? {}
  return {
    width,
    height,
    quiet: Math.max(0, quietOf(sample)),
    isRing: kind.inside !== undefined,
    inside: kind.inside?.(sample, plate, plate.securityMm) ?? null,
    wanted: { left: box.left, top: box.top },
    isCentred: Math.abs(box.left + box.width / 2 - plate.widthMm / 2) < 1,
    at(place) {
      const { id: _, ...fresh } = scaledAt(place)
      // Without its id it counts as not yet on a plate.
      return fresh as New
    },
  }
}

const boxAt = ({ width, height }: Sized, { left, top }: Place): Rect => ({ left, top, width, height })

/** Whether an upright rectangle lies in a region. */
const holds = (region: Region, rect: Rect): boolean => {
  const span = region(rect.top, bottom(rect))
  return span !== null && span.left <= rect.left + 1e-6 && span.right >= right(rect) - 1e-6
}

/** Points around a circle that are looked at. */
const turns = Array.from({ length: 24 }, (_, at) => (at * Math.PI) / 12)

/** Whether a ring lies in a region: its box has corners that it does not reach. */
function holdsRing(region: Region, { left, top, width, height }: Rect): boolean {
  return turns.every(angle => {
    const x = left + (width / 2) * (1 + Math.cos(angle))
    const y = top + (height / 2) * (1 + Math.sin(angle))
    const span = region(y, y)
    return span !== null && span.left <= x + 0.01 && x - 0.01 <= span.right
  })
}

/** Whether it would lie within the plate's security zone. */
export const isWithin = ({ edge }: Site, one: Sized, place: Place): boolean =>
  (one.isRing ? holdsRing : holds)(edge, boxAt(one, place))

/** Whether it would lie within the plate and on nothing that does not move. */
export function mayStand(site: Site, one: Sized, place: Place): boolean {
  if (!isWithin(site, one, place)) return false
  const box = boxAt(one, place)
  const kept = widened(box, one.quiet)
  const holdsAll = one.isRing ? holdsRing : holds
  return (
    !site.obstacles.some(other => rectsMeet(other, kept)) &&
    site.rings.every(ring => holdsAll(ring.region, box) || (ring.box !== null && !rectsMeet(ring.box, kept)))
  )
}

/** Where lines may stand inside of it. */
function insideOf({ inside, wanted }: Sized, { left, top }: Place): Region | null {
  if (!inside) return null
  const across = left - wanted.left
  const down = top - wanted.top
  return (from, to) => {
    const span = inside(from - down, to - down)
    return span && { left: span.left + across, right: span.right + across }
  }
}

/** How much of the letters it would cover, in mm². */
export function covered(one: Sized, place: Place, rows: readonly Rect[]): number {
  const kept = widened(boxAt(one, place), one.quiet)
  const near = rows.filter(row => rectsMeet(kept, row))
  if (near.length === 0) return 0
  const inside = insideOf(one, place)
  return near.reduce((sum, row) => {
    if (inside && holds(inside, row)) return sum
    const across = Math.min(right(kept), right(row)) - Math.max(kept.left, row.left)
    const down = Math.min(bottom(kept), bottom(row)) - Math.max(kept.top, row.top)
    return sum + across * down
  }, 0)
}

/** How far it keeps off the plate's edge, in mm: a code by its quiet zone, where the plate is large enough. */
function spaceAtEdge({ securityMm, widthMm, heightMm }: Plate, { quiet, width, height }: Sized): number {
  const most = Math.min(widthMm - width, heightMm - height) / 2
  return Math.max(securityMm, Math.min(quiet, most))
}

const within = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to))

/** The wanted place, as far off the edge as it has to be. */
const wantedPlace = (
  { wanted, width, height }: Sized,
  { widthMm, heightMm }: Plate,
  space: number,
): Place => ({
  left: roundMm(within(wanted.left, space, widthMm - space - width)),
  top: roundMm(within(wanted.top, space, heightMm - space - height)),
})

/** At the edges and in the middle of the plate, the wanted place first. */
export function placesAtEdges(one: Sized, plate: Plate): Place[] {
  const { width, height } = one
  const space = spaceAtEdge(plate, one)
  const edge = plateRegion(plate, space)
  const middle = (plate.heightMm - height) / 2
  const places = [middle, space, plate.heightMm - space - height].flatMap(top => {
    const span = edge(top, top + height)
    if (!span || span.right - span.left < width) return []
    const sides = [span.left, span.right - width]
    // What came to the middle of the plate goes before the lines, as a mark does; else to the side where it was put.
    const lefts = [...(one.isCentred ? sides : sides.toReversed()), (span.left + span.right - width) / 2]
    return lefts.map(left => ({ left: roundMm(left), top: roundMm(top) }))
  })
  return [wantedPlace(one, plate, space), ...places]
}

/** All over the plate, the nearest to the wanted place first. */
export function placesAllOver(one: Sized, plate: Plate): Place[] {
  const { wanted } = one
  const space = spaceAtEdge(plate, one)
  const across = Math.max(0, plate.widthMm - 2 * space - one.width)
  const down = Math.max(0, plate.heightMm - 2 * space - one.height)
  const places = Array.from({ length: (steps + 1) ** 2 }, (_, at) => ({
    left: roundMm(space + (across * (at % (steps + 1))) / steps),
    top: roundMm(space + (down * Math.floor(at / (steps + 1))) / steps),
  }))
  const away = ({ left, top }: Place) => (left - wanted.left) ** 2 + (top - wanted.top) ** 2
  return [wantedPlace(one, plate, space), ...places.sort((a, b) => away(a) - away(b))]
}
