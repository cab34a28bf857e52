import { insideOf } from '@/lib/design/geometry/edge-index'
import type { Point, Rect } from '@/lib/design/geometry/path'
import { contoursOf } from '@/lib/design/geometry/polygon'
import { contrastOf, luminance } from '../colour'
import { kindOf } from '../elements/registry'
import type { Element } from '../model'
import { recoloured } from '../operations/colour'
import type { Plate } from '../plate'
import type { Scene, SceneItem } from '../scene'
import type { CheckContext, ElementCheck } from './check'
import { inkOf } from './measure'

/** The least contrast of letters, which are read from a distance, and of all else, which is seen (DESIGN-27). */
export const leastContrast = { letters: 3, other: 1.5 } as const

/** Places of an outline that are looked at. */
const mostPlaces = 24

/** Some points of an outline, spread over its contours. */
function placesOf({ path }: SceneItem): Point[] {
  const points = contoursOf(path).flatMap(line => line.points)
  const stride = Math.max(1, Math.floor(points.length / mostPlaces))
  return points.filter((_, index) => index % stride === 0)
}

const holds = ({ bounds }: SceneItem, { x, y }: Point): boolean =>
  bounds !== null &&
  x >= bounds.left &&
  y >= bounds.top &&
  x <= bounds.left + bounds.width &&
  y <= bounds.top + bounds.height

const lightOf = ({ fill }: SceneItem, plate: Plate): number => luminance(fill === 'ink' ? plate.ink : fill)

/** The brightness below a point: of the topmost thing that lies there before an item, else of the plate. */
function lightBelow(point: Point, below: readonly SceneItem[], plate: Plate): number {
  const ground = below.findLast(item => holds(item, point) && insideOf(contoursOf(item.path))(point))
  return ground ? lightOf(ground, plate) : luminance(plate.paper)
}

const meet = (a: Rect | null, b: Rect | null): boolean =>
  a !== null &&
  b !== null &&
  a.left <= b.left + b.width &&
  b.left <= a.left + a.width &&
  a.top <= b.top + b.height &&
  b.top <= a.top + a.height

/** Things and places that are looked at for one scene at most; no design that somebody made has a tenth of them. */
const mostLooks = 20_000_000
/** Looking whether a place is within an outline takes as long as passing so many boxes by. */
const looksOfPlace = 20
const looks = new WeakMap<Scene, number>()

function mayLook(scene: Scene, count: number): boolean {
  const sum = (looks.get(scene) ?? 0) + count
  looks.set(scene, sum)
  return sum <= mostLooks
}

interface Contrast {
  contrast: number
  on: number
}

/** Elements that were not measured count as perfectly clear. */
const clearest: Contrast = { contrast: 21, on: 1 }

/** Contrasts of the outlines of an element, each the worst of its places, and the brightness it was worst on. */
function contrastsOf(element: Element, { plate, scene }: CheckContext): Contrast[] {
  const own = inkOf(scene, element.id)
  const first = own[0] ? scene.items.indexOf(own[0]) : 0
  const below = scene.items.slice(0, first).filter(({ kind }) => kind === 'ink')
  return own.map(item => {
    if (!mayLook(scene, below.length)) return clearest
    const near = below.filter(({ bounds }) => meet(bounds, item.bounds))
    const places = placesOf(item)
    if (!mayLook(scene, near.length * places.length * looksOfPlace)) return clearest
    const light = lightOf(item, plate)
    return places
      .map(point => lightBelow(point, near, plate))
      .map(on => ({ contrast: contrastOf(light, on), on }))
      .reduce((worst, one) => (one.contrast < worst.contrast ? one : worst), clearest)
  })
}

const clarities = new WeakMap<Scene, Map<Element, Contrast | null>>()

/** How clear an element is, measured once a scene. */
function clarityOf(element: Element, context: CheckContext): Contrast | null {
  const known = clarities.get(context.scene) ?? new Map<Element, Contrast | null>()
  clarities.set(context.scene, known)
  const before = known.get(element)
  if (before !== undefined) return before
  const clarity = measureClarity(element, context)
  known.set(element, clarity)
  return clarity
}

/** Letters are as clear as their weakest run; a drawing is seen by its clearest part. */
function measureClarity(element: Element, context: CheckContext): Contrast | null {
  const sorted = contrastsOf(element, context).toSorted((a, b) => a.contrast - b.contrast)
  return (kindOf(element).letters ? sorted[0] : sorted.at(-1)) ?? null
}

const needed = (element: Element): number =>
  kindOf(element).letters ? leastContrast.letters : leastContrast.other

/** Where any colour can be printed, what is drawn must stand out from what it lies on. */
export const contrastCheck: ElementCheck = {
  codes: ['design_low_contrast'],
  applies: (element, { plate }) => plate.fullColour && !kindOf(element).code,
  run(element, context) {
    const clarity = clarityOf(element, context)
    const least = needed(element)
    if (!clarity || clarity.contrast >= least) return []
    const measured = Math.floor(clarity.contrast * 10) / 10
    return [{ code: 'design_low_contrast', severity: 'ask', measured, needed: least }]
  },
  repairs(element, _, context) {
    const clarity = clarityOf(element, context)
    if (!clarity) return []
    const colour = contrastOf(clarity.on, 0) >= contrastOf(clarity.on, 1) ? '#000000' : '#ffffff'
    const { id, type, ...patch } = recoloured(element, colour)
    return [{ kind: 'change', elementId: id, patch, words: 'clearColour' }]
  },
}
