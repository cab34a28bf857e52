import { rectPath } from '@/lib/design/geometry/figures'
import type { Matrix } from '@/lib/design/geometry/transform'
import { BoundedCache } from '../../bounded-cache'
import type { FontEngine } from '../../fonts/engine'
import type { LineContent, TextLayout } from '../../layout/types'
import { glyphOutlines } from '../glyphs'
import type { Outline } from '../kind'

/** Path commands kept, some 50 MB; a sign of 60 lines has 100,000. */
const maxCommands = 600_000
const linesByEngine = new WeakMap<FontEngine, BoundedCache<Outline[]>>()

/** The outlines of a line that is still the same object, and where it stood. */
const outlinesOfContent = new WeakMap<
  LineContent,
  { place: string; engine: FontEngine; outlines: Outline[] }
>()

/** All that a line's outlines depend on; two lines with one key look the same, in any design. */
function lineKey({ glyphs, bars }: LineContent, place: string): string {
  let key = place
  let face = ''
  let color: string | null = null
  for (const glyph of glyphs) {
    if (glyph.face !== face || glyph.color !== color) {
      face = glyph.face
      color = glyph.color
      key += `|${face},${color},${glyph.matrix[0]}`
    }
    key += `;${glyph.glyph},${glyph.matrix[4]},${glyph.matrix[5]}`
  }
  for (const { rect, color: barColor } of bars)
    key += `_${rect.left},${rect.top},${rect.width},${rect.height},${barColor}`
  return key
}

/**
 * The outlines of a text line by line. A keystroke changes one line: the others are found again as they were, with
 * everything that was made of them.
 */
export function lineOutlines(layout: TextLayout, toPlate: Matrix, engine: FontEngine): Outline[] {
  const known = linesByEngine.get(engine) ?? new BoundedCache<Outline[]>(maxCommands)
  linesByEngine.set(engine, known)
  const place = toPlate.join()
  return layout.contents.flatMap(line => {
    const same = outlinesOfContent.get(line)
    if (same?.place === place && same.engine === engine) return same.outlines
    const key = lineKey(line, place)
    let outlines = known.get(key)
    if (!outlines) {
      const bars = line.bars.map(({ rect, color }) => ({ path: rectPath(rect), color }))
      outlines = glyphOutlines(line.glyphs, bars, toPlate, engine)
      const commands = outlines.reduce((sum, outline) => sum + outline.path.length, 1)
      known.set(key, outlines, commands)
    }
    outlinesOfContent.set(line, { place, engine, outlines })
    return outlines
  })
}
