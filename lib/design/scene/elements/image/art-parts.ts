import { cellContours } from '@/lib/design/geometry/cell-contours'
import type { PathCommand, Point } from '@/lib/design/geometry/path'
import { type Art, contoursOf } from './art'
import { readCells } from './cell-code'
import { closedContour } from './closed-contour'

/** One outline of an own picture in its own units; `fill` is `null` where it takes the element's colour. */
export interface ArtPart {
  fill: string | null
  path: PathCommand[]
}

/** The box that a picture's units fill. */
export const artBox = (art: Art) =>
  art.kind === 'cells'
    ? { left: 0, top: 0, width: art.columns, height: art.rows }
    : { left: 0, top: 0, width: art.width, height: art.height }

function closedLine(points: readonly Point[]): PathCommand[] {
  const path = points.map(({ x, y }, index): PathCommand => [index === 0 ? 'M' : 'L', x, y])
  path.push(['Z'])
  return path
}

function partsOf(art: Art): ArtPart[] {
  if (art.kind === 'outlines')
    return art.layers.map(layer => ({
      fill: layer.fill,
      path: (contoursOf(layer, art) ?? []).flatMap(closedContour),
    }))
  const contours = cellContours(readCells(art.dark, art.columns, art.rows))
  return [{ fill: null, path: contours.flatMap(closedLine) }]
}

const known = new WeakMap<Art, ArtPart[]>()

/** The outlines of an own picture, back to front: those that a design holds, read once. */
export function artParts(art: Art): readonly ArtPart[] {
  const parts = known.get(art) ?? partsOf(art)
  known.set(art, parts)
  return parts
}
