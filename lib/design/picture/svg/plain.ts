import { type Matrix, multiply, scaling, translation } from '@/lib/design/geometry/transform'
import type { Size } from '@/lib/ground/common'
import { type AskedFace, faceOf } from './asked-face'
import { figureBox } from './figures/outline'
import type { PlainNode } from './figures/plain-node'
import { isOwnPicture } from './own-picture'
import { keepStroke, settleLengths } from './plain-lengths'
import { asStyle, cuts, seen, unseen, worked, written } from './plain-names'
import { firstPaints, PaintedMarkers, type Paints, paintByContext, paintsOf } from './plain-paints'
import { asText, escaped, numbers } from './plain-xml'
import type { StyleSheet } from './sheet'
import { type Looks, looksOf } from './style'
import { about, lengthOf, matrixOf, originOf } from './transform'
import { type SvgNode, textElements, textIn } from './tree'

/** The parts of a drawing that cannot be shown as its maker sees them. */
export type LostPart = 'image' | 'foreign' | 'flow' | 'clip' | 'turn' | 'text' | 'damaged'

const identity: Matrix = [1, 0, 0, 1, 0, 0]

const isIdentity = (matrix: Matrix): boolean => numbers(matrix) === '1 0 0 1 0 0'

/** What an element takes from those around it. */
interface Around {
  variables: ReadonlyMap<string, string>
  /** From its coordinates to pixels of the whole drawing at its natural size. */
  toPixels: Matrix
  face: AskedFace
  nonScaling: boolean
  paint: Paints
  /** What markers that take their colours from the line are painted with; `null` outside of such a marker. */
  context: Paints | null
  /** The element that they stand in. */
  parent: PlainNode | null
}

const space = ' xmlns="http://www.w3.org/2000/svg"'

/**
 * Writes a drawing so that its looks stand in plain attributes, in words that every reader knows: what style sheets,
 * variables and names in capitals say is worked in, what asks for something outside is left out.
 */
export class PlainWriter {
  readonly lost = new Set<LostPart>()
  /** Whether there is anything in it that can be seen. */
  isEmpty = true
  /** The drawing as it was written, once it was. */
  root: PlainNode | null = null
  private readonly pieces: string[] = []
  private readonly markers: PaintedMarkers

  /**
   * @param byId what others may refer to
   * @param box the drawing's own box, which percentages refer to
   * @param nameFace the name of the family in which a text is drawn; `null` where texts are left out
   */
  constructor(
    private readonly sheet: StyleSheet,
    private readonly byId: ReadonlyMap<string, SvgNode>,
    private readonly box: Size,
    private readonly nameFace: ((face: AskedFace) => string) | null,
  ) {
    this.markers = new PaintedMarkers(byId)
  }

  /** @param size how large the drawing is written to be, in pixels */
  write(svg: SvgNode, size: Size | null): string {
    const scale = size ? Math.sqrt((size.width * size.height) / (this.box.width * this.box.height)) : 1
    this.element(svg, {
      variables: new Map(),
      toPixels: scaling(scale, scale),
      face: { families: [], bold: false, italic: false },
      nonScaling: false,
      paint: firstPaints,
      context: null,
      parent: null,
    })
    return this.pieces.join('')
  }

  private readonly tagOf = (id: string): string | undefined => this.byId.get(id)?.tag

  private element(node: SvgNode, around: Around): void {
    const { tag } = node
    if (unseen.has(tag)) return
    if (tag === 'foreignObject') {
      this.lost.add('foreign')
      return
    }
    if (tag === 'flowRoot') {
      // A draft of SVG that one program writes and no browser draws.
      if (textIn(node).trim() !== '') this.lost.add('flow')
      return
    }
    if (tag === 'text' && !this.nameFace) {
      this.lost.add('text')
      return
    }
    const looks = looksOf(node, this.sheet, around.variables, this.tagOf)
    if ((tag === 'image' || tag === 'feImage') && !this.takesPicture(node)) return
    if (seen.has(tag)) this.isEmpty = false
    const own = this.transformOf(node, looks.values)
    const within = this.within(looks, around, own)
    const attributes = this.attributesOf(node, looks, within, own)
    within.parent = this.keep(tag, attributes, own, around.parent)
    // `aroundUse` removes attributes from this copy; the kept node stays as it was.
    const written = tag === 'use' ? new Map(attributes) : attributes
    const group = tag === 'use' ? this.aroundUse(written) : null
    if (group) this.pieces.push(`<g${asText(group)}>`)
    this.pieces.push(`<${tag}${node.parent === null ? space : ''}${asText(written)}>`)
    if (node.parent === null) this.ground(looks.values, within)
    this.inside(node, within)
    if (node.parent === null) this.paintedMarkers(within)
    this.pieces.push(`</${tag}>${group ? '</g>' : ''}`)
  }

  /** What lies under the whole drawing, which a browser paints beyond its box as well. */
  private ground(values: ReadonlyMap<string, string>, { parent }: Around): void {
    const colour = values.get('background-color') ?? values.get('background')
    if (colour === undefined || colour === 'rgba(0,0,0,0)') return
    const attributes = new Map([
      ...['x', 'y'].map(name => [name, '-10000%'] as const),
      ...['width', 'height'].map(name => [name, '20000%'] as const),
      ...Object.entries({ fill: colour, 'fill-opacity': '1', stroke: 'none' }),
    ])
    this.keep('rect', attributes, null, parent)
    this.pieces.push(`<rect${asText(attributes)}/>`)
  }

  private paintedMarkers(around: Around): void {
    // Those that are written may ask for others.
    for (const { painted, context } of this.markers.painted())
      this.element(painted, { ...around, paint: firstPaints, context, parent: null })
  }

  private keep(
    tag: string,
    attributes: ReadonlyMap<string, string>,
    own: Matrix | null,
    parent: PlainNode | null,
  ): PlainNode {
    const kept = { tag: parent ? tag : 'root', attributes, own, parent, children: [] }
    parent?.children.push(kept)
    this.root ??= kept
    return kept
  }

  /**
   * What stands around a use that is cut: a browser moves what cuts it along with it, by its `x` and `y`; the renderer
   * does not. Takes it out of the use's own attributes; `null` where nothing is cut.
   */
  private aroundUse(attributes: Map<string, string>): Map<string, string> | null {
    if (!cuts.some(name => attributes.has(name))) return null
    const own = matrixOf(attributes.get('transform') ?? '', this.box) ?? identity
    const at = (name: 'x' | 'y', of: number) => lengthOf(attributes.get(name) ?? '0', of) ?? 0
    const moved = multiply(own, translation(at('x', this.box.width), at('y', this.box.height)))
    const group = new Map([['transform', `matrix(${numbers(moved)})`]])
    for (const name of [...cuts, 'opacity']) {
      const value = attributes.get(name)
      if (value !== undefined) group.set(name, value)
      attributes.delete(name)
    }
    for (const name of ['transform', 'x', 'y']) attributes.delete(name)
    return group
  }

  private takesPicture({ attributes }: SvgNode): boolean {
    if (isOwnPicture(attributes.get('href') ?? '')) return true
    this.lost.add('image')
    return false
  }

  /** What the element's children take from it. */
  private within(looks: Looks, around: Around, own: Matrix | null): Around {
    const { values, variables } = looks
    const effect = values.get('vector-effect')
    return {
      variables,
      toPixels: own ? multiply(around.toPixels, own) : around.toPixels,
      face: faceOf(looks, around.face),
      nonScaling: effect === undefined ? false : effect === 'non-scaling-stroke',
      paint: paintsOf(values, around.paint),
      context: around.context,
      parent: null,
    }
  }

  /** The element's own transform about its origin; `null` where it has none that can be read. */
  private transformOf(node: SvgNode, values: ReadonlyMap<string, string>): Matrix | null {
    const text = values.get('transform')
    if (text === undefined) return null
    const origin = values.get('transform-origin')
    if (/^(?:fill|stroke|content)-box$/.test(values.get('transform-box') ?? ''))
      return this.transformInBox(node, values, text, origin ?? '0 0')
    const matrix = matrixOf(text, this.box)
    const point = origin === undefined ? null : originOf(origin, this.box)
    return matrix && point ? about(matrix, point) : matrix
  }

  /** A transform that is meant within the element's own box: that of one figure is known by its outline. */
  private transformInBox(
    { tag, attributes }: SvgNode,
    values: ReadonlyMap<string, string>,
    text: string,
    origin: string,
  ): Matrix | null {
    const own = figureBox(tag, new Map([...attributes, ...values]))
    const matrix = matrixOf(text, own ?? this.box)
    if (!own || values.get('transform-box') === 'stroke-box') {
      if (matrix && !isIdentity(matrix)) this.lost.add('turn')
      return matrix
    }
    const point = originOf(origin, own)
    return matrix && point ? about(matrix, { x: own.left + point.x, y: own.top + point.y }) : matrix
  }

  private attributesOf(
    node: SvgNode,
    { values }: Looks,
    within: Around,
    own: Matrix | null,
  ): Map<string, string> {
    const attributes = new Map<string, string>()
    for (const [name, value] of node.attributes) if (written.has(name)) attributes.set(name, value)
    const href = attributes.get('href')
    if (href !== undefined && !href.startsWith('#') && node.tag !== 'image' && node.tag !== 'feImage')
      attributes.delete('href')
    const styles: string[] = []
    for (const [name, value] of values) {
      if (worked.has(name)) continue
      if (asStyle.has(name)) styles.push(`${name}:${value};`)
      else attributes.set(name, value)
    }
    const clip = values.get('clip-path')
    if (clip?.includes('(') && !clip.startsWith('url(')) {
      this.lost.add('clip')
      attributes.delete('clip-path')
    }
    const name = /^(?:linear|radial)Gradient$/.test(node.tag)
      ? 'gradientTransform'
      : node.tag === 'pattern'
        ? 'patternTransform'
        : 'transform'
    if (own && !isIdentity(own)) attributes.set(name, `matrix(${numbers(own)})`)
    else if (name !== 'transform' && attributes.has(name)) {
      const matrix = matrixOf(attributes.get(name) ?? '', this.box)
      if (matrix) attributes.set(name, `matrix(${numbers(matrix)})`)
      else attributes.delete(name)
    }
    settleLengths(attributes, this.box)
    this.markers.colour(attributes, within.paint)
    if (within.context) paintByContext(node.tag, attributes, within.context)
    if (within.nonScaling) keepStroke(attributes, within.toPixels)
    if (this.nameFace && /^(?:text|tspan|textPath)$/.test(node.tag))
      attributes.set('font-family', `'${this.nameFace(within.face)}'`)
    else attributes.delete('font-family')
    if (styles.length > 0) attributes.set('style', styles.join(''))
    return attributes
  }

  private inside(node: SvgNode, within: Around): void {
    const isText = textElements.has(node.tag)
    for (const child of node.children) {
      if (typeof child !== 'string') this.element(child, within)
      else if (isText) this.pieces.push(escaped(child))
    }
  }
}
