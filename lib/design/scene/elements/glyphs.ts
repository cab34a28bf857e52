import type { Path, PathCommand } from '@/lib/design/geometry/path'
import { type Matrix, multiply, transformCommand, transformPath } from '@/lib/design/geometry/transform'
import type { FontEngine } from '../fonts/engine'
import type { PlacedGlyph } from '../layout/types'
import type { Outline } from './kind'

/** An outline beside the letters, such as a bar under them, in mm. */
interface InkedPath {
  path: Path
  color: string | null
}

/** The outlines of set glyphs, one for each colour, moved by a matrix from the box to the plate. */
export function glyphOutlines(
  glyphs: readonly PlacedGlyph[],
  bars: readonly InkedPath[],
  toPlate: Matrix,
  engine: FontEngine,
): Outline[] {
  const byColor = new Map<string | null, PathCommand[]>()
  const pathOf = (color: string | null): PathCommand[] => {
    const path = byColor.get(color) ?? []
    byColor.set(color, path)
    return path
  }
  for (const glyph of glyphs) {
    const outline = engine.outline(glyph.face, glyph.glyph)
    if (outline.length === 0) continue
    const path = pathOf(glyph.color)
    const matrix = multiply(toPlate, glyph.matrix)
    for (const command of outline) path.push(transformCommand(matrix, command))
  }
  for (const bar of bars) pathOf(bar.color).push(...transformPath(toPlate, bar.path))
  return [...byColor]
    .filter(([, path]) => path.length > 0)
    .map(([fill, path]) => ({ kind: 'ink', fill, fillRule: 'nonzero', path }))
}
