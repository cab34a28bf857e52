import type { FaceFile, FontEngine, ShapedGlyph } from '../fonts/engine'
import { chooseFace } from '../fonts/families'
import type { TextRun } from '../text-doc'
import { drawnText } from './drawn-text'
import { showCase } from './letter-case'
import { attachedAt } from './marks'
import { isJoined, scriptOf } from './script'

/**
 * A glyph of a run in mm from the run's start; `offset` is its first character's place in the run. What is `attached`
 * belongs to the letter that is read before it: a mark, or a part of that letter with no width of its own.
 */
export interface RunGlyph {
  glyph: number
  offset: number
  attached: boolean
  x: number
  dy: number
  advance: number
}

/**
 * A run of one direction shaped at its size, in mm from its left end. `text` is as it was typed, and places are counted
 * in it; `level` is odd where it runs from right to left, and its glyphs stand in the order in which they are seen.
 * `ascent` and `descent` are the line's share above and below the baseline.
 */
export interface ShapedRun {
  level: number
  face: FaceFile
  color: string | null
  underline: { top: number; thickness: number } | null
  text: string
  unitMm: number
  glyphs: RunGlyph[]
  advance: number
  /** The advance without the blanks that end it as it is read, and without the last letter's spacing. */
  inkAdvance: number
  ascent: number
  descent: number
  missing: readonly string[]
}

/** Half-leading as in CSS: the line's height around the ascent and descent of the font's hhea table. */
function lineShare(ascent: number, descent: number, sizeMm: number, lineHeight: number) {
  const content = ascent - descent
  const above = (ascent + (lineHeight - content) / 2) * sizeMm
  return { ascent: above, descent: lineHeight * sizeMm - above }
}

const isBlank = (character: string | undefined): boolean => character === undefined || /\s/.test(character)

/** The glyphs with the widths of the blanks that the face does not have, in em by their place in the text. */
function widened(
  shaped: readonly ShapedGlyph[],
  blanks: ReadonlyMap<number, number>,
  unitsPerEm: number,
): readonly ShapedGlyph[] {
  return shaped.map(glyph => {
    const width = blanks.get(glyph.cluster)
    return width === undefined ? glyph : { ...glyph, advance: width * unitsPerEm }
  })
}

interface Spread {
  unitMm: number
  /** Behind a cluster, in mm. */
  spacing: (cluster: number) => number
  rtl: boolean
  /** Characters that belong to the letter before them, by their place in what is shaped. */
  attached: ReadonlySet<number> | null
}

/** The glyphs of a run beside each other; a letter's spacing stands behind it and its marks as they are read. */
function spread(shaped: readonly ShapedGlyph[], { unitMm, spacing, rtl, attached }: Spread) {
  const glyphs: ShapedAt[] = []
  let x = 0
  shaped.forEach((item, index) => {
    const behind = rtl ? shaped[index - 1] : shaped[index + 1]
    const goesOn = behind && (behind.cluster === item.cluster || attached?.has(behind.cluster))
    const spaced = goesOn ? 0 : spacing(item.cluster)
    const advance = item.advance * unitMm
    if (rtl) x += spaced
    const left = x
    x += advance
    const right = x
    if (!rtl) x += spaced
    const before = rtl ? shaped[index + 1] : shaped[index - 1]
    const isAttached = attached?.has(item.cluster) || (item.advance === 0 && before?.cluster === item.cluster)
    glyphs.push({
      item,
      x: left + item.dx * unitMm,
      left,
      right,
      advance: advance + spaced,
      attached: isAttached === true,
    })
  })
  return { glyphs, advance: x }
}

interface ShapedAt {
  item: ShapedGlyph
  x: number
  left: number
  right: number
  advance: number
  attached: boolean
}

/** How far the ink of a run reaches from where it begins as it is read. */
function inkAdvanceOf(glyphs: readonly ShapedAt[], text: string, advance: number, rtl: boolean): number {
  const inked = ({ item }: ShapedAt) => !isBlank(text[item.cluster])
  if (!rtl) return glyphs.findLast(inked)?.right ?? 0
  const last = glyphs.find(inked)
  return last ? advance - last.left : 0
}

export interface RunSetting {
  /** In em; a run's own comes first. */
  letterSpacing: number
  /** Instead of any spacing in em: behind each letter, in mm; behind blanks alone where letters are joined. */
  gapMm?: number | undefined
  /** A factor of the size. */
  lineHeight: number
  /** What stands right before the run on its line: a word may have begun there. */
  before?: string
  /** By Unicode's algorithm of directions; odd from right to left. */
  level?: number
}

/**
 * Shapes a run whose letters have one direction. Letters are spaced behind each cluster, and then without ligatures;
 * where a family has no bold or italic its nearest face is taken, never a slanted or smeared one.
 */
export function shapeRun(run: TextRun, setting: RunSetting, engine: FontEngine): ShapedRun {
  const { style } = run
  const { level = 0, before = '', gapMm } = setting
  const rtl = level % 2 === 1
  const { face } = chooseFace(style.family, style.bold, style.italic)
  const shown = showCase(run.text, style.letterCase, before)
  const { text, places, blanks, missing } = drawnText(shown, face.file, engine)
  const metrics = engine.metrics(face.file)
  const unitMm = style.sizeMm / metrics.unitsPerEm
  const script = scriptOf(text)
  const joined = isJoined(script)
  const spacingEm = joined ? 0 : (style.letterSpacing ?? setting.letterSpacing)
  const options = { ligatures: joined || (gapMm ?? spacingEm) === 0, script, rtl }
  const own = text === '' ? [] : engine.shape(face.file, text, options)
  const shaped = blanks ? widened(own, blanks, metrics.unitsPerEm) : own
  const gap = gapMm ?? spacingEm * style.sizeMm
  const spacing = (cluster: number) => (joined && !isBlank(text[cluster]) ? 0 : gap)
  const { glyphs, advance } = spread(shaped, { unitMm, spacing, rtl, attached: attachedAt(text) })
  const underline = style.underline
    ? {
        top: (-metrics.underlinePosition - metrics.underlineThickness / 2) * style.sizeMm,
        thickness: metrics.underlineThickness * style.sizeMm,
      }
    : null
  return {
    level,
    face: face.file,
    color: style.color,
    underline,
    text: run.text,
    unitMm,
    glyphs: glyphs.map(({ item, x, advance: width, attached }) => ({
      glyph: item.glyph,
      offset: places ? (places[item.cluster] ?? 0) : item.cluster,
      attached,
      x,
      dy: -item.dy * unitMm,
      advance: width,
    })),
    advance,
    inkAdvance: inkAdvanceOf(glyphs, text, advance, rtl),
    ...lineShare(metrics.ascent, metrics.descent, style.sizeMm, setting.lineHeight),
    missing,
  }
}
