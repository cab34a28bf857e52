import { pathBounds } from '@/lib/design/geometry/bounds'
import type { Path, Point, Rect } from '@/lib/design/geometry/path'
import { contoursOf } from '@/lib/design/geometry/polygon'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { outlinesIn } from '@/lib/design/picture/svg/outlines'
import { readSvg } from '@/lib/design/picture/svg/read-svg'
import type { SvgRenderer } from '@/lib/design/picture/svg/renderer'
import type { Size } from '@/lib/ground/common'
import type { MaskCustom } from './config'
import { customMaskPathMax, customMaskShape } from './limits'

/** A mask of the customer's own, as a choice takes it. */
export interface OwnMask {
  shape: typeof customMaskShape
  maskCustom: MaskCustom
}

export type OwnOutline =
  | { ok: true; mask: OwnMask }
  /** `several`: a plate is cut along one line. `too-large`: more than is read, or than a tool could cut. */
  | { ok: false; code: 'unreadable' | 'too-large' | 'empty' | 'several'; count?: number }

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0

/** A path within its own box as path data, to a thousandth of its unit. */
function dataIn(path: Path, left: number, top: number): string {
  return path
    .map(([letter, ...rest]) => {
      const numbers = rest as readonly number[]
      return letter + numbers.map((value, index) => round(value - (index % 2 === 0 ? left : top))).join(' ')
    })
    .join('')
}

function ownMask(path: Path, name: string, box: Rect | null): OwnOutline {
  if (!box || !(box.width > 0 && box.height > 0)) return { ok: false, code: 'empty' }
  const svgPath = dataIn(path, box.left, box.top)
  if (svgPath.length > customMaskPathMax) return { ok: false, code: 'too-large' }
  const maskCustom = { name, width: round(box.width), height: round(box.height), svgPath }
  return { ok: true, mask: { shape: customMaskShape, maskCustom } }
}

/**
 * The outline that an SVG draws, as a mask (SIGN-2): its single line, independent of the fill. The rules of signs decide
 * whether a plate can be cut along it (SIGN-26).
 */
export async function outlineOfSvg(
  bytes: Uint8Array,
  name: string,
  renderer: Pick<SvgRenderer, 'simplify'>,
): Promise<OwnOutline> {
  const drawing = readSvg(bytes)
  if (!drawing.ok) return { ok: false, code: drawing.code }
  const path = outlinesIn(await renderer.simplify(drawing).catch(() => ''))?.flat()
  if (!path) return { ok: false, code: 'unreadable' }
  const count = contoursOf(path).length
  if (count > 1) return { ok: false, code: 'several', count }
  return ownMask(path, name, pathBounds(path))
}

/** A point of a drawn outline, mm: a corner, or what a curve bends towards. */
export interface OutlinePoint extends Point {
  curve: boolean
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Drawn points as one closed line: corners are its points, between curves it passes half way. */
export function outlineOfPoints(points: readonly OutlinePoint[]): Path {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return []
  const start = first.curve ? (last.curve ? middle(last, first) : last) : first
  const path: Path[number][] = [['M', start.x, start.y]]
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? first
    if (!point.curve) {
      if (index > 0) path.push(['L', point.x, point.y])
      continue
    }
    const end = next.curve ? middle(point, next) : next
    path.push(['Q', point.x, point.y, end.x, end.y])
  }
  path.push(['Z'])
  return path
}

/** An outline that was drawn on a plate of this size, as its mask: it stays where it was drawn. */
export function maskOfPoints(points: readonly OutlinePoint[], name: string, size: Size): OwnOutline {
  const path = outlineOfPoints(points)
  if (path.length === 0) return { ok: false, code: 'empty' }
  return ownMask(path, name, { left: 0, top: 0, width: size.width, height: size.height })
}

const samePlace = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.002

/**
 * The points from which an outline was drawn, on a sign of this size; null for a line with other curves, such as one from
 * a file. Drawn again they give the same line.
 */
export function pointsOfMask({ svgPath, width, height }: MaskCustom, size: Size): OutlinePoint[] | null {
  const read = parseSvgPath(svgPath)
  const [start, ...pieces] = read.ok ? read.path : []
  if (start?.[0] !== 'M' || pieces.at(-1)?.[0] !== 'Z') return null
  const points: OutlinePoint[] = []
  for (const [index, piece] of pieces.slice(0, -1).entries()) {
    if (piece[0] === 'L') points.push({ x: piece[1], y: piece[2], curve: false })
    else if (piece[0] === 'Q') {
      points.push({ x: piece[1], y: piece[2], curve: true })
      // A curve ends in a corner, or half way to the next curve.
      const end = { x: piece[3], y: piece[4] }
      const next = pieces[index + 1]
      const isHalfWay =
        next?.[0] === 'Q' && samePlace(end, middle({ x: piece[1], y: piece[2] }, { x: next[1], y: next[2] }))
      const isRepeated = next?.[0] === 'L' && samePlace(end, { x: next[1], y: next[2] })
      if (next?.[0] !== 'Z' && !isHalfWay && !isRepeated) points.push({ ...end, curve: false })
    } else return null
  }
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const corner = { x: start[1], y: start[2], curve: false }
  const isBetween = first.curve && last.curve && samePlace(corner, middle(last, first))
  const isLast = first.curve && !last.curve && samePlace(corner, last)
  const all = isBetween || isLast || (!first.curve && samePlace(corner, first)) ? points : [corner, ...points]
  const [kx, ky] = [size.width / width, size.height / height]
  return all.map(({ x, y, curve }) => ({ x: round(x * kx), y: round(y * ky), curve }))
}

/** How near a point is to the piece from `a` to `b`. */
function awayFrom(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const along =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length))
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy)
}

/** Puts a corner into the piece of the line that it is nearest to. Answers its place too. */
export function insertPoint(
  points: readonly OutlinePoint[],
  at: Point,
): { points: OutlinePoint[]; index: number } {
  let best = points.length - 1
  let least = Number.POSITIVE_INFINITY
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point
    const away = awayFrom(at, point, next)
    if (away < least) [best, least] = [index, away]
  }
  return { points: points.toSpliced(best + 1, 0, { ...at, curve: false }), index: best + 1 }
}
