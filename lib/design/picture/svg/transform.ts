import { type Matrix, multiply, rotation, scaling, translation } from '@/lib/design/geometry/transform'
import type { Size } from '@/lib/ground/common'
import { calculated, isCalculated } from './calc'

const perDegree: Record<string, number> = { '': 1, deg: 1, rad: 180 / Math.PI, grad: 0.9, turn: 360 }
const pixels: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  q: 96 / 101.6,
  // As large as a browser's own letters are: an image has no page around it that says otherwise.
  rem: 16,
}

/** A figure with its unit; `null` for anything else. */
function figureOf(text: string): { value: number; unit: string } | null {
  const found = /^([-+]?(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})(?:e[-+]?\d{1,3})?)([a-z%]{0,4})$/i.exec(text)
  return found ? { value: Number(found[1]), unit: (found[2] ?? '').toLowerCase() } : null
}

/** Signs that a plain figure has at most: with more it is read with all its parts. */
const longestPlain = 20

/** A figure of digits, a point and a minus alone, as most are; `null` for any other. */
function plainFigure(text: string): number | null {
  if (text === '' || text.length > longestPlain) return null
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (!((code >= 48 && code <= 57) || code === 45 || code === 46)) return null
  }
  const value = Number(text)
  return Number.isNaN(value) ? null : value
}

/** A length in user units; `of` is the whole, for a percentage. `null` for anything else. */
export function lengthOf(text: string, of: number): number | null {
  const plain = plainFigure(text)
  if (plain !== null) return plain
  if (isCalculated(text)) return calculated(text.trim(), figure => lengthOf(figure, of))
  const figure = figureOf(text.trim())
  if (!figure) return null
  if (figure.unit === '%') return (figure.value * of) / 100
  const unit = pixels[figure.unit]
  return unit === undefined ? null : figure.value * unit
}

function angleOf(text: string): number | null {
  const figure = figureOf(text)
  const unit = figure && perDegree[figure.unit]
  return figure && unit !== undefined && unit !== null ? figure.value * unit : null
}

const factorOf = (text: string): number | null => {
  const figure = figureOf(text)
  if (!figure) return null
  if (figure.unit === '%') return figure.value / 100
  return figure.unit === '' ? figure.value : null
}

const slope = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

const every = (values: readonly (number | null)[]): values is readonly number[] =>
  values.every(value => value !== null && Number.isFinite(value))

/** One step of a transform; `null` for anything else, or for a step in 3D. */
function stepOf(name: string, parts: readonly string[], box: Size): Matrix | null {
  const [first = '', second] = parts
  const made = <T extends readonly (number | null)[]>(values: T, make: (...values: number[]) => Matrix) =>
    every(values) ? make(...values) : null
  switch (name) {
    case 'matrix':
      return parts.length === 6
        ? made(parts.map(factorOf), (a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) => [a, b, c, d, e, f])
        : null
    case 'translate':
    case 'translate3d':
      return made([lengthOf(first, box.width), lengthOf(second ?? '0', box.height)], translation)
    case 'translatex':
      return made([lengthOf(first, box.width), 0], translation)
    case 'translatey':
      return made([0, lengthOf(first, box.height)], translation)
    case 'scale':
    case 'scale3d':
      return made([factorOf(first), factorOf(second ?? first)], scaling)
    case 'scalex':
      return made([factorOf(first), 1], scaling)
    case 'scaley':
      return made([1, factorOf(first)], scaling)
    case 'rotate':
    case 'rotatez':
      return made(
        [angleOf(first), lengthOf(second ?? '0', 0), lengthOf(parts[2] ?? '0', 0)],
        (degrees = 0, x = 0, y = 0) => rotation(degrees, { x, y }),
      )
    case 'skew':
      return made([angleOf(first), angleOf(second ?? '0')], (x = 0, y = 0) => [
        1,
        slope(y),
        slope(x),
        1,
        0,
        0,
      ])
    case 'skewx':
      return made([angleOf(first)], (x = 0) => [1, 0, slope(x), 1, 0, 0])
    case 'skewy':
      return made([angleOf(first)], (y = 0) => [1, slope(y), 0, 1, 0, 0])
    default:
      return null
  }
}

/** Steps of a transform that are read. */
const mostSteps = 100

/**
 * The matrix of a transform, as an attribute or a style sheet writes it; `null` where any part cannot be read, because a
 * browser then ignores all of it.
 * @param box what percentages refer to
 */
export function matrixOf(text: string, box: Size): Matrix | null {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.toLowerCase() === 'none') return [1, 0, 0, 1, 0, 0]
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let read = 0
  for (const piece of trimmed.split(')', mostSteps + 1)) {
    const [name = '', list] = piece.split('(')
    if (list === undefined) return piece.trim() === '' ? matrix : null
    read += 1
    if (read > mostSteps) return null
    const parts = list.trim().split(/[\s,]+/)
    const step = stepOf(name.replace(',', '').trim().toLowerCase(), parts, box)
    if (!step) return null
    matrix = multiply(matrix, step)
  }
  return matrix
}

const places: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 }

/** The point about which a transform works, in user units; `null` for what cannot be read. */
export function originOf(text: string, box: Size): { x: number; y: number } | null {
  const parts = text.trim().toLowerCase().split(/\s+/)
  const [first = '0', second = parts.length === 1 ? 'center' : '0'] = parts
  const isTurned = first === 'top' || first === 'bottom' || second === 'left' || second === 'right'
  const [across, down] = isTurned ? [second, first] : [first, second]
  const at = (part: string, of: number) =>
    places[part] === undefined ? lengthOf(part, of) : places[part] * of
  const [x, y] = [at(across, box.width), at(down, box.height)]
  return x === null || y === null ? null : { x, y }
}

/** A matrix about a point that is not where its coordinates begin. */
export const about = (matrix: Matrix, { x, y }: { x: number; y: number }): Matrix =>
  multiply(multiply(translation(x, y), matrix), translation(-x, -y))
