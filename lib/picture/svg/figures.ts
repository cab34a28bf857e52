import { ellipsePath, rectPath, roundedRectPath } from '@/lib/geometry/figures'
import type { PathCommand } from '@/lib/geometry/path'
import { parseSvgPath } from '@/lib/geometry/svg-path'
import { type Matrix, multiply, rotation, scaling, translation } from '@/lib/geometry/transform'
import type { SvgNode } from './tree'

/** A number of an attribute; units are taken as user units. */
export const numberOf = (node: SvgNode, name: string, otherwise = 0): number => {
  const number = Number.parseFloat(node.attributes.get(name) ?? '')
  return Number.isFinite(number) ? number : otherwise
}

const numbersOf = (text: string): number[] =>
  [...text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(([number]) => Number(number))

function pointsPath(text: string, closed: boolean): PathCommand[] {
  const numbers = numbersOf(text)
  const path: PathCommand[] = []
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    path.push([at === 0 ? 'M' : 'L', numbers[at] ?? 0, numbers[at + 1] ?? 0])
  }
  if (closed && path.length > 0) path.push(['Z'])
  return path
}

function rectOf(node: SvgNode): PathCommand[] {
  const rect = {
    left: numberOf(node, 'x'),
    top: numberOf(node, 'y'),
    width: numberOf(node, 'width'),
    height: numberOf(node, 'height'),
  }
  if (!(rect.width > 0 && rect.height > 0)) return []
  const radius = Math.max(numberOf(node, 'rx'), numberOf(node, 'ry'))
  return radius > 0 ? roundedRectPath(rect, radius) : rectPath(rect)
}

function ellipseOf(node: SvgNode, rx: number, ry: number): PathCommand[] {
  if (!(rx > 0 && ry > 0)) return []
  const left = numberOf(node, 'cx') - rx
  const top = numberOf(node, 'cy') - ry
  return ellipsePath({ left, top, width: 2 * rx, height: 2 * ry })
}

/** The outline of a figure in its own coordinates; `null` for what is no figure. */
export function figureOf(node: SvgNode): PathCommand[] | null {
  switch (node.tag) {
    case 'path': {
      const parsed = parseSvgPath(node.attributes.get('d') ?? '')
      return parsed.ok ? parsed.path : []
    }
    case 'rect':
      return rectOf(node)
    case 'circle':
      return ellipseOf(node, numberOf(node, 'r'), numberOf(node, 'r'))
    case 'ellipse':
      return ellipseOf(node, numberOf(node, 'rx'), numberOf(node, 'ry'))
    case 'line':
      return [
        ['M', numberOf(node, 'x1'), numberOf(node, 'y1')],
        ['L', numberOf(node, 'x2'), numberOf(node, 'y2')],
      ]
    case 'polyline':
    case 'polygon':
      return pointsPath(node.attributes.get('points') ?? '', node.tag === 'polygon')
    default:
      return null
  }
}

const slope = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

function stepOf(name: string, [a = 0, b, c, d = 0, e = 0, f = 0]: readonly number[]): Matrix | null {
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f]
    case 'translate':
      return translation(a, b ?? 0)
    case 'scale':
      return scaling(a, b ?? a)
    case 'rotate':
      return rotation(a, { x: b ?? 0, y: c ?? 0 })
    case 'skewx':
      return [1, 0, slope(a), 1, 0, 0]
    case 'skewy':
      return [1, slope(a), 0, 1, 0, 0]
    default:
      return null
  }
}

/** The matrix of an attribute `transform`; what of it cannot be read is passed over. */
export function matrixOf(text: string | undefined): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name = '', list = ''] of (text ?? '').matchAll(/([a-z]{1,9})\s{0,9}\(([^()]*)\)/gi)) {
    const step = stepOf(name.toLowerCase(), numbersOf(list))
    if (step?.every(Number.isFinite)) matrix = multiply(matrix, step)
  }
  return matrix
}
