import { sinCos, sinCosDegrees } from '@/lib/geometry/trig'
import type { FontEngine } from '../fonts/engine'
import { cleanText } from '../text-doc'
import type { LetterCase } from './letter-case'
import { besideEachOther, hangingWidth, wholeRow } from './rows'
import type { MissingGlyph, PlacedGlyph } from './types'

export interface ArcText {
  text: string
  family: string
  sizeMm: number
  bold: boolean
  italic: boolean
  letterSpacing: number
  letterCase: LetterCase | undefined
  /** Diameter of the circle that the letters stand inside of, in mm. */
  diameter: number
  inverted: boolean
  color: string | null
  /** A turn of the whole text on its circle, in degrees. */
  rotate: number
}

export interface ArcLayout {
  glyphs: PlacedGlyph[]
  missing: MissingGlyph[]
  /** The angle that the text takes on its circle, in radians; a whole turn is 2π. */
  angle: number
  baselineRadius: number
}

/**
 * Sets a line on a circle, in mm from the circle's box. Upright text has its ascent inside the circle, at the top;
 * inverted text its descent, at the bottom: so that two of one size share a ring. Each glyph turns about the
 * middle of its advance.
 */
export function layoutArc(arc: ArcText, engine: FontEngine): ArcLayout {
  const { sizeMm, bold, italic, letterSpacing, letterCase, color } = arc
  const style = {
    family: arc.family,
    sizeMm,
    bold,
    italic,
    underline: false,
    color,
    letterSpacing,
    letterCase,
  }
  const line = { align: 'left', runs: [{ text: cleanText(arc.text), style }] } as const
  const row = wholeRow(line, { letterSpacing, lineHeight: 1 }, engine)
  const [first] = row.runs
  if (!first) throw new Error('a line of text has no run')
  const metrics = engine.metrics(first.face)
  const inset = (arc.inverted ? -metrics.descent : metrics.ascent) * sizeMm
  const radius = arc.diameter / 2 - inset
  const centre = arc.diameter / 2
  // A circle smaller than its letters has no place for a line.
  if (radius <= 0) return { glyphs: [], missing: [], angle: Number.POSITIVE_INFINITY, baselineRadius: radius }
  const turn = sinCosDegrees(arc.rotate)
  const sense = arc.inverted ? -1 : 1
  const width = hangingWidth(row.runs)
  const u = first.unitMm
  const placed = besideEachOther(row, 0).flatMap(({ run, x }) =>
    run.glyphs.map(glyph => ({ run, glyph, start: x })),
  )
  const glyphs = placed.map(({ run, glyph, start }) => {
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
    return { face: run.face, glyph: glyph.glyph, matrix, color }
  })
  const missing = row.runs.flatMap(({ face, missing: characters }) =>
    characters.map(character => ({ face, character })),
  )
  return { glyphs, missing, angle: width / radius, baselineRadius: radius }
}
