import { onGrid, type Path, type PathCommand, type Point, type Rect } from './path'
import { sinCosDegrees } from './trig'

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** First `second`, then `first`: the order of nested groups. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
export const scaling = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0]

/** A clockwise rotation about a point, in degrees. */
export function rotation(degrees: number, about: Point): Matrix {
  const { sin, cos } = sinCosDegrees(degrees)
  return [
    cos,
    sin,
    -sin,
    cos,
    about.x - cos * about.x + sin * about.y,
    about.y - sin * about.x - cos * about.y,
  ]
}

/** Moves a command by a matrix and puts it on the grid. */
export function transformCommand(m: Matrix, command: PathCommand): PathCommand {
  const [a, b, c, d, e, f] = m
  const x = (px: number, py: number) => onGrid(a * px + c * py + e)
  const y = (px: number, py: number) => onGrid(b * px + d * py + f)
  switch (command[0]) {
    case 'M':
    case 'L':
      return [command[0], x(command[1], command[2]), y(command[1], command[2])]
    case 'Q':
      return [
        'Q',
        x(command[1], command[2]),
        y(command[1], command[2]),
        x(command[3], command[4]),
        y(command[3], command[4]),
      ]
    case 'C':
      return [
        'C',
        x(command[1], command[2]),
        y(command[1], command[2]),
        x(command[3], command[4]),
        y(command[3], command[4]),
        x(command[5], command[6]),
        y(command[5], command[6]),
      ]
    case 'Z':
      return command
  }
}

/** A point moved by a matrix and put on the grid. */
export const movedPoint = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: onGrid(a * x + c * y + e),
  y: onGrid(b * x + d * y + f),
})

/** A path moved by a matrix; its curves stay curves. */
export function transformPath(m: Matrix, path: Path): PathCommand[] {
  return path.map(command => transformCommand(m, command))
}

/** The matrix that stretches one box onto another. */
export function boxToBox(from: Rect, to: Rect): Matrix {
  const x = to.width / from.width
  const y = to.height / from.height
  return [x, 0, 0, y, to.left - from.left * x, to.top - from.top * y]
}
