// What HarfBuzz reads from the built fonts: which characters they have, and a family's name as outlines.
import * as hb from 'harfbuzzjs'
import svgpath from 'svgpath'

const open = bytes => new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(bytes))))

/**
 * The characters that all faces have, as runs of code points in ascending order: `gap,length` in base 36, the gap
 * counted from the end of the run before.
 */
export function familyCoverage(faces, characters) {
  const fonts = faces.map(open)
  const codes = [...new Set([...characters].map(character => character.codePointAt(0)))]
    .filter(code => fonts.every(font => (font.nominalGlyph(code) ?? 0) !== 0))
    .sort((a, b) => a - b)
  const runs = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && last.end === code) last.end += 1
    else runs.push({ start: code, end: code + 1 })
  }
  return runs
    .map(({ start, end }, index) => {
      const gap = start - (runs[index - 1]?.end ?? 0)
      return `${gap.toString(36)},${(end - start).toString(36)}`
    })
    .join(' ')
}

/** Units of a name's drawing in one em: a tenth of a pixel in a list. */
const unitsPerEm = 200

/** A family's name in its own letters: its advance and its outline, y downwards from the baseline. */
export function drawName(face, name) {
  const font = open(face)
  const buffer = new hb.Buffer()
  buffer.addText(name)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  const scale = unitsPerEm / font.face.upem
  let x = 0
  let drawn = ''
  buffer.getGlyphInfos().forEach(({ codepoint }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]
    const glyph = svgpath(font.glyphToPath(codepoint)).scale(scale, -scale)
    drawn += glyph
      .translate((x + xOffset) * scale, -yOffset * scale)
      .rel()
      .round(0)
      .toString()
    x += xAdvance
  })
  return [Math.round(x * scale), drawn]
}
