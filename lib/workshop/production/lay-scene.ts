import { pathBounds } from '@/lib/design/geometry/bounds'
import type { Point } from '@/lib/design/geometry/path'
import {
  type Matrix,
  movedPoint,
  multiply,
  transformPath,
  translation,
} from '@/lib/design/geometry/transform'
import type { Scene, SceneItem } from '@/lib/design/scene/scene'
import type { Contours } from './contours'

/** Where a plate lies on its sheet: its box's upper left corner in mm, turned by a quarter clockwise or not. */
export interface Lie {
  x: number
  y: number
  turned: boolean
}

/** The matrix that brings a plate to its place; a mirrored sheet is seen from behind, about its vertical middle. */
export function lieMatrix(
  { x, y, turned }: Lie,
  plateHeightMm: number,
  sheetWidthMm: number,
  mirrored: boolean,
): Matrix {
  const quarter: Matrix = turned ? [0, 1, -1, 0, plateHeightMm, 0] : [1, 0, 0, 1, 0, 0]
  const placed = multiply(translation(x, y), quarter)
  return mirrored ? multiply([-1, 0, 0, 1, sheetWidthMm, 0], placed) : placed
}

/** An item of a plate in its place. */
function laidItem(item: SceneItem, matrix: Matrix): SceneItem {
  const path = transformPath(matrix, item.path)
  const { picture } = item
  return {
    ...item,
    path,
    bounds: pathBounds(path),
    ...(picture && {
      picture: {
        ...picture,
        corners: [
          movedPoint(matrix, picture.corners[0]),
          movedPoint(matrix, picture.corners[1]),
          movedPoint(matrix, picture.corners[2]),
        ],
      },
    }),
  }
}

/** What is drawn of a scene, laid on a sheet by a matrix. */
export const layItems = ({ items }: Pick<Scene, 'items'>, matrix: Matrix): SceneItem[] =>
  items.map(item => laidItem(item, matrix))

/** Cuts of a scene, laid on a sheet by a matrix. */
export const layContours = (contours: Contours, matrix: Matrix): Contours =>
  contours.map(points => points.map((point): Point => movedPoint(matrix, point)))
