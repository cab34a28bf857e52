import { drawsNothing } from '../fonts/characters'
import type { FaceFile, FontEngine } from '../fonts/engine'
import { chooseFace } from '../fonts/families'
import type { TextRun } from '../text-doc'
import { showCase } from './letter-case'

/** A glyph of a run in mm from the run's start; `offset` is its first character's place in the run. */
export interface RunGlyph {
  glyph: number
  offset: number
  x: number
  dy: number
  advance: number
}

/** A run shaped at its size, in mm. `text` is as it was typed, and places are counted in it. `ascent` and `descent` are the line's share above and below the baseline. */
export interface ShapedRun {
  face: FaceFile
  color: string | null
  underline: { top: number; thickness: number } | null
  text: string
  unitMm: number
  glyphs: RunGlyph[]
  advance: number
  /** The advance without blanks at the end and without the last letter's spacing. */
  inkAdvance: number
  ascent: number
  descent: number
  missing: string[]
}

/** Half-leading as in CSS: the line's height around the ascent and descent of the font's hhea table. */
function lineShare(ascent: number, descent: number, sizeMm: number, lineHeight: number) {
  const content = ascent - descent
  const above = (ascent + (lineHeight - content) / 2) * sizeMm
  return { ascent: above, descent: lineHeight * sizeMm - above }
}

function missingCharacters(engine: FontEngine, face: FaceFile, text: string): string[] {
  const missing = new Set<string>()
  for (const character of text) {
    if (!drawsNothing(character) && !engine.has(face, character.codePointAt(0) ?? 0)) missing.add(character)
  }
  return [...missing]
}

const isBlank = (character: string | undefined): boolean => character === undefined || /\s/.test(character)

/**
 * Shapes one run. Letters are spaced behind each cluster, and then without ligatures; where a family has no bold
 * or italic its nearest face is taken, never a slanted or smeared one.
 * @param before what stands right before the run on its line: a word may have begun there
 */
export function shapeRun(
  run: TextRun,
  elementSpacing: number,
  lineHeight: number,
  engine: FontEngine,
  before = '',
): ShapedRun {
  const { style } = run
  const { text, places } = showCase(run.text, style.letterCase, before)
  const { face } = chooseFace(style.family, style.bold, style.italic)
  const metrics = engine.metrics(face.file)
  const unitMm = style.sizeMm / metrics.unitsPerEm
  const spacingEm = style.letterSpacing ?? elementSpacing
  const spacing = spacingEm * style.sizeMm
  const shaped = text === '' ? [] : engine.shape(face.file, text, { ligatures: spacingEm === 0 })
  const glyphs: RunGlyph[] = []
  let x = 0
  let inkAdvance = 0
  shaped.forEach((item, index) => {
    const lastOfCluster = shaped[index + 1]?.cluster !== item.cluster
    const advance = item.advance * unitMm
    glyphs.push({
      glyph: item.glyph,
      offset: places ? (places[item.cluster] ?? 0) : item.cluster,
      x: x + item.dx * unitMm,
      dy: -item.dy * unitMm,
      advance: advance + (lastOfCluster ? spacing : 0),
    })
    x += advance
    if (!isBlank(text[item.cluster])) inkAdvance = x
    if (lastOfCluster) x += spacing
  })
  const underline = style.underline
    ? {
        top: (-metrics.underlinePosition - metrics.underlineThickness / 2) * style.sizeMm,
        thickness: metrics.underlineThickness * style.sizeMm,
      }
    : null
  return {
    face: face.file,
    color: style.color,
    underline,
    text: run.text,
    unitMm,
    glyphs,
    advance: x,
    inkAdvance,
    ...lineShare(metrics.ascent, metrics.descent, style.sizeMm, lineHeight),
    missing: missingCharacters(engine, face.file, text),
  }
}
