import { convexHull } from '@/lib/design/geometry/hull'
import { softHull } from '../soft'
import { group, linearGradient, num, tag } from '../svg'
import { project } from './camera'
import type { Part } from './loft'
import { normalise, type Point, type Vec3 } from './vector'

/** An object on the bench. `flat` ones (paper) lie under all others and bring their own shadow. */
export type Standing = { part: Part; flat?: boolean; shadowPoints?: readonly Vec3[] }

export type Frame = { x: number; y: number; width: number; height: number }

const sun = normalise([-0.5, 1, 0.18])
const reach = 0.58
const blurMargin = 11

function cast([x, y, z]: Vec3): Point {
  return project([x - (y * sun[0] * reach) / sun[1], 0, z - (y * sun[2] * reach) / sun[1]])
}

/** The shadow on the bench: the projected hull, soft, and a tight contact under the foot. */
function shadowOf(points: readonly Vec3[]): string {
  const wide = convexHull(points.map(cast))
  const foot = points.filter(point => point[1] < 6).map(([x, , z]) => project([x, 0, z]))
  const contact = (foot.length > 2 ? convexHull(foot) : wide).map(([x, y]): Point => [x + 0.6, y + 0.5])
  return (
    softHull(wide, { deviation: 5, opacity: 0.17, fill: '#10160f', count: 44 }) +
    softHull(wide, { deviation: 2.6, opacity: 0.1, fill: '#10160f', count: 26 }) +
    softHull(contact, { deviation: 1.1, opacity: 0.55, fill: '#0b0f0b', count: 24 })
  )
}

const definitions = tag(
  'defs',
  {},
  linearGradient(
    'paper',
    [0, 0, 1, 1],
    [
      [0, '#fffefb'],
      [1, '#f1f0ec'],
    ],
  ),
)

/** The least free space around objects, as a share of the longer side of their common box. */
const leastSpace = 0.055

/** The box around some objects with their shadows, in millimetres of the drawing; `pad` is free around them at least. */
export function frameOf(objects: readonly Standing[], pad: number): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let shadow = -Infinity
  const grow = ([x, y]: Point) => {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  for (const { part, flat, shadowPoints } of objects) {
    for (const point of part.points) grow(project(point))
    if (flat) continue
    for (const point of shadowPoints ?? part.points) {
      grow(cast(point))
      shadow = Math.max(shadow, cast(point)[0])
    }
  }
  const space = Math.max(pad, leastSpace * Math.max(right - left, bottom - top))
  right = Math.max(right + space, shadow + blurMargin)
  return { x: left - space, y: top - space, width: right - left + space, height: bottom - top + 2 * space }
}

/** Widens a box to a ratio of width to height, about its middle. */
export function fitRatio(frame: Frame, ratio: number): Frame {
  const width = Math.max(frame.width, frame.height * ratio)
  const height = width / ratio
  return {
    x: frame.x - (width - frame.width) / 2,
    y: frame.y - (height - frame.height) / 2,
    width,
    height,
  }
}

/**
 * A picture of objects on the bench, back to front as given, without a background.
 * Millimetres are the user units; `ratio` is width to height of the canvas.
 */
export function composeScene(
  objects: readonly Standing[],
  { ratio, pad = 6, frame }: { ratio?: number; pad?: number; frame?: Frame } = {},
): string {
  const box = frame ?? frameOf(objects, pad)
  const canvas = ratio ? fitRatio(box, ratio) : box
  const flat = objects.filter(object => object.flat).map(object => object.part.svg)
  const standing = objects
    .filter(object => !object.flat)
    .map(({ part, shadowPoints }) => shadowOf(shadowPoints ?? part.points) + part.svg)
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [canvas.x, canvas.y, canvas.width, canvas.height].map(num).join(' '),
      width: canvas.width * 6,
      height: canvas.height * 6,
    },
    definitions + group({}, ...flat) + group({}, ...standing),
  )
}
