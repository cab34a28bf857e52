import type { Size } from '@/lib/catalogue/common'
import { type Matrix, multiply, scaling, translation } from '@/lib/geometry/transform'
import { lengthOf } from './transform'

const caps = ['butt', 'round', 'square'] as const
const joins = ['miter', 'round', 'bevel'] as const
const rules = ['nonzero', 'evenodd'] as const

/** How a figure's outline is drawn, in its own units. */
export interface FigureStroke {
  colour: string
  opacity: number
  width: number
  cap: (typeof caps)[number]
  join: (typeof joins)[number]
  miterLimit: number
  dashes: number[]
  dashOffset: number
}

/** A figure of a drawing in colours of one tone, as a canvas takes it. */
export interface Figure {
  /** Its outline as a `path` of SVG writes it. */
  outline: string
  /** From its units to those of the drawing's size. */
  matrix: Matrix
  fill: { colour: string; opacity: number; rule: (typeof rules)[number] } | null
  stroke: FigureStroke | null
  strokeFirst: boolean
}

type Attributes = ReadonlyMap<string, string>

/** Looks that an element takes from those around it, and what they are at first. */
const initial: Record<string, string> = {
  color: '#000000',
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  visibility: 'visible',
  'paint-order': 'normal',
  'shape-rendering': 'auto',
}

/** What is around an element: how it is drawn but for its own looks, and where. */
export interface Ground {
  looks: Readonly<Record<string, string>>
  matrix: Matrix
}

const groups = new Set(['root', 'g', 'a'])
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
/** What is drawn, but is more than a figure or a group of them. */
const more = new Set(['svg', 'use', 'text', 'image', 'switch'])
/** What an element is cut by, or decorated with. */
const effects = ['clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end']
const conditions = ['style', 'systemLanguage', 'requiredExtensions', 'requiredFeatures', 'pathLength']

/** Figures that look as every browser draws them can be said of a canvas as well; whatever is more needs the renderer. */
class NoFigure extends Error {}

function numberIn(text: string | undefined, otherwise = 0): number {
  const number = text === undefined ? otherwise : lengthOf(text, Number.NaN)
  if (number === null || !Number.isFinite(number)) throw new NoFigure()
  return number
}

function oneOf<const T extends string>(text: string | undefined, choices: readonly T[]): T {
  const found = choices.find(choice => choice === text)
  if (found === undefined) throw new NoFigure()
  return found
}

/** The outline of an ellipse, from its right end on clockwise, as SVG's dashes go. */
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0 ? `M${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}Z` : ''

function rectangle(attributes: Attributes): string {
  const of = (name: string) => numberIn(attributes.get(name))
  const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')]
  if (!(width > 0 && height > 0)) return ''
  if (!attributes.has('rx') && !attributes.has('ry')) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const across = numberIn(attributes.get('rx') ?? attributes.get('ry'))
  const down = numberIn(attributes.get('ry') ?? attributes.get('rx'))
  if (across < 0 || down < 0) throw new NoFigure()
  const [rx, ry] = [Math.min(across, width / 2), Math.min(down, height / 2)]
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const corner = (right: number, low: number) => `a${rx} ${ry} 0 0 1 ${right * rx} ${low * ry}`
  const [inner, tall] = [width - 2 * rx, height - 2 * ry]
  return (
    `M${x + rx} ${y}h${inner}${corner(1, 1)}v${tall}${corner(-1, 1)}` +
    `h${-inner}${corner(-1, -1)}v${-tall}${corner(1, -1)}Z`
  )
}

function outlineOf(tag: string, attributes: Attributes): string {
  const of = (name: string) => numberIn(attributes.get(name))
  switch (tag) {
    case 'path':
      return attributes.get('d') ?? ''
    case 'rect':
      return rectangle(attributes)
    case 'circle':
      return ellipse(of('cx'), of('cy'), of('r'), of('r'))
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

/** A colour that is one tone; `null` for none. */
function colourIn(text: string | undefined, looks: Ground['looks']): string | null {
  const colour = text === 'currentColor' ? (looks.color ?? '') : (text ?? '')
  if (colour === 'none') return null
  if (!/^(?:#|rgba\()/.test(colour)) throw new NoFigure()
  return colour
}

function dashesIn(text: string): number[] {
  if (text === 'none') return []
  const dashes = text.split(/[\s,]+/).map(part => numberIn(part))
  if (dashes.some(dash => dash < 0)) throw new NoFigure()
  return dashes.some(dash => dash > 0) ? dashes : []
}

function strokeOf(looks: Ground['looks']): FigureStroke | null {
  const colour = colourIn(looks.stroke, looks)
  const width = numberIn(looks['stroke-width'])
  const opacity = numberIn(looks['stroke-opacity'])
  if (colour === null || width === 0 || opacity === 0) return null
  const miterLimit = numberIn(looks['stroke-miterlimit'])
  if (width < 0 || miterLimit < 1) throw new NoFigure()
  return {
    colour,
    opacity,
    width,
    cap: oneOf(looks['stroke-linecap'], caps),
    join: oneOf(looks['stroke-linejoin'], joins),
    miterLimit,
    dashes: dashesIn(looks['stroke-dasharray'] ?? 'none'),
    dashOffset: numberIn(looks['stroke-dashoffset']),
  }
}

/** Parts of an outline that have no length: a canvas leaves out the dots that their caps make. */
const dot = /[hvlHVL]\s*[-+]?0*(?:\.0*)?(?![\d.])|[Mm][^a-zA-Z]*(?:[zZMm]|$)/

function figureOf(tag: string, attributes: Attributes, { looks, matrix }: Ground): Figure | null {
  const outline = outlineOf(tag, attributes)
  if (outline === '' || looks.visibility !== 'visible') return null
  const opacity = numberIn(attributes.get('opacity'), 1)
  const colour = tag === 'line' ? null : colourIn(looks.fill, looks)
  const share = opacity * numberIn(looks['fill-opacity'])
  const fill =
    colour === null || share === 0 ? null : { colour, opacity: share, rule: oneOf(looks['fill-rule'], rules) }
  const own = strokeOf(looks)
  const stroke = own && { ...own, opacity: own.opacity * opacity }
  // One opacity of both is one of their picture.
  if (fill && stroke && opacity < 1) throw new NoFigure()
  if (stroke && stroke.cap !== 'butt' && dot.test(outline)) throw new NoFigure()
  if (!/^(?:auto|geometricprecision)$/.test(looks['shape-rendering'] ?? '')) throw new NoFigure()
  if (!fill && !stroke) return null
  return { outline, matrix, fill, stroke, strokeFirst: isStrokeFirst(looks['paint-order'] ?? '') }
}

function isStrokeFirst(order: string): boolean {
  const [fill, stroke] = [order.indexOf('fill'), order.indexOf('stroke')]
  return stroke >= 0 && (fill < 0 || stroke < fill)
}

/** From a drawing's box to its size, as its `preserveAspectRatio` says. */
function fitted(attributes: Attributes, size: Size): Matrix {
  const box = attributes.get('viewBox')
  if (box === undefined) return [1, 0, 0, 1, 0, 0]
  const [left, top, width, height, ...rest] = box
    .trim()
    .split(/[\s,]+/)
    .map(part => numberIn(part))
  if (left === undefined || top === undefined || !width || !height || rest.length > 0) throw new NoFigure()
  const said = /^(none|x(Min|Mid|Max)Y(Min|Mid|Max))?(?:\s+(meet|slice))?$/.exec(
    (attributes.get('preserveAspectRatio') ?? '').trim(),
  )
  const [across, down] = [size.width / width, size.height / height]
  if (said?.[1] === 'none') return multiply(scaling(across, down), translation(-left, -top))
  const scale = said?.[4] === 'slice' ? Math.max(across, down) : Math.min(across, down)
  const share = (place: string | undefined) => (place === 'Min' ? 0 : place === 'Max' ? 1 : 0.5)
  return multiply(
    translation(
      (size.width - scale * width) * share(said?.[2]),
      (size.height - scale * height) * share(said?.[3]),
    ),
    multiply(scaling(scale, scale), translation(-left, -top)),
  )
}

/** Collects the figures of a drawing, as long as it is made of nothing else. */
export class FigureList {
  /** `null` once there was something that is more than a figure. */
  figures: Figure[] | null = []

  /** The ground on which a whole drawing stands, in units of its size. */
  begin(attributes: Attributes, size: Size | null): Ground | null {
    return this.tried(() => {
      if (!size) throw new NoFigure()
      return { looks: initial, matrix: fitted(attributes, size) }
    })
  }

  /**
   * Takes an element; the outermost one is called `root`.
   * @param attributes its looks in plain words
   * @param around `null` where nothing is seen
   * @returns the ground of what is in it
   */
  take(tag: string, attributes: Attributes, around: Ground | null, own: Matrix | null): Ground | null {
    if (around === null || this.figures === null) return null
    return this.tried(() => {
      // Where the whole is turned, programs differ about what is turned first.
      if (more.has(tag) || (tag === 'root' && own !== null)) throw new NoFigure()
      if (!groups.has(tag) && !shapes.has(tag)) return null
      const ground = this.within(tag, attributes, around, own)
      const figure = ground && shapes.has(tag) ? figureOf(tag, attributes, ground) : null
      if (figure) this.figures?.push(figure)
      return groups.has(tag) ? ground : null
    })
  }

  private within(tag: string, attributes: Attributes, around: Ground, own: Matrix | null): Ground | null {
    if (attributes.get('display') === 'none') return null
    if (conditions.some(name => attributes.has(name))) throw new NoFigure()
    if (effects.some(name => (attributes.get(name) ?? 'none') !== 'none')) throw new NoFigure()
    if (groups.has(tag) && numberIn(attributes.get('opacity'), 1) < 1) throw new NoFigure()
    let looks = around.looks
    for (const [name, value] of attributes)
      if (
        Object.hasOwn(initial, name) &&
        value !== 'inherit' &&
        !(name === 'color' && value === 'currentColor')
      )
        looks = looks === around.looks ? { ...looks, [name]: value } : Object.assign(looks, { [name]: value })
    return { looks, matrix: own ? multiply(around.matrix, own) : around.matrix }
  }

  private tried(take: () => Ground | null): Ground | null {
    try {
      return take()
    } catch (error) {
      if (!(error instanceof NoFigure)) throw error
      this.figures = null
      return null
    }
  }
}
