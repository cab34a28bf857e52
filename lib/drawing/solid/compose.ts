import { group, linearGradient, num, path, polygon, tag } from '../svg'
import { project } from './camera'
import type { Part } from './loft'
import { convexHull, normalise, type Point, type Vec3 } from './vector'

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
  const contact = foot.length > 2 ? convexHull(foot) : wide
  return (
    path(polygon(wide), { fill: '#10160f', opacity: 0.17, filter: 'url(#soft6)' }) +
    path(polygon(wide), { fill: '#10160f', opacity: 0.1, filter: 'url(#soft2)' }) +
    path(polygon(contact), {
      fill: '#0b0f0b',
      opacity: 0.55,
      filter: 'url(#soft1)',
      transform: 'translate(.6 .5)',
    })
  )
}

function blur(id: string, deviation: number, frame: Frame): string {
  // The region is the whole canvas: a shadow is never cut at the edge of its own box.
  return tag(
    'filter',
    {
      id,
      filterUnits: 'userSpaceOnUse',
      x: frame.x - 20,
      y: frame.y - 20,
      width: frame.width + 40,
      height: frame.height + 40,
    },
    tag('feGaussianBlur', { stdDeviation: deviation }),
  )
}

/** Small blur for content on faces, where the region follows the element. */
function faceBlur(id: string, deviation: string, margin: string, size: string): string {
  return tag(
    'filter',
    { id, x: margin, y: margin, width: size, height: size },
    tag('feGaussianBlur', { stdDeviation: deviation }),
  )
}

const inkTexture = tag(
  'filter',
  { id: 'ink', x: '-2%', y: '-2%', width: '104%', height: '104%' },
  tag('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: '.7',
    numOctaves: '3',
    seed: '4',
    result: 'n',
  }) +
    tag('feColorMatrix', { in: 'n', values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1.15 1.62' }) +
    tag('feComposite', { in: 'SourceGraphic', operator: 'in' }),
)

function definitions(frame: Frame): string {
  return tag(
    'defs',
    {},
    blur('soft1', 1.1, frame) +
      blur('soft2', 2.6, frame) +
      blur('soft6', 5, frame) +
      faceBlur('glow', '.55', '-40%', '180%') +
      faceBlur('haze', '1.1', '-40%', '180%') +
      tag(
        'filter',
        { id: 'streak', x: '-10%', y: '-400%', width: '120%', height: '900%' },
        tag('feGaussianBlur', { stdDeviation: '.55' }),
      ) +
      inkTexture +
      linearGradient(
        'paper',
        [0, 0, 1, 1],
        [
          [0, '#fffefb'],
          [1, '#f1f0ec'],
        ],
      ),
  )
}

/** The box around some objects with their shadows, in millimetres of the drawing. */
export function frameOf(objects: readonly Standing[], pad: number): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const grow = ([x, y]: Point, margin: number) => {
    left = Math.min(left, x - pad)
    top = Math.min(top, y - pad)
    right = Math.max(right, x + Math.max(pad, margin))
    bottom = Math.max(bottom, y + pad)
  }
  for (const { part, flat, shadowPoints } of objects) {
    for (const point of part.points) grow(project(point), 0)
    if (!flat) for (const point of shadowPoints ?? part.points) grow(cast(point), blurMargin)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
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
 * A picture of objects on the bench, back to front as given, on no ground of its own.
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
    definitions(canvas) + group({}, ...flat) + group({}, ...standing),
  )
}
