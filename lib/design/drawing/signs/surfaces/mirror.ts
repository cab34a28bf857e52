import { luminance, scaleHex } from '../../colour'
import { softHull } from '../../soft'
import type { Point } from '../../solid/vector'
import { group, linearGradient, num, path, polygon, tag } from '../../svg'
import type { SignPen } from '../canvas'
import { type Surface, whole } from './layer'

/** How a polished face reflects the room in front of it. */
type Polish = {
  /** How far its edges run, as a share of the shorter side: acrylic mirrors are sharp, rolled metal is not. */
  blur: number
  /** How strong the lights and darks are, 0 to 1. */
  contrast: number
  /** Where the room's far wall stands, as shares of the width and height. */
  wall: { left: number; right: number; top: number; bottom: number }
}

/** A mirror of acrylic: it reflects the room sharply. */
const mirror: Polish = {
  blur: 0.008,
  contrast: 0.7,
  wall: { left: 0.3, right: 0.84, top: 0.16, bottom: 0.7 },
}
/** Polished metal: rolled sheet is never quite flat, so the reflection of the room is blurred. */
const metal: Polish = { blur: 0.035, contrast: 0.5, wall: { left: 0.34, right: 0.9, top: 0.1, bottom: 0.74 } }

type Room = {
  at: (x: number, y: number) => Point
  polish: Polish
  tone: (factor: number) => string
  side: number
}

/** A face of the room with soft edges. */
function plane({ polish, side }: Room, points: readonly Point[], fill: string, opacity: number): string {
  return softHull(points, {
    deviation: Math.max(0.05, polish.blur * side),
    opacity: Math.min(0.98, opacity),
    fill,
    count: polish.blur > 0.02 ? 18 : 8,
  })
}

/** A bright window in the left wall, in its perspective: four panes, a sill, and the light that it throws on the floor. */
function sideWindow(room: Room): string {
  const { at, polish, tone } = room
  const { left, bottom } = polish.wall
  const pane = (from: number, to: number, low: number, high: number): Point[] => {
    // The wall runs from the picture's edge to its far corner: what is further back is smaller, about the eye's height.
    const eye = 0.46
    const depth = (x: number) => 1 - 0.52 * (x / left)
    const y = (x: number, share: number) => eye + (share - eye) * depth(x)
    return [at(from, y(from, low)), at(to, y(to, low)), at(to, y(to, high)), at(from, y(from, high))]
  }
  const [near, middle, far] = [left * 0.24, left * 0.53, left * 0.78]
  const light = polish.contrast
  return (
    plane(room, pane(near - 0.008, far + 0.008, 0.1, 0.68), tone(1.3), light * 0.5) +
    [
      [near, middle - 0.004, 0.13, 0.36],
      [middle + 0.004, far, 0.13, 0.36],
      [near, middle - 0.004, 0.385, 0.65],
      [middle + 0.004, far, 0.385, 0.65],
    ]
      .map(([from = 0, to = 0, low = 0, high = 0]) =>
        plane(room, pane(from, to, low, high), '#ffffff', light),
      )
      .join('') +
    plane(
      room,
      [
        at(left * 0.7, bottom + 0.1),
        at(left + 0.2, bottom + 0.06),
        at(left + 0.3, bottom + 0.16),
        at(left * 0.84, bottom + 0.24),
      ],
      '#ffffff',
      light * 0.3,
    )
  )
}

/** The far wall with its door, and a lamp that hangs before it. */
function farWall(room: Room): string {
  const { at, polish, tone } = room
  const { left, right, top, bottom } = polish.wall
  const wide = right - left
  const door = [left + wide * 0.74, left + wide * 0.93] as const
  const head = top + (bottom - top) * 0.2
  const dark = polish.contrast
  return (
    plane(room, [at(left, top), at(right, top), at(right, bottom), at(left, bottom)], tone(1.09), dark) +
    plane(
      room,
      [at(door[0], head), at(door[1], head), at(door[1], bottom), at(door[0], bottom)],
      tone(0.74),
      dark,
    ) +
    plane(
      room,
      [at(left, bottom - 0.018), at(door[0], bottom - 0.018), at(door[0], bottom), at(left, bottom)],
      tone(0.86),
      dark,
    )
  )
}

/**
 * Polished metal and mirror acrylic: they show only the room in front of them, with a window at its side, a door in the
 * far wall, ceiling and floor. The middle, where the text stands, is the calm far wall.
 */
export function mirrorSurface(pen: SignPen): Surface {
  const { look, ids } = pen
  const { width: w, height: h } = look
  const polish = look.face === 'polished' ? metal : mirror
  // Pale letters need a darker room behind them.
  const dim = luminance(look.text) > 0.6 ? 0.78 : 1
  const tone = (factor: number) => scaleHex(look.background, factor * dim)
  const room: Room = { at: (x, y) => [w * x, h * y], polish, tone, side: Math.min(w, h) }
  const { at } = room
  const { left, right, top, bottom } = polish.wall
  const [ceiling, floor, rim] = [ids.next('r'), ids.next('r'), ids.next('r')]
  const definitions =
    linearGradient(
      ceiling,
      [0, 0, 0, 1],
      [
        [0, tone(0.96)],
        [1, tone(1.16)],
      ],
    ) +
    linearGradient(
      floor,
      [0, 0, 0, 1],
      [
        [0, tone(0.76), 0],
        [Math.min(0.5, polish.blur * 6), tone(0.78), 1],
        [0.5, tone(0.88)],
        [1, tone(1.02)],
      ],
    ) +
    linearGradient(
      rim,
      [0, 0, 1, 0.2],
      [
        [0, '#000', 0.12],
        [0.06, '#000', 0],
        [0.94, '#000', 0],
        [1, '#000', 0.2],
      ],
    )
  const soft = (points: readonly Point[], fill: string) => plane(room, points, fill, polish.contrast)
  return {
    svg:
      tag('defs', {}, definitions) +
      path(look.outline, { fill: tone(0.98) }) +
      group(
        {},
        path(`M0 0H${num(w)}V${num(h * top)}H0Z`, { fill: `url(#${ceiling})` }),
        path(polygon([at(0, bottom - polish.blur), at(1, bottom - polish.blur), at(1, 1), at(0, 1)]), {
          fill: `url(#${floor})`,
        }),
        soft([at(-0.1, -0.12), at(left, top), at(left, bottom), at(-0.1, 1.1)], tone(0.9)),
        soft([at(1.1, -0.3), at(right, top), at(right, bottom), at(1.1, 1.16)], tone(0.84)),
        farWall(room),
        sideWindow(room),
      ) +
      whole(pen, { fill: `url(#${rim})` }),
  }
}
