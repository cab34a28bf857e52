import { artParts } from '@/lib/design/scene/elements/image/art-parts'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Plate } from '@/lib/design/scene/plate'
import { path2d } from '../canvas/path-cache'
import { fontEngine } from '../scene/font-engine'
import { breathe } from './breathe'

/**
 * Prepares the drawing of a picture before it is put on the plate, in steps: a halftone screen has 160,000 points, and
 * all at once they would block the page for 0.1 s.
 */
export async function drawAhead(element: ImageElement, plate: Plate): Promise<void> {
  if (element.art) artParts(element.art)
  await breathe()
  const outlines = kindOf(element).outline(element, { plate, engine: fontEngine() })
  for (const { path } of outlines) {
    await breathe()
    path2d(path)
  }
  await breathe()
}
