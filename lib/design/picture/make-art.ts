import { type Art, artCaps, type OutlinedArt } from '@/lib/design/scene/elements/image/art'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { Area } from './areas'
import { findLetterRows } from './letters'
import type { Plane } from './pixels'
import { screenOf, screenSize } from './screen'
import { onUnits, ringArea, simplifyRing } from './simplify'
import { measureStrokes } from './strokes'
import { type Ring, traceInk } from './trace'
import type { Size } from './window'
import { writeCells, writeContours } from './write-art'

/** Holes and specks below this width are filled and dropped on request, in mm. */
export const finestMm = 0.2

/** What came of a picture. `too-fine`: its outlines hold more than a design takes, however much they are simplified. */
export type MadeArt =
  | { ok: true; art: Art; holes: number; specks: number; points: number }
  | { ok: false; code: 'empty' | 'too-fine' }

export interface ArtRequest {
  grey: Plane
  edit: Pick<PictureEdit, 'mode' | 'threshold' | 'fillHoles' | 'dropSpecks'>
  /** The size on the plate, in mm: of one dot, and of details that are too small. */
  sizeMm: Size
  /** Pixels of the file in one pixel of `grey`; left out for a file of outlines. */
  filePixels?: number
}

/** Most units in a pixel: an eighth of it is finer than any grey tells. */
const finestUnit = 8
/** How far an outline may be from what was traced, in pixels: first, and where that holds too much. */
const tolerances = [0.3, 0.45, 0.7, 1, 1.5]

/** The width of a circle of the same surface. */
const widthOf = (ring: Ring): number => 2 * Math.sqrt(Math.abs(ringArea(ring)) / Math.PI)

function cleaned(rings: readonly Ring[], finest: number, { fillHoles, dropSpecks }: ArtRequest['edit']) {
  const isHole = (ring: Ring) => ringArea(ring) < 0
  const tiny = rings.filter(ring => widthOf(ring) < finest)
  const holes = tiny.filter(isHole)
  const specks = tiny.filter(ring => !isHole(ring))
  const gone = new Set([...(fillHoles ? holes : []), ...(dropSpecks ? specks : [])])
  // Anything below a pixel is noise of the file, with every setting.
  const kept = rings.filter(ring => !gone.has(ring) && Math.abs(ringArea(ring)) >= 0.5)
  return { kept, holes: holes.length, specks: specks.length }
}

/** The outlines of a picture, with as many points as a design takes. */
function outlined(request: ArtRequest): MadeArt {
  const { grey, edit, sizeMm, filePixels } = request
  const pixelMm = Math.min(sizeMm.width / grey.width, sizeMm.height / grey.height)
  const { kept, holes, specks } = cleaned(traceInk(grey, edit.threshold), finestMm / pixelMm, edit)
  if (kept.length === 0) return { ok: false, code: 'empty' }
  const unit = Math.min(finestUnit, Math.floor(artCaps.units / Math.max(grey.width, grey.height)))
  const size = { width: grey.width * unit, height: grey.height * unit }
  for (const tolerance of tolerances) {
    const rings = kept.flatMap(ring => {
      const points = onUnits(simplifyRing(ring, tolerance), unit, size)
      return points ? [points] : []
    })
    const text = writeContours(rings)
    if (text.length > artCaps.contours) continue
    const layers = [{ fill: null, contours: text }]
    const pixel = filePixels === undefined ? {} : { pixel: unit / filePixels }
    return {
      ok: true,
      art: { kind: 'outlines', ...size, layers, ...pixel },
      holes,
      specks,
      points: rings.reduce((sum, ring) => sum + ring.length / 2, 0),
    }
  }
  return { ok: false, code: 'too-fine' }
}

function screened({ grey, edit, sizeMm }: ArtRequest): MadeArt {
  const dots = screenOf(grey, edit.threshold, screenSize(sizeMm))
  if (!dots.data.includes(1)) return { ok: false, code: 'empty' }
  const art: Art = { kind: 'cells', columns: dots.width, rows: dots.height, dark: writeCells(dots.data) }
  return { ok: true, art, holes: 0, specks: 0, points: 0 }
}

/** What is engraved of a picture: its outlines, or its dots. */
export const makeArt = (request: ArtRequest): MadeArt =>
  request.edit.mode === 'screen' ? screened(request) : outlined(request)

interface Needed {
  strokeMm: number
  /** The height of a capital of the smallest letters that hold. */
  capitalMm: number
}

/** The longest edge at which strokes and letters are measured, in pixels: 0.06 mm each on a stamp of 60 mm. */
const measuredEdge = 1000

/** Where a picture is ink, at most `measuredEdge` large. */
function inkOf({ width, height, data }: Plane, threshold: number): Plane {
  const factor = Math.ceil(Math.max(width, height) / measuredEdge)
  const [columns, rows] = [Math.ceil(width / factor), Math.ceil(height / factor)]
  const ink = new Uint8Array(columns * rows)
  for (let at = 0; at < ink.length; at += 1) {
    const left = (at % columns) * factor
    const top = Math.floor(at / columns) * factor
    let sum = 0
    let count = 0
    for (let y = top; y < Math.min(height, top + factor); y += 1) {
      for (let x = left; x < Math.min(width, left + factor); x += 1) {
        sum += data[y * width + x] ?? 255
        count += 1
      }
    }
    ink[at] = sum <= threshold * count ? 1 : 0
  }
  return { width: columns, height: rows, data: ink }
}

const contains = (outer: Area, inner: Area): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height

/**
 * The same outlines with their fine details: the thinnest stroke, the smallest letters, and the places that are too fine
 * for the plate at this size.
 */
export function measureArt(
  art: OutlinedArt,
  { grey, edit, sizeMm }: ArtRequest,
  needed: Needed,
): OutlinedArt {
  const ink = inkOf(grey, edit.threshold)
  const unit = art.width / ink.width
  const pixelMm = Math.min(sizeMm.width / ink.width, sizeMm.height / ink.height)
  const { thinnest, places } = measureStrokes(ink, needed.strokeMm / pixelMm)
  const rows = findLetterRows(ink)
  const capital = Math.min(...rows.map(row => row.capital))
  const small = rows.filter(row => row.capital * pixelMm < needed.capitalMm)
  const inRow = (area: Area) => small.some(row => contains(row, area))
  const fine = [...small, ...places.filter(area => !inRow(area))]
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, artCaps.fine)
    .map(({ left, top, width, height }): [number, number, number, number] => [
      Math.floor(left * unit),
      Math.floor(top * unit),
      Math.ceil(width * unit),
      Math.ceil(height * unit),
    ])
  return {
    ...art,
    ...(thinnest !== null && { stroke: thinnest * unit }),
    ...(rows.length > 0 && { letters: capital * unit }),
    ...(fine.length > 0 && { fine }),
  }
}
