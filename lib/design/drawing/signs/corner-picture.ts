import { flattenPath } from '@/lib/design/geometry/flatten'
import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import { scaleHex, toHex } from '../colour'
import { hash } from '../materials/noise'
import { softLine, softOutline } from '../soft'
import { type Placement, placing, project, turning } from '../solid/camera'
import { onTop } from '../solid/face'
import { shade } from '../solid/shade'
import type { Point, Vec3 } from '../solid/vector'
import { paperClip } from '../supplies/paper-clip'
import { createIds, group, num, path, polygon, tag } from '../svg'
import { effectScale, type SignPen, signCanvas, widened } from './canvas'
import { drawBevel } from './finish'
import { drawHead, headKindOf } from './fixings/heads'
import type { EdgeLayer, Place, SignLook, SignMark } from './look'
import { drawMarks, markOutlines, marksShadow } from './marking'
import { paintSurface } from './surfaces/surface'

/** The picture's width, mm: all of them show a thickness at the same scale. */
const seenMm = 72
const placement: Placement = { yaw: 27 }

/** A wall of the edge between two corners, from one height to another, mm. */
type Wall = { from: Point; to: Point; top: number; bottom: number; layer: EdgeLayer }

/** The plate lies with its lower left corner at the origin; y of the sign runs towards the viewer. */
const onPlate = ({ height }: SignLook, [x, y]: Point, level: number): Vec3 => [x, level, y - height]

function cornersOf(look: SignLook): Point[] {
  const parsed = parseSvgPath(look.outline)
  const [contour] = parsed.ok ? flattenPath(parsed.path, 0.1) : []
  if (!contour) return []
  const points = contour.points.map(({ x, y }): Point => [x, y])
  const turns = points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
  return turns > 0 ? points : points.reverse()
}

/** Every wall of the edge that faces the viewer, back ones first. */
function wallsOf(look: SignLook): Wall[] {
  const points = cornersOf(look)
  const place = placing(placement)
  const walls = points.flatMap((from, index): Wall[] => {
    const to = points[(index + 1) % points.length] ?? from
    const a = project(place(onPlate(look, from, 0)))
    const b = project(place(onPlate(look, to, 0)))
    // Seen from above, clockwise: what runs to the left on the picture faces the viewer.
    if (b[0] - a[0] > -1e-6) return []
    let top = look.thickness
    return look.layers.map(layer => {
      const wall = { from, to, top, bottom: Math.max(0, top - layer.mm), layer }
      top = wall.bottom
      return wall
    })
  })
  return walls.sort((a, b) => a.from[1] + a.to[1] - b.from[1] - b.to[1])
}

/** Pores of foam: dark specks along a wall, the same for the same wall. */
function pores(look: SignLook, { from, to, top, bottom }: Wall): string {
  const place = placing(placement)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.min(700, Math.round(length * (top - bottom) * 1.4))
  let d = ''
  for (let index = 0; index < count; index++) {
    const along = hash(index, 5)
    const level = bottom + (top - bottom) * (0.06 + 0.88 * hash(index, 7))
    const at: Point = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along]
    const [x, y] = project(place(onPlate(look, at, level)))
    d += `M${num(x)} ${num(y)}h${num(0.12 + 0.3 * hash(index, 9))}`
  }
  return path(d, {
    stroke: '#5c645f',
    'stroke-opacity': 0.34,
    'stroke-width': 0.2,
    'stroke-linecap': 'round',
    fill: 'none',
  })
}

function drawWall(look: SignLook, wall: Wall, clear: boolean): string {
  const { from, to, top, bottom, layer } = wall
  const place = placing(placement)
  const quad = (high: number, low: number) =>
    polygon(
      (
        [
          [from, high],
          [to, high],
          [to, low],
          [from, low],
        ] as const
      ).map(([point, level]) => project(place(onPlate(look, point, level)))),
    )
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const normal = turning(placement)([(to[1] - from[1]) / length, 0, -(to[0] - from[0]) / length])
  if (clear) {
    const middle = (top + bottom) / 2
    return (
      path(quad(top, bottom), { fill: '#7fb9bd', 'fill-opacity': 0.62 }) +
      path(quad(top, middle), { fill: '#dff2f2', 'fill-opacity': 0.5 }) +
      path(quad(top, top - 0.35), { fill: '#ffffff', 'fill-opacity': 0.9 }) +
      path(quad(bottom + 0.3, bottom), { fill: '#3e7d84', 'fill-opacity': 0.55 })
    )
  }
  const metal = look.face === 'brushed' || look.face === 'polished'
  const colour = toHex(
    shade(normal, { colour: layer.colour, gloss: 0.05, metal, matt: layer.foam }, [0, 12, 0]),
  )
  return (
    path(quad(top, bottom), { fill: colour, stroke: colour, 'stroke-width': 0.05 }) +
    (layer.foam ? pores(look, wall) : '')
  )
}

/** Clear acrylic throws the shadow of its edges alone. */
function shadowOf(look: SignLook, clear: boolean): string {
  const lift = look.thickness
  const cast = (dx: number, dz: number, shadow: string) =>
    onTop(shadow, [dx, 0, dz - look.height], placement).svg
  if (clear) {
    const edge = { deviation: 1, opacity: 0.3, stroke: '#1c2a2c', width: 1.2 }
    return cast(0.5 + lift * 0.4, 0.6 + lift * 0.2, softLine(look.outline, edge))
  }
  const soft = (deviation: number, opacity: number) =>
    softOutline(look.outline, { deviation, opacity, stroke: '#0d120d', count: 30 })
  return cast(0.5 + lift * 0.6, 0.8 + lift * 0.2, soft(2.4, 0.24)) + cast(0.3, 0.5, soft(0.7, 0.4))
}

/** The face as it is seen from the front, lying on the plate's top. */
function faceOf(pen: SignPen, marks: readonly SignMark[], holes: readonly Place[]): string {
  const { look, ids, clip } = pen
  const surface = paintSurface(pen)
  const outlines = markOutlines(pen, marks)
  const bored = headKindOf(look.fixing) && look.fixing !== 'suction-cup' ? look.places : []
  const bores = [...bored, ...holes].map(({ x, y, diameter }) =>
    drawHead('hole', '', x, y, Math.min(diameter, 8) / 2, ids),
  )
  return (
    outlines.definition +
    tag('defs', {}, tag('clipPath', { id: clip }, path(look.outline))) +
    (look.face === 'clear' ? marksShadow(outlines, pen.k) : '') +
    group(
      { 'clip-path': `url(#${clip})` },
      surface.svg,
      drawBevel(pen),
      drawMarks(pen, marks, outlines),
      surface.gleam ?? '',
    ) +
    bores.join('') +
    path(look.outline, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 0.25 })
  )
}

export type CornerPicture = {
  look: SignLook
  marks?: readonly SignMark[]
  holes?: readonly Place[]
  prefix?: string
}

/**
 * The lower left corner of a sign that lies on the bench, close by, with a paper clip: what it is made of shows at its
 * cut edge. All such pictures are of one scale. `ratio` is width to height.
 */
export function cornerPicture(
  { look, marks = [], holes = [], prefix = 'co' }: CornerPicture,
  ratio: number,
): string {
  const ids = createIds(prefix)
  const pen: SignPen = { look, ids, canvas: signCanvas(look), k: effectScale(look), clip: ids.next('clip') }
  const clear = look.face === 'clear' || look.face === 'frosted'
  const wide = Math.min(seenMm, Math.max(40, look.width * 1.1))
  const high = wide / ratio
  const canvas = widened({ x: -wide * 0.3, y: -high * 0.72, width: wide, height: high }, ratio)
  const walls = wallsOf(look).map(wall => drawWall(look, wall, clear))
  const face = onTop(faceOf(pen, marks, holes), [0, look.thickness, -look.height], placement)
  const clip = onTop(paperClip(), [-13, 0, 11], { yaw: 58 })
  const foot = clear
    ? onTop(
        path(look.outline, { fill: scaleHex('#cfe4e7', 0.94), 'fill-opacity': 0.4 }),
        [0, 0, -look.height],
        placement,
      )
    : { svg: '' }
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [canvas.x, canvas.y, canvas.width, canvas.height].map(num).join(' '),
      width: canvas.width * 6,
      height: canvas.height * 6,
    },
    shadowOf(look, clear) +
      clip.svg +
      foot.svg +
      (clear ? face.svg + walls.join('') : walls.join('') + face.svg),
  )
}
