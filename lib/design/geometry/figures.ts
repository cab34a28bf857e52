import { onGrid, type PathCommand, type Point, type Rect } from './path'

/** Handle length of an eighth of a circle, 4/3 · tan(π/16): within 4·10⁻⁶ of the radius. */
const eighth = 0.265216489840102
/** Handle length of a quarter, 4/3 · tan(π/8). */
const quarter = 0.5522847498307936
const diagonal = Math.SQRT1_2

export function rectPath(rect: Rect): PathCommand[] {
  const left = onGrid(rect.left)
  const top = onGrid(rect.top)
  const right = onGrid(rect.left + rect.width)
  const bottom = onGrid(rect.top + rect.height)
  return [['M', left, top], ['L', right, top], ['L', right, bottom], ['L', left, bottom], ['Z']]
}

/** A rectangle with round corners of a radius in mm, at most half the shorter side. */
export function roundedRectPath(rect: Rect, radius: number): PathCommand[] {
  const r = Math.min(radius, rect.width / 2, rect.height / 2)
  if (r <= 0) return rectPath(rect)
  const { left, top } = rect
  const right = left + rect.width
  const bottom = top + rect.height
  const k = r * (1 - quarter)
  const g = onGrid
  return [
    ['M', g(left + r), g(top)],
    ['L', g(right - r), g(top)],
    ['C', g(right - k), g(top), g(right), g(top + k), g(right), g(top + r)],
    ['L', g(right), g(bottom - r)],
    ['C', g(right), g(bottom - k), g(right - k), g(bottom), g(right - r), g(bottom)],
    ['L', g(left + r), g(bottom)],
    ['C', g(left + k), g(bottom), g(left), g(bottom - k), g(left), g(bottom - r)],
    ['L', g(left), g(top + r)],
    ['C', g(left), g(top + k), g(left + k), g(top), g(left + r), g(top)],
    ['Z'],
  ]
}

/** An ellipse in its box, as eight cubic curves, clockwise from the right. */
export function ellipsePath(rect: Rect): PathCommand[] {
  const rx = rect.width / 2
  const ry = rect.height / 2
  const cx = rect.left + rx
  const cy = rect.top + ry
  const at = (x: number, y: number): [number, number] => [onGrid(cx + rx * x), onGrid(cy + ry * y)]
  const turns: [number, number][] = [
    [1, 0],
    [diagonal, diagonal],
    [0, 1],
    [-diagonal, diagonal],
    [-1, 0],
    [-diagonal, -diagonal],
    [0, -1],
    [diagonal, -diagonal],
  ]
  const path: PathCommand[] = [['M', ...at(1, 0)]]
  turns.forEach(([x, y], index) => {
    const [nx, ny] = turns[(index + 1) % turns.length] ?? [1, 0]
    path.push([
      'C',
      ...at(x - eighth * y, y + eighth * x),
      ...at(nx + eighth * ny, ny - eighth * nx),
      ...at(nx, ny),
    ])
  })
  path.push(['Z'])
  return path
}

/** Commands of the path of a circle. */
export const circleCommands = 10

export function circlePath(centre: Point, radius: number): PathCommand[] {
  return ellipsePath({
    left: centre.x - radius,
    top: centre.y - radius,
    width: 2 * radius,
    height: 2 * radius,
  })
}

/** A closed polygon. */
export function polygonPath(points: readonly Point[]): PathCommand[] {
  const path: PathCommand[] = points.map((point, index) => [
    index === 0 ? 'M' : 'L',
    onGrid(point.x),
    onGrid(point.y),
  ])
  if (path.length > 0) path.push(['Z'])
  return path
}
