import {
  besideAt,
  type InsetEllipse,
  insetEllipse,
  parameterAlong,
  stationAlong,
} from '@/lib/design/geometry/inset-ellipse'
import { onGrid, type PathCommand, type Point } from '@/lib/design/geometry/path'
import { type RingSector, ringSectorPath } from '@/lib/design/geometry/ring-sector'
import { radians, sinCos, sinCosDegrees } from '@/lib/design/geometry/trig'
import type { FontEngine } from '../fonts/engine'
import { chooseFace } from '../fonts/families'
import type { TextLine } from '../text-doc'
import { type ClosedRow, closedRow } from './closed-row'
import { type Beside, besideEachOther, hangingWidth, type Row, rowStops, underInk, wholeRow } from './rows'
import type { RunGlyph, ShapedRun } from './shape-run'
import type { MissingGlyph, PlacedGlyph, WrittenLayout } from './types'

export interface ArcText {
  line: TextLine
  /** In em, for letters that have none of their own. */
  letterSpacing: number
  /** Diameter of the circle that the letters stand inside of, in mm; of an ellipse its width. */
  diameter: number
  /** The height of an ellipse as a share of its width; without it the letters stand on a circle. */
  ratio?: number | undefined
  /** The letters go all around, evenly. */
  closed?: boolean | undefined
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
  /** The share of its baseline that the text takes, in radians; a whole turn is 2π. */
  angle: number
  /** How long the baseline is all around, by 2π, in mm. */
  baselineRadius: number
  /** The baseline about the middle, where it is no circle. */
  curve: InsetEllipse | null
  /** The line's width along its baseline, in mm. */
  width: number
  /** Where the letters are along the baseline, from the line's beginning, with the baseline at 0. */
  written: WrittenLayout
}

/** A circle smaller than its letters has no place for a line. */
const noSpace = (baselineRadius: number): ArcLayout => ({
  glyphs: [],
  bars: [],
  missing: [],
  angle: Number.POSITIVE_INFINITY,
  baselineRadius,
  curve: null,
  width: 0,
  written: { lines: [], stopsOf: () => [] },
})

/** Where a letter stands, for the unturned text: the direction out of its curve, and its foot from the middle, in mm. */
interface Stand {
  outX: number
  outY: number
  foot: Point | null
}

/** The curve on which the feet of letters stand. */
interface Baseline {
  radius: number
  curve: InsetEllipse | null
  /** @param place along the line from its middle, in mm */
  at(place: number): Stand
}

/** A circle's letters stand out of its middle; an ellipse's at right angles to it, evenly along what is as far from it. */
function baselineOf({ diameter, ratio, inverted }: ArcText, inset: number): Baseline | null {
  const centre = diameter / 2
  const sense = inverted ? -1 : 1
  if (ratio === undefined) {
    const radius = centre - inset
    const at = (place: number): Stand => {
      const along = sinCos(place / radius)
      return { outX: along.sin, outY: -sense * along.cos, foot: null }
    }
    return radius > 0 ? { radius, curve: null, at } : null
  }
  const curve = insetEllipse(centre, centre * ratio, inset)
  if (!curve) return null
  const at = (place: number): Stand => {
    const { x, y, outX, outY } = stationAlong(curve, place)
    return { outX, outY: sense * outY, foot: { x, y: sense * y } }
  }
  return { radius: curve.length / (2 * Math.PI), curve, at }
}

/**
 * Sets a line on a circle or an ellipse, in mm from its box. Upright text has its ascent inside the circle, at the top;
 * inverted text its descent, at the bottom: so that two of one size share a ring. Each letter turns about the
 * middle of its advance, with all its marks (DESIGN-51).
 */
export function layoutArc(arc: ArcText, engine: FontEngine): ArcLayout {
  const centre = arc.diameter / 2
  const inset = insetOf(arc, engine)
  const baseline = baselineOf(arc, inset)
  if (!baseline) return noSpace(centre - inset)
  const { radius, curve } = baseline
  const middle = { x: centre, y: centre * (arc.ratio ?? 1) }
  const turn = sinCosDegrees(arc.rotate)
  const sense = arc.inverted ? -1 : 1
  const { row, left, gap, width, angle } = rowOn(arc, radius, engine)
  const beside = besideEachOther(row, left)
  const glyphs = byLetter(row, beside, gap).map(({ run, glyph, about, back }): PlacedGlyph => {
    const u = run.unitMm
    // The direction out of the curve at the letter's middle, for the unturned text: up, or down when inverted.
    const { outX, outY, foot } = baseline.at(about - width / 2)
    const dirX = turn.cos * outX - turn.sin * outY
    const dirY = turn.sin * outX + turn.cos * outY
    // The baseline runs at right angles to it, towards the reader's right.
    const baseX = -sense * dirY
    const baseY = sense * dirX
    const footX = foot ? turn.cos * foot.x - turn.sin * foot.y : radius * dirX
    const footY = foot ? turn.sin * foot.x + turn.cos * foot.y : radius * dirY
    const x = middle.x + footX - back * baseX - glyph.dy * baseY
    const y = middle.y + footY - back * baseY + glyph.dy * baseX
    const matrix = [u * baseX, u * baseY, u * baseY, -u * baseX, x, y] as const
    return { face: run.face, glyph: glyph.glyph, matrix, color: run.color }
  })
  const missing = row.runs.flatMap(({ face, missing: characters }) =>
    characters.map(character => ({ face, character })),
  )
  const top = -Math.max(...row.runs.map(run => run.ascent))
  const bottom = Math.max(...row.runs.map(run => run.descent))
  const stops = rowStops(row, beside, left).map(stop => ({ ...stop, line: 0, top, bottom }))
  const box = { left: 0, width, top, baseline: 0, bottom, start: 0, length: row.length }
  return {
    glyphs,
    bars: beside.flatMap(one =>
      curve ? barAlong(one, arc, curve, width) : barUnder(one, arc, radius, width),
    ),
    missing,
    angle,
    baselineRadius: radius,
    curve,
    width,
    written: {
      lines: [{ ...box, rtl: row.rtl, goesOn: false }],
      stopsOf: () => stops,
    },
  }
}

/** The letters of a text along a baseline of a length of 2π times `radius`: in the middle of it, or all around. */
function rowOn({ line, letterSpacing, closed }: ArcText, radius: number, engine: FontEngine): ClosedRow {
  const around = closed ? closedRow(line, 2 * Math.PI * radius, engine) : null
  if (around) return around
  const row = wholeRow(line, { letterSpacing, lineHeight: 1 }, engine)
  const width = hangingWidth(row.runs)
  return { row, left: 0, gap: 0, width, angle: width / radius }
}

/** A letter with its marks: where its own glyph begins along the line, and its advance with theirs, in mm. */
interface Letter {
  at: number
  advance: number
}

/** A glyph with the middle of the letter that it is or belongs to, and how far before that it begins, in mm. */
interface LetterPart {
  run: ShapedRun
  glyph: RunGlyph
  about: number
  back: number
}

/**
 * The glyphs of a row from left to right, each with its letter.
 * @param gap of the letters' advances in mm, about which no letter turns
 */
function byLetter({ runs }: Row, beside: readonly Beside[], gap: number): LetterPart[] {
  const starts = new Map(beside.map(({ run, x }) => [run, x]))
  const letters = new Map<RunGlyph, Letter>()
  let letter: Letter | null = null
  // In reading order a mark follows its letter, even in another run (for its colour).
  for (const run of runs) {
    for (const glyph of run.level % 2 === 1 ? run.glyphs.toReversed() : run.glyphs) {
      if (letter && glyph.attached) letter.advance += glyph.advance
      else letter = { at: (starts.get(run) ?? 0) + glyph.x, advance: glyph.advance }
      letters.set(glyph, letter)
    }
  }
  return beside.flatMap(({ run, x }) =>
    run.glyphs.map(glyph => {
      const at = x + glyph.x
      const own = letters.get(glyph) ?? { at, advance: glyph.advance }
      const half = (own.advance - gap) / 2
      return { run, glyph, about: own.at + half, back: half - (at - own.at) }
    }),
  )
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

/** Curves on either side of a bar along an ellipse. */
const barCurves = 48
/** Commands of the path of such a bar. */
export const ellipseBarCommands = 2 * barCurves + 3

/** The bar under a run's letters along an ellipse, as far from it everywhere; never more than once around. */
function barAlong({ run, x }: Beside, arc: ArcText, curve: InsetEllipse, width: number): CurvedBar[] {
  const under = underInk(run, x)
  if (!under) return []
  const sense = arc.inverted ? -1 : 1
  const start = under.left - width / 2
  const end = start + Math.min(under.width, curve.length)
  const [from, to] = [parameterAlong(curve, start), parameterAlong(curve, end)]
  const [near, far] = [under.top, under.top + under.height].map(below => curve.inset + sense * below)
  const turn = sinCosDegrees(arc.rotate)
  const place = ({ x: right, y: down }: Point): [number, number] => [
    onGrid(curve.rx + turn.cos * right - turn.sin * sense * down),
    onGrid(curve.ry + turn.sin * right + turn.cos * sense * down),
  ]
  const side = (inset: number, first: number, last: number): PathCommand[] => {
    const part = (last - first) / barCurves
    return Array.from({ length: barCurves }, (_, index): PathCommand => {
      const a = besideAt(curve, first + index * part, inset)
      const b = besideAt(curve, first + (index + 1) * part, inset)
      // Along the line is at right angles to out of it.
      const [leave, arrive] = [(a.speed * part) / 3, (b.speed * part) / 3]
      const handle = { x: a.x - leave * a.outY, y: a.y + leave * a.outX }
      const last = { x: b.x + arrive * b.outY, y: b.y - arrive * b.outX }
      return ['C', ...place(handle), ...place(last), ...place(b)]
    })
  }
  const path: PathCommand[] = [
    ['M', ...place(besideAt(curve, from, near ?? 0))],
    ...side(near ?? 0, from, to),
    ['L', ...place(besideAt(curve, to, far ?? 0))],
    ...side(far ?? 0, to, from),
    ['Z'],
  ]
  return [{ path, color: run.color }]
}
