import { pathBounds, uniteRects } from '@/lib/geometry/bounds'
import type { Path, PathCommand, Rect } from '@/lib/geometry/path'
import { type Matrix, multiply, scaling, transformPath, translation } from '@/lib/geometry/transform'
import { pictureLimits } from '../limits'
import { Budget } from './budget'
import { figureOf, matrixOf, numberOf } from './figures'
import { initialStyle, type Paints, readSheet, type StyleSheet, type SvgStyle, styleOf } from './style'
import { readTree, type SvgNode } from './tree'

/** One figure of a drawing, back to front, in units of the drawing's box. Colours are `#rrggbb`, null for none. */
export interface SvgFigure {
  path: Path
  fill: string | null
  fillRule: SvgStyle['fillRule']
  stroke: string | null
  strokeWidth: number
  cap: SvgStyle['cap']
  join: SvgStyle['join']
  opacity: number
}

/** What a drawing loses because it is no outline. */
export type LostPart = 'text' | 'image' | 'clip'

export type SvgDrawing =
  | { ok: true; width: number; height: number; figures: SvgFigure[]; lost: LostPart[] }
  | { ok: false; code: 'unreadable' | 'too-large' | 'empty' }

/** The longest edge of a drawing that was read, in its units. */
const longestEdge = 1000

/** What is drawn where another element asks for it, or never. */
const unseen = new Set(
  'defs symbol clippath mask pattern marker lineargradient radialgradient filter metadata title desc script foreignobject style animate animatemotion animatetransform set'.split(
    ' ',
  ),
)

class Reader {
  readonly figures: SvgFigure[] = []
  readonly lost = new Set<LostPart>()
  tooLarge = false
  private readonly sheet: StyleSheet = new Map()
  private readonly paints: Paints = new Map()
  private readonly byId = new Map<string, SvgNode>()
  private readonly budget = new Budget()
  private elements = 0
  private commands = 0

  constructor(
    root: SvgNode,
    private readonly toBox: Matrix,
  ) {
    this.index(root)
  }

  /** Finds what others refer to: style sheets, gradients, elements by their id. */
  private index(node: SvgNode): void {
    const id = node.attributes.get('id')
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, node)
    if (node.tag === 'style') {
      if (this.budget.takesSheet(node.text)) readSheet(node.text, this.sheet)
      else this.tooLarge = true
    }
    if (node.tag.endsWith('gradient') && id !== undefined) {
      const stop = node.children.find(({ tag }) => tag === 'stop')
      const style = stop?.attributes.get('style') ?? ''
      const named = /stop-color\s*:\s*([^;]+)/.exec(style)?.[1] ?? stop?.attributes.get('stop-color')
      const fill = new Map([['fill', named ?? '#000000']])
      const as: SvgNode = { tag: 'stop', attributes: fill, children: [], text: '' }
      this.paints.set(id, styleOf(as, initialStyle, new Map(), new Map()).fill ?? '#000000')
    }
    for (const child of node.children) this.index(child)
  }

  /** Draws an element and what is in it. `depth` counts references, which may lead back to themselves. */
  draw(node: SvgNode, around: SvgStyle, outer: Matrix, depth: number): void {
    this.elements += 1
    if (this.elements > pictureLimits.svgElements) this.tooLarge = true
    if (this.tooLarge || unseen.has(node.tag)) return
    if (node.tag === 'text' || node.tag === 'image') {
      this.lost.add(node.tag)
      return
    }
    if (!this.takes(node)) return
    if (node.attributes.has('clip-path') || node.attributes.has('mask')) this.lost.add('clip')
    const style = styleOf(node, around, this.sheet, this.paints)
    if (style.gone) return
    const matrix = multiply(outer, matrixOf(node.attributes.get('transform')))
    const path = figureOf(node)
    if (path) this.add(path, style, matrix)
    else if (node.tag === 'use') this.follow(node, style, matrix, depth)
    else for (const child of node.children) this.draw(child, style, matrix, depth)
  }

  /** Whether an element is not too much after all others. */
  takes(node: SvgNode): boolean {
    if (!this.budget.takesElement(node)) this.tooLarge = true
    return !this.tooLarge
  }

  private follow(node: SvgNode, style: SvgStyle, matrix: Matrix, depth: number): void {
    const reference = node.attributes.get('href') ?? node.attributes.get('xlink:href') ?? ''
    const target = reference.startsWith('#') ? this.byId.get(reference.slice(1)) : undefined
    if (!target || depth >= 8) return
    const moved = multiply(matrix, translation(numberOf(node, 'x'), numberOf(node, 'y')))
    const drawn = target.tag === 'symbol' ? target.children : [target]
    for (const child of drawn) this.draw(child, style, moved, depth + 1)
  }

  private add(path: readonly PathCommand[], style: SvgStyle, matrix: Matrix): void {
    this.commands += path.length
    if (this.commands > pictureLimits.svgCommands) this.tooLarge = true
    if (this.tooLarge || style.hidden || path.length === 0 || (!style.fill && !style.stroke)) return
    const whole = multiply(this.toBox, matrix)
    const size = Math.sqrt(Math.abs(whole[0] * whole[3] - whole[1] * whole[2]))
    const drawn = transformPath(whole, path)
    const finite = drawn.every(command =>
      command.every(part => typeof part === 'string' || Math.abs(part) < 1e7),
    )
    if (!finite) return
    const { fill, fillRule, stroke, cap, join, opacity } = style
    const strokeWidth = Math.round(style.strokeWidth * size * 1e4) / 1e4
    this.figures.push({ path: drawn, fill, fillRule, stroke, strokeWidth, cap, join, opacity })
  }
}

const numbers = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** Signs of a box at most: four figures. */
const longestBox = 200

/** The box that a drawing says to be in; `null` where it says none. */
function boxOf(svg: SvgNode): Rect | null {
  const [left = 0, top = 0, width = 0, height = 0] = (
    (svg.attributes.get('viewbox') ?? '').slice(0, longestBox).match(numbers) ?? []
  ).map(Number)
  if (width > 0 && height > 0) return { left, top, width, height }
  const own = { left: 0, top: 0, width: numberOf(svg, 'width'), height: numberOf(svg, 'height') }
  const inShares = /%/.test(`${svg.attributes.get('width')}${svg.attributes.get('height')}`)
  return own.width > 0 && own.height > 0 && !inShares ? own : null
}

const toBoxOf = (box: Rect): Matrix => {
  const scale = longestEdge / Math.max(box.width, box.height)
  return multiply(scaling(scale, scale), translation(-box.left, -box.top))
}

function drawnIn(svg: SvgNode, root: SvgNode, toBox: Matrix): Reader {
  const reader = new Reader(root, toBox)
  if (!reader.takes(svg)) return reader
  const style = styleOf(svg, initialStyle, new Map(), new Map())
  for (const child of svg.children) reader.draw(child, style, [1, 0, 0, 1, 0, 0], 0)
  return reader
}

function boundsOf(figures: readonly SvgFigure[]): Rect | null {
  return figures.reduce<Rect | null>((sum, { path }) => uniteRects(sum, pathBounds(path)), null)
}

/**
 * Reads an SVG as figures and nothing else: no script, no reference to anything outside, no text, no picture in it can
 * follow. What is too much is refused before it is worked at. The box becomes 1000 units long.
 */
export function readSvg(text: string): SvgDrawing {
  const root = readTree(text)
  if (root === 'too-large') return { ok: false, code: 'too-large' }
  const svg = root.children.find(({ tag }) => tag === 'svg')
  if (!svg) return { ok: false, code: 'unreadable' }
  let box = boxOf(svg)
  if (!box) {
    const first = drawnIn(svg, root, [1, 0, 0, 1, 0, 0])
    if (first.tooLarge) return { ok: false, code: 'too-large' }
    box = boundsOf(first.figures)
  }
  if (!box || !(box.width > 0 && box.height > 0)) return { ok: false, code: 'empty' }
  const { figures, lost, tooLarge } = drawnIn(svg, root, toBoxOf(box))
  if (tooLarge) return { ok: false, code: 'too-large' }
  if (figures.length === 0) return { ok: false, code: 'empty' }
  const scale = longestEdge / Math.max(box.width, box.height)
  const rounded = (length: number) => Math.max(0.0001, Math.round(length * scale * 1e4) / 1e4)
  return { ok: true, width: rounded(box.width), height: rounded(box.height), figures, lost: [...lost] }
}
