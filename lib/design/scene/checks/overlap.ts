import type { Rect } from '@/lib/design/geometry/path'
import { coverage } from '@/lib/design/geometry/raster'
import { kindOf } from '../elements/registry'
import type { Element } from '../model'
import type { Scene, SceneItem } from '../scene'
import type { CheckContext, ElementCheck } from './check'
import { hundredth, inkOf } from './measure'
import { isAgain } from './twice'

/** The share of the smaller one's ink that may be covered without a question: a descender crosses the line below. */
const shareAllowed = 0.05
/** Ink below this, in mm², is a touch and no overlap. */
const areaAllowed = 0.1

/** Pixels along the longer side of the examined area, and their smallest edge in mm. */
const pixels = { most: 240, smallestMm: 0.025 }

function shared(a: Rect, b: Rect): Rect | null {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  const width = Math.min(a.left + a.width, b.left + b.width) - left
  const height = Math.min(a.top + a.height, b.top + b.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

/** The ink of an outline within a window, pixel by pixel. */
function inkWithin({ path, fillRule }: SceneItem, window: Rect, mmPerPixel: number): Float32Array {
  const picture = {
    width: Math.max(1, Math.ceil(window.width / mmPerPixel)),
    height: Math.max(1, Math.ceil(window.height / mmPerPixel)),
    toPixels: ({ x, y }: { x: number; y: number }) => ({
      x: (x - window.left) / mmPerPixel,
      y: (y - window.top) / mmPerPixel,
    }),
    tolerance: mmPerPixel / 2,
  }
  return coverage(path, fillRule, picture)
}

const pixelOf = (window: Rect): number =>
  Math.max(pixels.smallestMm, Math.max(window.width, window.height) / pixels.most)

const areas = new WeakMap<SceneItem, number>()

/** The surface of an outline's ink in mm², measured once. */
function areaOf(item: SceneItem): number {
  const known = areas.get(item)
  if (known !== undefined || !item.bounds) return known ?? 0
  const mm = pixelOf(item.bounds)
  const area = inkWithin(item, item.bounds, mm).reduce((sum, cover) => sum + cover, 0) * mm * mm
  areas.set(item, area)
  return area
}

/** Pairs that are measured for one scene at most; no design that somebody made has a tenth of them. */
const mostPairs = 500
const measuredPairs = new WeakMap<Scene, number>()

function mayMeasure(scene: Scene): boolean {
  const count = (measuredPairs.get(scene) ?? 0) + 1
  measuredPairs.set(scene, count)
  return count <= mostPairs
}

const overlaps = new WeakMap<SceneItem, WeakMap<SceneItem, number>>()

/** The surface in mm² that two outlines share, measured once a pair. */
function overlapOf(one: SceneItem, other: SceneItem, scene: Scene): number {
  const window = one.bounds && other.bounds && shared(one.bounds, other.bounds)
  if (!window) return 0
  const known = overlaps.get(one)?.get(other)
  if (known !== undefined || !mayMeasure(scene)) return known ?? 0
  const mm = pixelOf(window)
  const a = inkWithin(one, window, mm)
  const b = inkWithin(other, window, mm)
  const area = a.reduce((sum, cover, pixel) => sum + Math.min(cover, b[pixel] ?? 0), 0) * mm * mm
  const pairs = overlaps.get(one) ?? new WeakMap<SceneItem, number>()
  overlaps.set(one, pairs.set(other, area))
  return area
}

/** Codes have their own rule about their quiet zone. */
const isCode = (element: Element): boolean => kindOf(element).code?.(element) != null

/** The ink in mm² that this outline loses into those below it, where it is more than a touch. */
function lost(item: SceneItem, below: readonly SceneItem[], scene: Scene): number {
  let sum = 0
  for (const under of below) {
    // What is printed in another colour is seen on it.
    if (under.fill !== item.fill) continue
    const area = overlapOf(item, under, scene)
    if (area > areaAllowed && area > shareAllowed * Math.min(areaOf(item), areaOf(under))) sum += area
  }
  return sum
}

function elementsBelow(element: Element, { design }: CheckContext): Element[] {
  const index = design.elements.indexOf(element)
  return design.elements.slice(0, Math.max(0, index)).filter(below => !isCode(below))
}

/** Ink on ink of the same colour becomes one spot, and neither can be read (DESIGN-26). */
export const overlapCheck: ElementCheck = {
  codes: ['design_overlap'],
  applies: (element, { design }) => design.elements.length > 1 && !isCode(element),
  run(element, context) {
    // Two alike at one place have a finding of their own.
    if (isAgain(element, context.design)) return []
    const { scene } = context
    const below = elementsBelow(element, context).flatMap(({ id }) => inkOf(scene, id))
    const area = inkOf(scene, element.id).reduce((sum, item) => sum + lost(item, below, scene), 0)
    return area > 0 ? [{ code: 'design_overlap', severity: 'ask', measured: hundredth(area) }] : []
  },
}
