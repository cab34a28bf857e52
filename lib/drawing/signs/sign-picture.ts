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

function opaqueShadow({ look, k }: SignPen, { x, y }: Cast): string {
  const spread = Math.min(k, 1.6)
  const shadow = (dx: number, dy: number, fill: string, opacity: number, deviation: number) =>
    look.hull
      ? softHull(
          look.hull.map(([hx, hy]) => [hx + dx, hy + dy] as const),
          { deviation, opacity, fill, count: 40 },
        )
      : softOutline(look.outline, { deviation, opacity, stroke: fill, transform: at(dx, dy) })
  return (
    shadow(x * 1.4, y * 2.2, '#14190f', 0.21, 6.2 * spread) +
    shadow(x, y, '#14190f', 0.33, 2.6 * spread) +
    shadow(0.3 * k, 0.5 * k, '#0c0f0a', 0.42, 0.8 * spread)
  )
}

/** Clear acrylic lets the light through: its edges and its text cast a shadow, its face hardly. */
function clearShadow({ look, k }: SignPen, { x, y }: Cast, outlines: MarkOutlines): string {
  const veiled = look.face === 'frosted'
  const transform = at(x, y)
  const face = { deviation: 2.4 * k, opacity: veiled ? 0.2 : 0.07, stroke: '#20302f', transform }
  const edge = { deviation: 1.8 * k, opacity: 0.2, stroke: '#1c2a2c', width: 2 * k, transform }
  return (
    softOutline(look.outline, face) +
    softLine(look.outline, edge) +
    (veiled ? '' : marksShadow(outlines, x, y, k))
  )
}

/** The cut edge that shows below and at the right. */
function edges(pen: SignPen): string {
  const { look, k } = pen
  const depth = Math.min(4 * Math.max(1, k * 0.6), 0.35 * look.thickness * Math.max(0.55, k * 0.8))
  const transform = at(depth * 0.55, depth)
  if (look.face === 'clear' || look.face === 'frosted') {
    return (
      path(look.outline, {
        transform,
        fill: 'none',
        stroke: '#86b3ba',
        'stroke-opacity': 0.8,
        'stroke-width': 0.8 * k,
      }) +
      path(look.outline, {
        transform: at(depth * 0.3, depth * 0.5),
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.5,
        'stroke-width': 0.5 * k,
      })
    )
  }
  const dark = look.edge || scaleHex(look.background, 0.56)
  return (
    path(look.outline, { transform, fill: dark }) +
    path(look.outline, { transform: at(depth * 0.28, depth * 0.5), fill: scaleHex(dark, 1.16) })
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

/** The same on a given canvas; `beside` is drawn between the ground and the sign, in mm of the sign. */
export function signPictureOn(canvas: Canvas, picture: SignPicture, beside = ''): string {
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
    drawBackdrop(pen, backdrop) + beside + drawSign(pen, marks, holes),
  )
}
