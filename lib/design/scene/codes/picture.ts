import { type Box, centreOf } from '@/lib/design/geometry/box'
import type { Point, Rect } from '@/lib/design/geometry/path'
import { coverage, coverageWithin } from '@/lib/design/geometry/raster'
import { rotation } from '@/lib/design/geometry/transform'
import { luminance } from '../colour'
import type { Plate } from '../plate'
import type { Scene, SceneItem } from '../scene'
import type { DrawnCode } from './drawn-code'

/** Pixels of a module: enough for a reader, and few enough to be read at once. */
const pixelsPerModule = 4
/** Bars are the same all the way down: a row of dots stands for a module's height. */
const rowsPerModule = { bars: 1, square: pixelsPerModule } as const
/** No picture is larger: a code with more modules has fewer pixels of each. */
const maxPixels = 1_500_000

/** A code with the space around it as an upright camera sees it: brightness from 0 to 255, row by row. */
export interface CodePicture {
  width: number
  height: number
  grey: Uint8Array
}

/** The part of the plate that is looked at, turned so that the code stands upright. */
interface View {
  width: number
  height: number
  /** Pixels of one mm across; bars have fewer downwards. */
  scale: number
  toPixels: (point: Point) => Point
  /** The code without its quiet zone, in pixels. */
  area: Rect
}

function viewOf({ format, area, moduleMm, quiet }: DrawnCode, box: Box): View {
  const space = {
    left: area.left - quiet.left * moduleMm,
    top: area.top - quiet.top * moduleMm,
    width: area.width + (quiet.left + quiet.right) * moduleMm,
    height: area.height + (quiet.top + quiet.bottom) * moduleMm,
  }
  const wanted = pixelsPerModule / moduleMm
  const scale = Math.min(wanted, Math.sqrt(maxPixels / (space.width * space.height)))
  const rows = rowsPerModule[format === 'qr' || format === 'datamatrix' ? 'square' : 'bars']
  const down = (scale * rows) / pixelsPerModule
  const [a, b, c, d, e, f] = rotation(-box.rotate, centreOf(box))
  return {
    width: Math.max(1, Math.round(space.width * scale)),
    height: Math.max(1, Math.round(space.height * down)),
    scale,
    toPixels: ({ x, y }) => ({
      x: (a * x + c * y + e - box.left - space.left) * scale,
      y: (b * x + d * y + f - box.top - space.top) * down,
    }),
    area: {
      left: (area.left - space.left) * scale,
      top: (area.top - space.top) * down,
      width: area.width * scale,
      height: area.height * down,
    },
  }
}

/** The pixels of a view that an item may reach, its bounds turned as the view is; null where there are none. */
function reachOf({ bounds }: SceneItem, { width, height, toPixels }: View): Rect | null {
  if (!bounds) return null
  const { left, top, width: w, height: h } = bounds
  const corners = [
    { x: left, y: top },
    { x: left + w, y: top },
    { x: left, y: top + h },
    { x: left + w, y: top + h },
  ].map(toPixels)
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  // A pixel more on each side: bounds are rounded.
  const [from, to] = [Math.floor(Math.min(...xs)) - 1, Math.ceil(Math.max(...xs)) + 1]
  const [first, last] = [Math.floor(Math.min(...ys)) - 1, Math.ceil(Math.max(...ys)) + 1]
  const reach = {
    left: Math.max(0, from),
    top: Math.max(0, first),
    width: Math.min(width, to) - Math.max(0, from),
    height: Math.min(height, last) - Math.max(0, first),
  }
  return reach.width > 0 && reach.height > 0 ? reach : null
}

/** Paints items into a view, back to front, as brightness from 0 to 1. */
function paint(items: readonly SceneItem[], view: View, plate: Plate, ground: number): Float32Array {
  const light = new Float32Array(view.width * view.height).fill(ground)
  const tolerance = 0.1 / view.scale
  for (const item of items) {
    const reach = reachOf(item, view)
    if (!reach) continue
    const colour = luminance(item.fill === 'ink' ? plate.ink : item.fill)
    const cover = coverageWithin(item.path, item.fillRule, { ...view, tolerance }, reach)
    for (let index = 0; index < cover.length; index += 1) {
      const share = cover[index] ?? 0
      if (share === 0) continue
      const row = reach.top + Math.floor(index / reach.width)
      const at = row * view.width + reach.left + (index % reach.width)
      light[at] = (light[at] ?? 0) * (1 - share) + colour * share
    }
  }
  return light
}

const inkItems = (scene: Scene) => scene.items.filter(({ kind }) => kind === 'ink')

/** Steps of brightness that are distinguished. */
const steps = 1023

/** Brightness as a camera gives it: of half the light it makes more than half the value. One value a step. */
const greys = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(255 * (step / steps) ** (1 / 2.2)),
)

function toGrey(light: Float32Array): Uint8Array {
  const grey = new Uint8Array(light.length)
  for (let at = 0; at < light.length; at += 1) grey[at] = greys[Math.round((light[at] ?? 0) * steps)] ?? 0
  return grey
}

/** A code with everything that is drawn around it and over it, at its true proportions. */
export function codePicture(code: DrawnCode, box: Box, plate: Plate, scene: Scene): CodePicture {
  const view = viewOf(code, box)
  const light = paint(inkItems(scene), view, plate, luminance(plate.paper))
  return { width: view.width, height: view.height, grey: toGrey(light) }
}

/** What lies around and under a code. */
export interface CodeGround {
  /** The brightness on which the code stands, 0 to 1: the median of its area and of its quiet zone. */
  light: number
  /** How many modules around it are free of anything that looks like a dark module, at most those that it needs. */
  freeModules: { left: number; right: number; top: number; bottom: number }
  /** Whether something like its own dark modules lies in the code itself. */
  covered: boolean
}

/**
 * The ground of a code: everything but the code itself, and for a sign what lies behind its edge, which may be dark. A
 * pixel counts as taken where it is nearer to the code's brightness than to that of the ground.
 */
export function codeGround(
  element: { id: string; ink: number },
  code: DrawnCode,
  box: Box,
  plate: Plate,
  scene: Scene,
): CodeGround {
  const view = viewOf(code, box)
  const others = inkItems(scene).filter(({ elementId }) => elementId !== element.id)
  const light = paint(others, view, plate, luminance(plate.paper))
  const ground = median(light)
  const edge =
    plate.marking !== 'ink'
      ? coverage(plate.outline, 'nonzero', { ...view, tolerance: 0.1 / view.scale })
      : null
  const taken = (at: number) => {
    const value = light[at] ?? 0
    return (edge?.[at] ?? 1) < 0.5 || Math.abs(value - element.ink) < Math.abs(value - ground)
  }
  return { light: ground, ...quietAround(view, code, taken) }
}

/** The median brightness of a picture, to a step. */
function median(light: Float32Array): number {
  const counts = new Uint32Array(steps + 1)
  for (let at = 0; at < light.length; at += 1) {
    const step = Math.round((light[at] ?? 0) * steps)
    counts[step] = (counts[step] ?? 0) + 1
  }
  let seen = 0
  const middle = counts.findIndex(count => {
    seen += count
    return 2 * seen >= light.length
  })
  return middle / steps
}

function quietAround(view: View, { quiet, moduleMm }: DrawnCode, taken: (at: number) => boolean) {
  const { width, height, scale, area } = view
  const perModule = scale * moduleMm
  const free = { ...quiet }
  let covered = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!taken(y * width + x)) continue
      const away = {
        left: area.left - x - 1,
        right: x - area.left - area.width,
        top: area.top - y - 1,
        bottom: y - area.top - area.height,
      }
      const furthest = Math.max(away.left, away.right, away.top, away.bottom)
      if (furthest < -0.5) covered += 1
      for (const side of ['left', 'right', 'top', 'bottom'] as const) {
        if (away[side] !== furthest || furthest < -0.5) continue
        free[side] = Math.min(free[side], Math.max(0, away[side] / perModule))
      }
    }
  }
  return { freeModules: free, covered: covered > 0 }
}
