import { compile, compileAhead } from '@/lib/design/scene/compile'
import type { Design } from '@/lib/design/scene/model'
import type { OutlineSource } from '@/lib/design/scene/outline-source'
import type { Plate } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { type Pieces, scaled } from '@/lib/ground/pieces'
import { path2d } from '../canvas/path-cache'

/** Approximate share of the outlines in the work; the rest is their conversion for the canvas. */
const outlineShare = 0.6

/**
 * Prepares the drawing of a design, one element after the other, so that the canvas only fills paths: the outlines, and their `Path2D`.
 * Elements with a missing file are left to the drawing.
 */
export function* outlinesAhead(design: Design, plate: Plate, engine: OutlineSource): Pieces<void> {
  yield* scaled(compileAhead(design, plate, engine), 0, outlineShare)
  if (!requiredFiles(design).every(file => engine.isLoaded(file))) return
  const { items } = compile(design, plate, engine)
  for (const [index, { path }] of items.entries()) {
    path2d(path)
    yield outlineShare + ((index + 1) / items.length) * (1 - outlineShare)
  }
}
