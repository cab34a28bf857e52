import { rectPath } from '@/lib/geometry/figures'
import type { PathCommand } from '@/lib/geometry/path'
import { type Matrix, multiply, transformCommand, transformPath } from '@/lib/geometry/transform'
import type { FontEngine } from '../fonts/engine'
import type { PlacedBar, PlacedGlyph } from '../layout/types'
import type { Outline } from './kind'

/** The outlines of set glyphs, one for each colour, moved by a matrix from the box to the plate. */
export function glyphOutlines(
  glyphs: readonly PlacedGlyph[],
  bars: readonly PlacedBar[],
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
  for (const bar of bars) pathOf(bar.color).push(...transformPath(toPlate, rectPath(bar.rect)))
  return [...byColor]
    .filter(([, path]) => path.length > 0)
    .map(([fill, path]) => ({ kind: 'ink', fill, fillRule: 'nonzero', path }))
}
