import { scaleHex } from '../colour'
import { softHull, softLine, softOutline } from '../soft'
import { createIds, group, linearGradient, num, path, tag } from '../svg'
import { type Backdrop, drawBackdrop } from './backdrop'
import { type Canvas, effectScale, type SignPen, signCanvas } from './canvas'
import { drawBevel } from './finish'
import { drawFixing } from './fixings/fixing'
import type { Place, SignLook, SignMark } from './look'
import { drawMarks, type MarkOutlines, markOutlines, marksShadow } from './marking'
import { whole } from './surfaces/layer'
import { paintSurface } from './surfaces/surface'

export type SignPicture = {
  look: SignLook
  /** What is engraved or printed, from the scene of the design. */
  marks?: readonly SignMark[]
  /** Holes of the design itself, beyond those of the fixing. */
  holes?: readonly Place[]
  backdrop?: Backdrop
  /** Width to height of the canvas; without it the canvas follows the sign. */
  ratio?: number
  /** Before every id: two pictures in one page need two prefixes. */
  prefix?: string
}

const at = (x: number, y: number) => `translate(${num(x)} ${num(y)})`

type Cast = { x: number; y: number }

/** How far the shadow on the wall lies from the sign: further with stand-offs. */
function castOf({ look, k }: SignPen): Cast {
  const lift = look.standoffMm * 0.72
  return {
    x: 1.2 * k + lift * 0.32 * Math.max(0.6, k * 0.8) + look.thickness * 0.2 * Math.min(k, 1.6),
    y: 1.8 * k + lift * 0.5 * Math.max(0.6, k * 0.8) + look.thickness * 0.35 * Math.min(k, 1.6),
  }
}

/** The further a sign stands off its wall, the wider its shadow's edge. */
const edgeOfShadow = ({ look, k }: SignPen): number => Math.min(k, 1.6) + look.standoffMm * 0.09

function opaqueShadow(pen: SignPen, { x, y }: Cast): string {
  const { look, k } = pen
  const spread = edgeOfShadow(pen)
  const shadow = (dx: number, dy: number, fill: string, opacity: number, deviation: number) =>
    look.hull
      ? softHull(
          look.hull.map(([hx, hy]) => [hx + dx, hy + dy] as const),
          { deviation, opacity, fill, count: 40 },
        )
      : softOutline(look.outline, { deviation, opacity, stroke: fill, transform: at(dx, dy) })
  return (
    shadow(x * 1.3, y * 1.8, '#14190f', 0.2, 6.2 * spread) +
    shadow(x, y, '#14190f', 0.3, 2.6 * spread) +
    (look.standoffMm ? '' : shadow(0.3 * k, 0.5 * k, '#0c0f0a', 0.42, 0.8 * spread))
  )
}

/** Clear acrylic lets the light through: its edges and its text cast a shadow, its face hardly. */
function clearShadow(pen: SignPen, { x, y }: Cast, outlines: MarkOutlines): string {
  const { look, k } = pen
  const veiled = look.face === 'frosted'
  const transform = at(x * 0.7, y * 0.7)
  const soft = edgeOfShadow(pen)
  const face = { deviation: 2.4 * soft, opacity: veiled ? 0.2 : 0.1, stroke: '#20302f', transform }
  const edge = { deviation: 1.5 * soft, opacity: 0.16, stroke: '#1c2a2c', width: 2 * k, transform }
  return (
    softOutline(look.outline, face) + softLine(look.outline, edge) + (veiled ? '' : marksShadow(outlines, k))
  )
}

/** The cut edge that shows below and at the right, layer by layer from the back. */
function edges(pen: SignPen): string {
  const { look, k } = pen
  const depth = Math.min(4 * Math.max(1, k * 0.6), 0.42 * look.thickness * Math.max(0.55, k * 0.8))
  if (look.face === 'clear' || look.face === 'frosted') return clearEdges(pen, depth)
  let behind = look.thickness
  let drawn = ''
  for (const { colour, mm } of [...look.layers].reverse()) {
    const reach = (depth * behind) / look.thickness
    drawn +=
      path(look.outline, { transform: at(reach * 0.55, reach), fill: scaleHex(colour, 0.86) }) +
      path(look.outline, { transform: at(reach * 0.4, reach * 0.86), fill: colour })
    behind = Math.max(0.05, behind - mm)
  }
  return drawn
}

/** Light runs along in clear acrylic and leaves it at its cut edges: pale, with a breath of green. */
function clearEdges({ look, k }: SignPen, depth: number): string {
  const line = (shift: number, stroke: string, opacity: number, width: number) =>
    path(look.outline, {
      transform: at(shift * 0.55, shift),
      fill: 'none',
      stroke,
      'stroke-opacity': opacity,
      'stroke-width': width,
    })
  return (
    line(depth, '#5f989f', 0.75, 0.8 * k) +
    line(depth * 0.6, '#a9d3d6', 0.7, 0.7 * k) +
    line(depth * 0.25, '#ffffff', 0.7, 0.5 * k)
  )
}

function rim({ look, k }: SignPen): string {
  const clear = look.face === 'clear' || look.face === 'frosted'
  const width = Math.min(1, 0.3 * Math.max(1, k * 0.8))
  return (
    path(look.outline, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': clear ? 0.95 : 0.45,
      'stroke-width': clear ? width * 2.2 : width,
    }) +
    path(look.outline, {
      fill: 'none',
      stroke: clear ? '#4f7f88' : '#000',
      'stroke-opacity': clear ? 0.35 : 0.25,
      'stroke-width': width * 0.7,
    })
  )
}

function penFor(look: SignLook, canvas: Canvas, prefix: string): SignPen {
  const ids = createIds(prefix)
  return { look, ids, canvas, k: effectScale(look), clip: ids.next('clip') }
}

/** Light over everything: brighter at the upper left. */
function sheen(pen: SignPen): string {
  const id = pen.ids.next('sheen')
  const stops = linearGradient(
    id,
    [0, 0, 1, 1],
    [
      [0, '#fff', 0.18],
      [0.45, '#fff', 0],
      [1, '#000', 0.1],
    ],
  )
  return tag('defs', {}, stops) + whole(pen, { fill: `url(#${id})` })
}

/** The sign itself without canvas or backdrop, to be placed in another picture. */
export function drawSign(pen: SignPen, marks: readonly SignMark[], holes: readonly Place[] = []): string {
  const { look, clip } = pen
  const cast = castOf(pen)
  const surface = paintSurface(pen)
  const outlines = markOutlines(pen, marks)
  const fixing = drawFixing(pen, holes)
  const clear = look.face === 'clear' || look.face === 'frosted'
  const clipped = { 'clip-path': `url(#${clip})` }
  return (
    outlines.definition +
    tag('defs', {}, tag('clipPath', { id: clip }, path(look.outline))) +
    fixing.behind +
    (clear ? clearShadow(pen, cast, outlines) : opaqueShadow(pen, cast)) +
    edges(pen) +
    group(
      clipped,
      surface.svg,
      drawBevel(pen),
      drawMarks(pen, marks, outlines),
      clear ? '' : sheen(pen),
      surface.gleam ?? '',
    ) +
    rim(pen) +
    fixing.front
  )
}

/**
 * The picture of a sign as SVG in mm of the sign: in its material, colour, finish, mask and fixing, with its marks.
 * Small enough to be drawn again in the browser at every change.
 */
export function signPicture(picture: SignPicture): string {
  return signPictureOn(signCanvas(picture.look, picture.ratio), picture)
}

/** The same on a given canvas; `beside` is drawn between the ground and the sign, `over` on it, in mm of the sign. */
export function signPictureOn(canvas: Canvas, picture: SignPicture, beside = '', over = ''): string {
  const { look, marks = [], holes = [], backdrop = 'none', prefix = 'sg' } = picture
  const pen = penFor(look, canvas, prefix)
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [canvas.x, canvas.y, canvas.width, canvas.height].map(num).join(' '),
      width: canvas.width * 4,
      height: canvas.height * 4,
    },
    drawBackdrop(pen, backdrop) + beside + drawSign(pen, marks, holes) + over,
  )
}
