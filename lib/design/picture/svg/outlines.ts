import type { Path } from '@/lib/design/geometry/path'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { type Matrix, multiply, transformPath } from '@/lib/design/geometry/transform'
import { matrixOf } from './transform'
import { elementsIn, readTree, type SvgNode } from './tree'

const isSeen = ({ attributes }: SvgNode): boolean =>
  attributes.get('visibility') !== 'hidden' &&
  (attributes.get('fill') !== 'none' || attributes.get('stroke') !== 'none')

const none = { width: 0, height: 0 }

function pathsOf(node: SvgNode, outer: Matrix): Path[] {
  if (node.tag === 'defs') return []
  const matrix = multiply(outer, matrixOf(node.attributes.get('transform') ?? '', none) ?? [1, 0, 0, 1, 0, 0])
  if (node.tag !== 'path') return elementsIn(node).flatMap(child => pathsOf(child, matrix))
  const read = parseSvgPath(node.attributes.get('d') ?? '')
  return read.ok && isSeen(node) ? [transformPath(matrix, read.path)] : []
}

/**
 * The outlines of a drawing of paths and groups alone, back to front, in its own units.
 * @param simple what the renderer made of a drawing
 */
export function outlinesIn(simple: string): Path[] | null {
  const tree = readTree(simple)
  return typeof tree === 'string' ? null : pathsOf(tree.svg, [1, 0, 0, 1, 0, 0])
}
