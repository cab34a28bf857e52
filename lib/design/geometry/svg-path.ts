import parse from 'svgpath/lib/path_parse.js'
import type { PathCommand, Point } from './path'
import { inShortRows } from './path-rows'
import { arcToCubics } from './svg-arc'

/** A path of an SVG in its own coordinates; not yet on the grid. */
export type ParsedPath = { ok: true; path: PathCommand[] } | { ok: false; code: 'path_invalid' }

const invalid: ParsedPath = { ok: false, code: 'path_invalid' }

/** The numbers of a segment as places of the picture: what is written in small letters counts from where the pen is. */
function absolute(command: string, numbers: readonly number[], { x, y }: Point): readonly number[] {
  switch (command) {
    case 'v':
      return numbers.map(value => value + y)
    case 'a':
      // Radii, turn and flags are no places.
      return numbers.map((value, at) => (at === 5 ? value + x : at === 6 ? value + y : value))
    default:
      return command === command.toUpperCase()
        ? numbers
        : numbers.map((value, at) => value + (at % 2 === 0 ? x : y))
  }
}

/** Where a curve that goes on smoothly has its first handle: opposite to the last one of the curve before it. */
function mirrored(before: PathCommand | undefined, kind: 'Q' | 'C', { x, y }: Point): [number, number] {
  if (before?.[0] !== kind) return [x, y]
  const [handleX, handleY] = before[0] === 'C' ? [before[3], before[4]] : [before[1], before[2]]
  return [x - (handleX - x), y - (handleY - y)]
}

/** What a segment of absolute coordinates draws from where the pen is. */
function drawn(command: string, numbers: readonly number[], pen: Point, before?: PathCommand): PathCommand[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers
  switch (command) {
    case 'M':
    case 'L':
      return [[command, a, b]]
    case 'H':
      return [['L', a, pen.y]]
    case 'V':
      return [['L', pen.x, a]]
    case 'Q':
      return [['Q', a, b, c, d]]
    case 'T':
      return [['Q', ...mirrored(before, 'Q', pen), a, b]]
    case 'C':
      return [['C', a, b, c, d, e, f]]
    case 'S':
      return [['C', ...mirrored(before, 'C', pen), a, b, c, d]]
    case 'A':
      return arcToCubics(pen, { rx: a, ry: b, rotation: c, large: d === 1, sweep: e === 1, x: f, y: g })
    default:
      return [['Z']]
  }
}

/** Where the pen is after a segment of absolute coordinates. */
function endOf(command: string, numbers: readonly number[], pen: Point): Point {
  const [last = 0] = numbers.slice(-1)
  if (command === 'H') return { x: last, y: pen.y }
  if (command === 'V') return { x: pen.x, y: last }
  const [x = 0, y = 0] = numbers.slice(-2)
  return { x, y }
}

/**
 * Reads the `d` of an SVG path: straight lines, curves and closes in absolute coordinates. Arcs become curves by our own
 * arithmetic, which is the same in every engine. What is not a path, or has a number beyond all bounds, is refused.
 */
export function parseSvgPath(text: string): ParsedPath {
  const rows = inShortRows(text)
  if (rows === null) return invalid
  const { err, segments } = parse(rows)
  if (err) return invalid
  const path: PathCommand[] = []
  let pen: Point = { x: 0, y: 0 }
  let start = pen
  let before: PathCommand | undefined
  for (const [command, ...numbers] of segments) {
    const upper = command.toUpperCase()
    const given = absolute(command, numbers, pen)
    const made = drawn(upper, given, pen, before)
    path.push(...made)
    // After an arc no curve goes on smoothly, though it is drawn as some.
    before = upper === 'A' ? undefined : made.at(-1)
    pen = upper === 'Z' ? start : endOf(upper, given, pen)
    if (upper === 'M') start = pen
  }
  const finite = path.every(command =>
    command.every(part => typeof part === 'string' || Number.isFinite(part)),
  )
  return finite ? { ok: true, path } : invalid
}
