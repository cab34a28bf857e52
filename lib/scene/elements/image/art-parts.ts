import { cellContours } from '@/lib/geometry/cell-contours'
import type { PathCommand } from '@/lib/geometry/path'
import { type Art, contoursOf } from './art'
import { readCells } from './cell-code'

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

function closed(points: Iterable<readonly [number, number]>): PathCommand[] {
  const path: PathCommand[] = []
  for (const [x, y] of points) path.push([path.length === 0 ? 'M' : 'L', x, y])
  path.push(['Z'])
  return path
}

function* pairs(contour: readonly number[]): Generator<readonly [number, number]> {
  for (let at = 0; at < contour.length; at += 2) yield [contour[at] ?? 0, contour[at + 1] ?? 0]
}

function partsOf(art: Art): ArtPart[] {
  if (art.kind === 'outlines')
    return art.layers.map(layer => ({
      fill: layer.fill,
      path: (contoursOf(layer, art) ?? []).flatMap(contour => closed(pairs(contour))),
    }))
  const contours = cellContours(readCells(art.dark, art.columns, art.rows))
  return [{ fill: null, path: contours.flatMap(points => closed(points.map(({ x, y }) => [x, y] as const))) }]
}

const known = new WeakMap<Art, ArtPart[]>()

/** The outlines of an own picture, back to front: those that a design holds, read once. */
export function artParts(art: Art): readonly ArtPart[] {
  const parts = known.get(art) ?? partsOf(art)
  known.set(art, parts)
  return parts
}
