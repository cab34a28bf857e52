import { pathBounds } from '@/lib/design/geometry/bounds'
import type { PathCommand } from '@/lib/design/geometry/path'
import { coverage } from '@/lib/design/geometry/raster'
import { areasOf } from '@/lib/design/picture/areas'
import { squaredDistances } from '@/lib/design/picture/distance'
import type { Plane } from '@/lib/design/picture/pixels'
import { measureStrokes } from '@/lib/design/picture/strokes'
import type { FaceFile, FontEngine } from '@/lib/design/scene/fonts/engine'

/** The letters that a face is judged by. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const pixelsPerEm = 160
/** Strokes wider than this, in pixels, are never too thin. */
const wide = 10
const margin = 2

function drawn(path: readonly PathCommand[], unitsPerEm: number): Plane | null {
  const bounds = pathBounds(path)
  if (!bounds) return null
  const scale = pixelsPerEm / unitsPerEm
  const width = Math.ceil(bounds.width * scale) + 2 * margin
  const height = Math.ceil(bounds.height * scale) + 2 * margin
  const cover = coverage(path, 'nonzero', {
    width,
    height,
    toPixels: ({ x, y }) => ({
      x: (x - bounds.left) * scale + margin,
      y: (y - bounds.top) * scale + margin,
    }),
    tolerance: unitsPerEm / 1000,
  })
  return { width, height, data: Uint8Array.from(cover, share => (share >= 0.5 ? 1 : 0)) }
}

/** The widest pen that fits into the largest space that a letter encloses, in pixels; null where it encloses none. */
function counterOf({ width, height, data }: Plane): number | null {
  const way = squaredDistances(pixel => data[pixel] === 1, width, height, false)
  const spaces = areasOf(
    pixel => data[pixel] === 0,
    width,
    height,
    pixel => way[pixel] ?? 0,
  ).filter(({ left, top }) => left > 0 && top > 0)
  return spaces.length === 0 ? null : Math.max(...spaces.map(({ peak }) => 2 * Math.sqrt(peak) - 1))
}

/** The value below which a share of all lies; null without any. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? null
}

const inEm = (pixels: number | null) =>
  pixels === null ? null : Math.round((pixels / pixelsPerEm) * 1000) / 1000

/**
 * How thin the strokes of a face are and how small the spaces that its letters enclose, in em, by a distance field: the
 * median of the thinnest strokes of its letters, and the lower quartile of the spaces; null where it has none.
 */
export function measureFace(face: FaceFile, engine: FontEngine) {
  const { unitsPerEm } = engine.metrics(face)
  const strokes: number[] = []
  const counters: number[] = []
  for (const letter of letters) {
    const [shaped] = engine.shape(face, letter, { ligatures: false, script: 'Latn', rtl: false })
    const plane = shaped && drawn(engine.outline(face, shaped.glyph), unitsPerEm)
    if (!plane) continue
    strokes.push(measureStrokes(plane, wide).thinnest ?? 2 * wide)
    const counter = counterOf(plane)
    if (counter !== null) counters.push(counter)
  }
  return { stroke: inEm(quantile(strokes, 0.5)), counter: inEm(quantile(counters, 0.25)) }
}
