import { Clipper, EndType, FillRule, JoinType, type Paths64 } from 'clipper2-ts'
import { flattenPath } from '@/lib/design/geometry/flatten'
import { gridPerMm, type Point } from '@/lib/design/geometry/path'
import type { Scene, SceneItem } from '@/lib/design/scene/scene'

/** Closed contours in mm, none of them crossing another; those inside of another run the other way. */
export type Contours = readonly (readonly Point[])[]

/** How far a straight line may lie from its curve, in mm: with the machine's own steps far below a hundredth. */
const toleranceMm = 0.003

const stepsOf = (item: SceneItem): Paths64 =>
  flattenPath(item.path, toleranceMm).map(({ points }) =>
    points.map(({ x, y }) => ({ x: Math.round(x * gridPerMm), y: Math.round(y * gridPerMm) })),
  )

const inMm = (paths: Paths64): Contours =>
  paths.map(path => path.map(({ x, y }) => ({ x: x / gridPerMm, y: y / gridPerMm })))

const inSteps = (contours: Contours): Paths64 =>
  contours.map(points =>
    points.map(({ x, y }) => ({ x: Math.round(x * gridPerMm), y: Math.round(y * gridPerMm) })),
  )

/**
 * The contours of what items cover together: letters that overlap become one outline, which a beam follows once (PRODUCTION-6).
 * Each item is filled by its own rule first.
 */
export function uniteItems(items: readonly SceneItem[]): Contours {
  const filled = items.flatMap(item =>
    Clipper.union(stepsOf(item), item.fillRule === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero),
  )
  return inMm(Clipper.union(filled, FillRule.NonZero))
}

/** Contours moved outwards by so many mm, inwards where it is below zero; corners outside become round. */
export function offsetContours(contours: Contours, byMm: number): Contours {
  if (byMm === 0) return contours
  const moved = Clipper.inflatePaths(
    inSteps(contours),
    byMm * gridPerMm,
    JoinType.Round,
    EndType.Polygon,
    2,
    toleranceMm * gridPerMm,
  )
  return inMm(moved)
}

/** What a machine that follows lines does with a plate, in mm from its upper left corner. */
export interface MachineContours {
  engrave: Contours
  drill: Contours
  cut: Contours
}

const ofKind = (scene: Scene, kind: SceneItem['kind']) => scene.items.filter(item => item.kind === kind)

/**
 * The contours of a plate for a beam: the ink united, and edge and holes half the kerf outside of the plate, so that what is left is
 * of the ordered size. A hole is followed inside of its edge.
 */
export function machineContours(scene: Scene, kerfMm: number): MachineContours {
  return {
    engrave: uniteItems(ofKind(scene, 'ink')),
    drill: offsetContours(uniteItems(ofKind(scene, 'hole')), -kerfMm / 2),
    cut: offsetContours(uniteItems(ofKind(scene, 'cut')), kerfMm / 2),
  }
}

/** The area inside of a plate's edge in mm², without its holes. */
export function plateArea(scene: Scene): number {
  const area = (kind: SceneItem['kind']) =>
    Math.abs(Clipper.areaPaths(inSteps(uniteItems(ofKind(scene, kind))))) / gridPerMm ** 2
  return area('cut') - area('hole')
}
