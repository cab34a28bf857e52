import { uprightBox } from '@/lib/design/geometry/box'
import type { Point, Rect } from '@/lib/design/geometry/path'
import { kindOf } from '../../elements/registry'
import type { TextElement } from '../../elements/text/schema'
import { hasLines } from '../../elements/traits'
import type { Element } from '../../model'
import type { Plate } from '../../plate'
import { plateRegion, type Region, rectsMeet, spanIn } from '../../region'
import { bandOf, betweenBands } from './bands'

/** Texts that stand below each other in a free part of the plate. */
export interface Stack {
  texts: readonly TextElement[]
  /** The free part, in mm; round shapes take the part in `regions`. */
  zone: Rect
  regions: readonly Region[]
}

/** Whether a text's lines can fill the plate: it is seen, free to move, upright, and stays in its box. */
export const canFill = (element: Element): boolean =>
  hasLines(element) &&
  !element.locked &&
  !element.hidden &&
  (element.rotate ?? 0) === 0 &&
  !element.overflowing

/** A text whose place was set by hand, and the share of its wanted sizes that it had then (DESIGN-63). */
export type PlacedText = TextElement & { placed: number }

/** Whether a text stays where a person put it while the others fill the plate. */
export const isHeld = (element: Element): element is PlacedText =>
  hasLines(element) && element.placed !== undefined && canFill(element)

/** More obstacles than these are not looked at; a design with so many pieces is not laid out as lines. */
const maxObstacles = 60

const right = ({ left, width }: Rect) => left + width
const bottom = ({ top, height }: Rect) => top + height
const middle = ({ position, size }: TextElement): Point => ({
  x: position.left + size.width / 2,
  y: position.top + size.height / 2,
})
const rectOf = ({ position, size }: TextElement): Rect => ({ ...position, ...size })
const holds = (rect: Rect, { x, y }: Point): boolean =>
  x > rect.left && x < right(rect) && y > rect.top && y < bottom(rect)

/** A rectangle that is larger by `by` mm on every side. */
export const widened = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** What stands on a plate beside its lines. */
export interface Standing {
  plate: Plate
  /** What has an inside: lines stand either in it or beside it. */
  rings: readonly { region: Region; box: Rect | null }[]
  /** What lines stand beside. */
  obstacles: readonly Rect[]
  /** Those of them on which no line is ever meant to stand. */
  codes: readonly Rect[]
}

/** What lines keep `gap` mm off: all of a design except lines that can fill its plate. */
export function standing(elements: readonly Element[], plate: Plate, gap: number): Standing {
  const rings: Standing['rings'][number][] = []
  const codes: Rect[] = []
  const obstacles: Rect[] = plate.keepOut ? [widened(plate.keepOut, plate.securityMm)] : []
  for (const { x, y, visibleDiameter: size } of plate.holes) {
    obstacles.push(widened({ left: x - size / 2, top: y - size / 2, width: size, height: size }, gap))
  }
  for (const element of elements) {
    if (canFill(element) || element.hidden) continue
    const kind = kindOf(element)
    const box = kind.box(element)
    const beside = hasLines(element) ? 0 : Math.max(gap, quietOf(element))
    const around = box && widened(uprightBox(box), beside)
    const region = kind.inside?.(element, plate, gap)
    if (region) rings.push({ region, box: around })
    else if (around) {
      obstacles.push(around)
      if (kind.code) codes.push(around)
    }
  }
  return { plate, rings, obstacles, codes }
}

/** What a code needs free around its box to be read, in mm: bars hold some of it within. */
export function quietOf(element: Element): number {
  const kind = kindOf(element)
  const code = kind.code?.(element)
  const box = kind.box(element)
  if (!code || !box) return 0
  const { quiet, area, moduleMm } = code
  return Math.max(
    quiet.left * moduleMm - area.left,
    quiet.top * moduleMm - area.top,
    quiet.right * moduleMm - (box.width - right(area)),
    quiet.bottom * moduleMm - (box.height - bottom(area)),
  )
}

/** A text that lies in the window of a dater belongs above or below it, on the nearer side. */
function besideWindow(point: Point, { keepOut, securityMm }: Plate): Point {
  if (!keepOut || !holds(widened(keepOut, securityMm), point)) return point
  const above = keepOut.top - securityMm
  const below = bottom(keepOut) + securityMm
  return { ...point, y: point.y - above < below - point.y ? above - 0.01 : below + 0.01 }
}

/** A text that lies on a code belongs to the code's side with more space. */
function besideCodes(point: Point, codes: readonly Rect[], whole: Rect): Point {
  const code = codes.find(one => holds(one, point))
  if (!code) return point
  const before = code.left - whole.left
  return { ...point, x: before >= right(whole) - right(code) ? code.left - 0.01 : right(code) + 0.01 }
}

/** The largest upright rectangle that holds all of the points and nothing of what stands there; null where none does. */
function largestFree(points: readonly Point[], whole: Rect, obstacles: readonly Rect[]): Rect | null {
  const highest = Math.min(...points.map(({ y }) => y))
  const lowest = Math.max(...points.map(({ y }) => y))
  const leftmost = Math.min(...points.map(({ x }) => x))
  const rightmost = Math.max(...points.map(({ x }) => x))
  const tops = [whole.top, ...obstacles.map(bottom)].filter(y => y >= whole.top && y <= highest)
  const bottoms = [bottom(whole), ...obstacles.map(({ top }) => top)].filter(
    y => y <= bottom(whole) && y >= lowest,
  )
  let best: Rect | null = null
  for (const top of tops) {
    for (const low of bottoms) {
      let from = whole.left
      let to = right(whole)
      for (const obstacle of obstacles) {
        if (obstacle.top >= low || bottom(obstacle) <= top) continue
        if (right(obstacle) <= leftmost) from = Math.max(from, right(obstacle))
        else if (obstacle.left >= rightmost) to = Math.min(to, obstacle.left)
        else to = from
      }
      const area = (to - from) * (low - top)
      if (to > rightmost && from < leftmost && (!best || area > best.width * best.height + 1e-6))
        best = { left: from, top, width: to - from, height: low - top }
    }
  }
  return best
}

/** The middle of a text's first row, in mm: a text that gets more rows keeps its place among the others. */
const firstRow = ({ position, size, doc }: TextElement): number =>
  position.top + size.height / (2 * Math.max(1, doc.lines.length))

/** How near lines come to each other at least, as a factor of their size. */
export const leastLineHeight = 0.9

interface Group {
  texts: TextElement[]
  points: Point[]
  zone: Rect
}

/** Texts that see each other, from top to bottom, with the ground that they share. */
function groupsOf(
  texts: readonly TextElement[],
  plate: Plate,
  { obstacles: others, codes }: Pick<Standing, 'obstacles' | 'codes'>,
  bands: readonly Rect[],
  gap: number,
): Group[] {
  const obstacles = [...others, ...bands]
  const whole = { left: gap, top: gap, width: plate.widthMm - 2 * gap, height: plate.heightMm - 2 * gap }
  const free = (points: readonly Point[]) =>
    largestFree(
      points,
      whole,
      obstacles.filter(obstacle => !points.some(point => holds(obstacle, point))),
    )
  const pointed = texts
    .map(text => {
      const point = besideWindow(within(middle(text), whole), plate)
      return { text, point: within(besideCodes(point, codes, whole), whole) }
    })
    .sort((a, b) => firstRow(a.text) - firstRow(b.text))
  const leastOf = ({ doc }: TextElement) => doc.lines.length * plate.minFontMm * leastLineHeight
  const groups: Group[] = []
  for (const { text, point } of betweenBands(pointed, bands, whole, leastOf)) {
    const last = groups.at(-1)
    const shared = last && free([...last.points, point])
    if (last && shared) {
      last.texts.push(text)
      last.points.push(point)
      last.zone = shared
      continue
    }
    const alone = free([point])
    if (alone) groups.push({ texts: [text], points: [point], zone: alone })
  }
  return apart(groups, whole, obstacles)
}

/** Where the grounds of two groups meet, the first takes all that the texts of the others leave, and they what is left. */
function apart(groups: readonly Group[], whole: Rect, obstacles: readonly Rect[]): Group[] {
  const crossing = groups.some((a, index) => groups.slice(index + 1).some(b => rectsMeet(a.zone, b.zone)))
  if (!crossing) return [...groups]
  const taken: Rect[] = []
  return groups.flatMap((group, index) => {
    const others = groups.slice(index + 1).flatMap(({ texts }) => texts.map(rectOf))
    const around = [...obstacles, ...taken, ...others]
    const beside = around.filter(rect => !group.points.some(point => holds(rect, point)))
    const zone = largestFree(group.points, whole, beside)
    if (!zone || taken.some(rect => rectsMeet(rect, zone))) return []
    taken.push(zone)
    return [{ ...group, zone }]
  })
}

const within = ({ x, y }: Point, rect: Rect): Point => ({
  x: Math.min(Math.max(x, rect.left + 0.01), right(rect) - 0.01),
  y: Math.min(Math.max(y, rect.top + 0.01), bottom(rect) - 0.01),
})

/** Whether two texts stand beside each other, as columns do: those are not laid below each other. */
function besideEachOther(a: TextElement, b: TextElement): boolean {
  const shared =
    Math.min(a.position.top + a.size.height, b.position.top + b.size.height) -
    Math.max(a.position.top, b.position.top)
  const apartBy =
    Math.max(a.position.left, b.position.left) -
    Math.min(a.position.left + a.size.width, b.position.left + b.size.width)
  return apartBy >= 0 && shared > 0.4 * Math.min(a.size.height, b.size.height)
}

const isStack = (texts: readonly TextElement[]): boolean =>
  !texts.some((a, index) => texts.slice(index + 1).some(b => besideEachOther(a, b)))

/**
 * The texts of a design that can fill their plate, stack by stack, each with the largest part of the plate that is free
 * around it. Columns are no stacks: they stay as they are. So do texts that a person moved; the others stand above or below them.
 * @param gap how far lines keep off the plate's edge and off what stands beside them, in mm
 * @param aside whether texts that lie on a code go beside it; else they stay where they are
 */
export function stacksOf(elements: readonly Element[], plate: Plate, gap: number, aside = true): Stack[] {
  const ground = standing(elements, plate, gap)
  if (ground.obstacles.length > maxObstacles) return []
  const edge = plateRegion(plate, gap)
  const texts = elements.filter(element => hasLines(element)).filter(canFill)
  const bands = texts.filter(isHeld).map(text => bandOf(text, plate))
  const free = texts.filter(text => !isHeld(text))
  return sharedRings(free, ground).flatMap(({ texts, inside }) => {
    const regions = [edge, ...inside.map(({ region }) => region)]
    const beside = ground.rings.flatMap(ring => (inside.includes(ring) || !ring.box ? [] : [ring.box]))
    const obstacles = [...ground.obstacles, ...beside]
    return groupsOf(texts, plate, { obstacles, codes: aside ? ground.codes : [] }, bands, gap)
      .filter(group => isStack(group.texts))
      .map(group => ({ texts: group.texts, zone: tight(group.zone, regions), regions }))
  })
}

/** The texts by the rings and frames in which they stand. */
function sharedRings(texts: readonly TextElement[], { rings }: Standing) {
  const byRings = new Map<string, { texts: TextElement[]; inside: typeof rings }>()
  for (const text of texts) {
    const { x, y } = middle(text)
    const inside = rings.filter(({ region }) => {
      const span = region(y, y)
      return span !== null && x > span.left && x < span.right
    })
    const key = inside.map(ring => rings.indexOf(ring)).join()
    const known = byRings.get(key) ?? { texts: [], inside }
    known.texts.push(text)
    byRings.set(key, known)
  }
  return [...byRings.values()]
}

/** A zone without the heights at which no row has any width. */
function tight(zone: Rect, regions: readonly Region[]): Rect {
  const step = zone.height / 200
  const rows = Array.from({ length: 200 }, (_, index) => zone.top + index * step)
  const used = rows.filter(y => spanIn(regions, y, y + step))
  const first = used[0]
  const last = used.at(-1)
  if (first === undefined || last === undefined) return zone
  return { ...zone, top: first, height: last + step - first }
}
