import type { Point, Rect } from '@/lib/design/geometry/path'
import { type Matrix, multiply } from '@/lib/design/geometry/transform'
import type { Size } from '@/lib/ground/common'
import { lengthOf, matrixOf } from '../transform'
import type { Gradient, GradientStop, Paint } from './figures'
import { type LooksInPlace, numberIn } from './looks'
import { idIn, NoFigure, type PlainNode } from './plain-node'

/** Gradients that take from each other what they do not say: no drawing has longer rows of them. */
const longestRow = 20

/** A gradient as it is written, with what it takes from others. */
interface Written {
  kind: Gradient['kind']
  /** In shares of the painted element's box, or in the units of its surroundings. */
  byBox: boolean
  matrix: Matrix
  places: ReadonlyMap<string, string>
  stops: GradientStop[]
}

const kinds: Record<string, Gradient['kind']> = { linearGradient: 'linear', radialGradient: 'radial' }
const places: Record<Gradient['kind'], readonly string[]> = {
  linear: ['x1', 'y1', 'x2', 'y2'],
  radial: ['cx', 'cy', 'r', 'fx', 'fy', 'fr'],
}

const noSize = { width: Number.NaN, height: Number.NaN }

/** A colour with an opacity beside its own. */
function withOpacity(colour: string, opacity: number): string {
  const parts = /^#(..)(..)(..)$/.exec(colour)
  if (parts) {
    if (opacity === 1) return colour
    return `rgba(${parts
      .slice(1)
      .map(part => Number.parseInt(part, 16))
      .join(',')},${opacity})`
  }
  const clear = /^rgba\((\d+,\d+,\d+),([\d.]+)\)$/.exec(colour)
  if (!clear) throw new NoFigure()
  return `rgba(${clear[1]},${Number(clear[2]) * opacity})`
}

/** Reads the gradients of a drawing, each once. */
export class Gradients {
  private readonly known = new Map<string, Written>()
  /** Gradients that do not follow a box, by what they are shares of: one for all that they paint. */
  private readonly shared = new Map<string, Paint | null>()

  constructor(
    private readonly byId: ReadonlyMap<string, PlainNode>,
    private readonly looks: LooksInPlace,
  ) {}

  /**
   * What a reference to a gradient paints; `null` for nothing.
   * @param value the reference
   * @param box the box of what is painted
   */
  paint(value: string, box: () => Rect, viewport: Size): Paint | null {
    const id = idIn(value)
    const written = this.written(id)
    if (written.byBox) return made(written, boxMatrix(box()), { width: 1, height: 1 })
    const key = `${viewport.width} ${viewport.height} ${id}`
    let paint = this.shared.get(key)
    if (paint === undefined) {
      paint = made(written, [1, 0, 0, 1, 0, 0], viewport)
      this.shared.set(key, paint)
    }
    return paint
  }

  private written(id: string): Written {
    const known = this.known.get(id)
    if (known) return known
    const row = this.rowOf(id)
    const [first] = row
    const kind = kinds[first?.tag ?? '']
    if (!first || !kind) throw new NoFigure()
    const said = (name: string, nodes = row) =>
      nodes.map(({ attributes }) => attributes.get(name)).find(value => value !== undefined)
    const alike = row.filter(({ tag }) => kinds[tag] === kind)
    if ((said('spreadMethod') ?? 'pad') !== 'pad') throw new NoFigure()
    const units = said('gradientUnits') ?? 'objectBoundingBox'
    if (units !== 'objectBoundingBox' && units !== 'userSpaceOnUse') throw new NoFigure()
    const matrix = matrixOf(said('gradientTransform') ?? '', noSize)
    if (!matrix || row.some(({ attributes }) => attributes.has('style'))) throw new NoFigure()
    const withStops = row.find(({ children }) => children.some(({ tag }) => tag === 'stop'))
    const written = {
      kind,
      byBox: units === 'objectBoundingBox',
      matrix,
      places: new Map(places[kind].flatMap(name => pairOf(name, said(name, alike)))),
      stops: withStops ? this.stopsOf(withStops) : [],
    }
    this.known.set(id, written)
    return written
  }

  /** A gradient, the one that it takes from, and so on. */
  private rowOf(id: string): PlainNode[] {
    const row: PlainNode[] = []
    for (let next = this.byId.get(id); next; ) {
      if (row.includes(next) || row.length > longestRow || !kinds[next.tag]) throw new NoFigure()
      if (!/^(?:srgb|auto)$/.test(this.looks.of(next)['color-interpolation'] ?? '')) throw new NoFigure()
      row.push(next)
      const href = next.attributes.get('href')
      next = href === undefined ? undefined : this.byId.get(href.slice(1))
    }
    return row
  }

  private stopsOf({ children }: PlainNode): GradientStop[] {
    let least = 0
    return children
      .filter(({ tag }) => tag === 'stop')
      .map(stop => {
        const { attributes } = stop
        const offset = attributes.get('offset') ?? '0'
        if (!/^\s*[-+.\deE]+%?\s*$/.test(offset)) throw new NoFigure()
        least = Math.max(least, Math.min(1, numberIn(offset, 0, 1)))
        const said = attributes.get('stop-color') ?? '#000000'
        const colour = said === 'currentColor' ? (this.looks.of(stop).color ?? '') : said
        return {
          offset: least,
          colour: withOpacity(colour, numberIn(attributes.get('stop-opacity'), 1)),
        }
      })
  }
}

const pairOf = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]]

const boxMatrix = ({ left, top, width, height }: Rect): Matrix => [width, 0, 0, height, left, top]

const moved = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** How much longer everything becomes by a matrix; `null` where one way more than another. */
function evenScale([a, b, c, d]: Matrix): number | null {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)]
  const isEven = Math.abs(across - down) <= 1e-9 * across && Math.abs(a * c + b * d) <= 1e-9 * across * across
  return isEven ? across : null
}

function made(written: Written, ground: Matrix, shares: Size): Paint | null {
  const { stops, matrix } = written
  const [first] = stops
  const last = stops.at(-1)
  if (!first || !last) return null
  if (stops.length === 1) return first.colour
  const all = multiply(ground, matrix)
  const [a, b, c, d] = all
  const area = a * d - b * c
  if (!(Number.isFinite(area) && Math.abs(area) > 1e-12)) throw new NoFigure()
  return written.kind === 'linear'
    ? linear(written, all, shares, last.colour)
    : radial(written, all, shares, last.colour)
}

function placeIn({ places: said }: Written, name: string, otherwise: string, of: number): number {
  const place = lengthOf(said.get(name) ?? otherwise, of)
  if (place === null || !Number.isFinite(place)) throw new NoFigure()
  return place
}

/** A gradient along a line: moved by a matrix, its tones still stand at right angles to what becomes of it. */
function linear(written: Written, matrix: Matrix, { width, height }: Size, last: string): Paint {
  const start = { x: placeIn(written, 'x1', '0', width), y: placeIn(written, 'y1', '0', height) }
  const end = { x: placeIn(written, 'x2', '100%', width), y: placeIn(written, 'y2', '0', height) }
  const along = { x: end.x - start.x, y: end.y - start.y }
  if (along.x === 0 && along.y === 0) return last
  const from = moved(matrix, start)
  const whole = moved(matrix, end)
  const beside = moved(matrix, { x: start.x - along.y, y: start.y + along.x })
  // Along here everything has the colour of the beginning.
  const tone = { x: beside.x - from.x, y: beside.y - from.y }
  const share =
    ((whole.x - from.x) * tone.x + (whole.y - from.y) * tone.y) / (tone.x * tone.x + tone.y * tone.y)
  const to = { x: whole.x - share * tone.x, y: whole.y - share * tone.y }
  return { kind: 'linear', from, to, stops: written.stops }
}

/** The focus is this far from the edge of its circle at least, as a share of the radius: readers differ about one beyond. */
const leastFocus = 0.02

function radial(written: Written, matrix: Matrix, { width, height }: Size, last: string): Paint {
  const diagonal = Math.hypot(width, height) / Math.SQRT2
  const centre = { x: placeIn(written, 'cx', '50%', width), y: placeIn(written, 'cy', '50%', height) }
  const radius = placeIn(written, 'r', '50%', diagonal)
  const focus = {
    x: placeIn(written, 'fx', String(centre.x), width),
    y: placeIn(written, 'fy', String(centre.y), height),
  }
  if (placeIn(written, 'fr', '0', diagonal) !== 0 || radius < 0) throw new NoFigure()
  if (radius === 0) return last
  if (Math.hypot(focus.x - centre.x, focus.y - centre.y) > (1 - leastFocus) * radius) throw new NoFigure()
  const { stops } = written
  const scale = evenScale(matrix)
  if (scale === null) return { kind: 'radial', centre, focus, radius, stops, matrix }
  return {
    kind: 'radial',
    centre: moved(matrix, centre),
    focus: moved(matrix, focus),
    radius: radius * scale,
    stops,
    matrix: null,
  }
}
