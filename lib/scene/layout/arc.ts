import type { PathCommand } from '@/lib/geometry/path'
import { type RingSector, ringSectorPath } from '@/lib/geometry/ring-sector'
import { radians, sinCos, sinCosDegrees } from '@/lib/geometry/trig'
import type { FontEngine } from '../fonts/engine'
import { chooseFace } from '../fonts/families'
import type { TextLine } from '../text-doc'
import { type Beside, besideEachOther, hangingWidth, rowStops, underInk, wholeRow } from './rows'
import type { MissingGlyph, PlacedGlyph, WrittenLayout } from './types'

export interface ArcText {
  line: TextLine
  /** In em, for letters that have none of their own. */
  letterSpacing: number
  /** Diameter of the circle that the letters stand inside of, in mm. */
  diameter: number
  inverted: boolean
  /** A turn of the whole text on its circle, in degrees. */
  rotate: number
}

/** What is drawn under a run of letters. */
export interface CurvedBar {
  path: PathCommand[]
  color: string | null
}

export interface ArcLayout {
  glyphs: PlacedGlyph[]
  bars: CurvedBar[]
  missing: MissingGlyph[]
  /** The angle that the text takes on its circle, in radians; a whole turn is 2π. */
  angle: number
  baselineRadius: number
  /** The line's width along its baseline, in mm. */
  width: number
  /** Where the letters are along the baseline, from the line's beginning, with the baseline at 0. */
  written: WrittenLayout
}

/** A circle smaller than its letters has no place for a line. */
const noRoom = (baselineRadius: number): ArcLayout => ({
  glyphs: [],
  bars: [],
  missing: [],
  angle: Number.POSITIVE_INFINITY,
  baselineRadius,
  width: 0,
  written: { lines: [], stopsOf: () => [] },
})

/**
 * Sets a line on a circle, in mm from the circle's box. Upright text has its ascent inside the circle, at the top;
 * inverted text its descent, at the bottom: so that two of one size share a ring. Each glyph turns about the
 * middle of its advance.
 */
export function layoutArc(arc: ArcText, engine: FontEngine): ArcLayout {
  const row = wholeRow(arc.line, { letterSpacing: arc.letterSpacing, lineHeight: 1 }, engine)
  const centre = arc.diameter / 2
  const radius = centre - insetOf(arc, engine)
  if (radius <= 0) return noRoom(radius)
  const turn = sinCosDegrees(arc.rotate)
  const sense = arc.inverted ? -1 : 1
  const width = hangingWidth(row.runs)
  const beside = besideEachOther(row, 0)
  const placed = beside.flatMap(({ run, x }) => run.glyphs.map(glyph => ({ run, glyph, start: x })))
  const glyphs = placed.map(({ run, glyph, start }): PlacedGlyph => {
    const u = run.unitMm
    const half = glyph.advance / 2
    const along = sinCos((start + glyph.x + half - width / 2) / radius)
    // The direction from the centre to the glyph's middle, for the unturned text: up, or down when inverted.
    const outX = along.sin
    const outY = -sense * along.cos
    const dirX = turn.cos * outX - turn.sin * outY
    const dirY = turn.sin * outX + turn.cos * outY
    // The baseline runs at right angles to it, towards the reader's right.
    const baseX = -sense * dirY
    const baseY = sense * dirX
    const x = centre + radius * dirX - half * baseX - glyph.dy * baseY
    const y = centre + radius * dirY - half * baseY + glyph.dy * baseX
    const matrix = [u * baseX, u * baseY, u * baseY, -u * baseX, x, y] as const
    return { face: run.face, glyph: glyph.glyph, matrix, color: run.color }
  })
  const missing = row.runs.flatMap(({ face, missing: characters }) =>
    characters.map(character => ({ face, character })),
  )
  const top = -Math.max(...row.runs.map(run => run.ascent))
  const bottom = Math.max(...row.runs.map(run => run.descent))
  const stops = rowStops(row, beside, 0).map(stop => ({ ...stop, line: 0, top, bottom }))
  const box = { left: 0, width, top, baseline: 0, bottom, start: 0, length: row.length }
  return {
    glyphs,
    bars: beside.flatMap(one => barUnder(one, arc, radius, width)),
    missing,
    angle: width / radius,
    baselineRadius: radius,
    width,
    written: {
      lines: [{ ...box, rtl: row.rtl, goesOn: false }],
      stopsOf: () => stops,
    },
  }
}

/** How far inside its circle the baseline runs, for the largest of the letters, in mm. */
function insetOf({ inverted, line }: ArcText, engine: FontEngine): number {
  const insets = line.runs.map(({ style }) => {
    const { face } = chooseFace(style.family, style.bold, style.italic)
    const { ascent, descent } = engine.metrics(face.file)
    return (inverted ? -descent : ascent) * style.sizeMm
  })
  return Math.max(...insets)
}

/** The bar under a run's letters, bent as the line is; never more than once around. */
function barUnder({ run, x }: Beside, arc: ArcText, radius: number, width: number): CurvedBar[] {
  const under = underInk(run, x)
  if (!under) return []
  const { left, top, width: long, height } = under
  const centre = arc.diameter / 2
  const sense = arc.inverted ? -1 : 1
  const edges = [radius - sense * top, radius - sense * (top + height)]
  const sides = [left, left + long].map(at => sense * ((at - width / 2) / radius))
  const turn = radians(arc.rotate) + (arc.inverted ? Math.PI : 0)
  const sector: RingSector = {
    centre: { x: centre, y: centre },
    inner: Math.max(0, Math.min(...edges)),
    outer: Math.max(...edges),
    from: turn + Math.min(...sides),
    to: turn + Math.max(...sides),
  }
  return sector.outer > 0 ? [{ path: ringSectorPath(sector), color: run.color }] : []
}
