import { pathBounds } from '@/lib/design/geometry/bounds'
import type { Rect } from '@/lib/design/geometry/path'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { numberIn } from './looks'
import { NoFigure, type PlainNode } from './plain-node'

type Attributes = PlainNode['attributes']

/** Elements that are an outline. */
export const shapes: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
])

/** The outline of an ellipse, from its right end on clockwise, as SVG's dashes go. */
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0 ? `M${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}Z` : ''

/** The outline of a rectangle with right corners. */
export const plainRectangle = ({ left, top, width, height }: Rect): string =>
  `M${left} ${top}h${width}v${height}h${-width}Z`

function rectangle(attributes: Attributes): string {
  const of = (name: string) => numberIn(attributes.get(name))
  const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')]
  if (!(width > 0 && height > 0)) return ''
  const plain = plainRectangle({ left: x, top: y, width, height })
  if (!attributes.has('rx') && !attributes.has('ry')) return plain
  const across = numberIn(attributes.get('rx') ?? attributes.get('ry'))
  const down = numberIn(attributes.get('ry') ?? attributes.get('rx'))
  if (across < 0 || down < 0) throw new NoFigure()
  const [rx, ry] = [Math.min(across, width / 2), Math.min(down, height / 2)]
  if (rx === 0 || ry === 0) return plain
  const corner = (right: number, low: number) => `a${rx} ${ry} 0 0 1 ${right * rx} ${low * ry}`
  const [inner, tall] = [width - 2 * rx, height - 2 * ry]
  return (
    `M${x + rx} ${y}h${inner}${corner(1, 1)}v${tall}${corner(-1, 1)}` +
    `h${-inner}${corner(-1, -1)}v${-tall}${corner(1, -1)}Z`
  )
}

/** The outline of a shape, in its own units; empty where it has none. */
export function outlineOf({ tag, attributes }: PlainNode): string {
  const of = (name: string) => numberIn(attributes.get(name))
  switch (tag) {
    case 'path':
      return attributes.get('d') ?? ''
    case 'rect':
      return rectangle(attributes)
    case 'circle': {
      const radius = of('r')
      return ellipse(of('cx'), of('cy'), radius, radius)
    }
    case 'ellipse':
      if (!attributes.has('rx') || !attributes.has('ry')) throw new NoFigure()
      return ellipse(of('cx'), of('cy'), of('rx'), of('ry'))
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`
    default: {
      const points = attributes.get('points') ?? ''
      if (!/^[\d\s,.eE+-]*$/.test(points)) throw new NoFigure()
      return points.trim() === '' ? '' : `M${points}${tag === 'polygon' ? 'Z' : ''}`
    }
  }
}

/** The box of a shape whose measures say it, in its own units; `null` where its outline has to be asked. */
export function measuredBox({ tag, attributes }: PlainNode): Rect | null {
  const of = (name: string) => numberIn(attributes.get(name))
  const about = (rx: number, ry: number) => ({
    left: of('cx') - rx,
    top: of('cy') - ry,
    width: 2 * rx,
    height: 2 * ry,
  })
  switch (tag) {
    case 'rect':
      return { left: of('x'), top: of('y'), width: of('width'), height: of('height') }
    case 'circle': {
      const radius = of('r')
      return about(radius, radius)
    }
    case 'ellipse':
      return about(of('rx'), of('ry'))
    default:
      return null
  }
}

/** The box of an outline without its stroke, in its units; `null` for one that is not read to its end. */
export function boundsOf(outline: string): Rect | null {
  const read = parseSvgPath(outline)
  return read.ok ? pathBounds(read.path) : null
}

/** A place at which the pen is put down and nothing is drawn: readers differ whether it belongs to the box. */
const lonePlace = /[Mm][^a-zA-Z]*(?:[Mm]|$)/

/** The box that shares of a figure are of; a figure without an area has none. */
export function shareBoxOf(node: PlainNode): Rect {
  const box = measuredBox(node) ?? outlinedBox(outlineOf(node))
  if (!box || !(box.width > 0 && box.height > 0)) throw new NoFigure()
  return box
}

const outlinedBox = (outline: string): Rect | null =>
  lonePlace.test(outline.replaceAll(/\d[eE]/g, '0')) ? null : boundsOf(outline)

/** The box of a figure by its outline; `null` for other elements. */
export function figureBox(tag: string, attributes: ReadonlyMap<string, string>): Rect | null {
  if (!shapes.has(tag)) return null
  try {
    return shareBoxOf({ tag, attributes, own: null, parent: null, children: [] })
  } catch (error) {
    if (error instanceof NoFigure) return null
    throw error
  }
}
