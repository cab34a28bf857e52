import { sinCosDegrees } from '@/lib/design/geometry/trig'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { Pixels } from './pixels'
import { resample } from './resample'

/** The part of a picture that is kept, and how it is turned. */
export type PictureWindow = Pick<PictureEdit, 'turns' | 'straighten' | 'crop'>

export interface Size {
  width: number
  height: number
}

/** The size of a picture after its quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 1 ? { width: height, height: width } : { width, height }

/** The size in pixels at which a window is worked: that of the file, or smaller, the longest edge within `edge`. */
export function windowSize(
  source: Size,
  { turns, crop }: PictureWindow,
  edge: number,
): Size & { scale: number } {
  const turned = turnedSize(source, turns)
  const width = Math.max(1, turned.width * crop.width)
  const height = Math.max(1, turned.height * crop.height)
  const scale = Math.min(1, edge / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    scale,
  }
}

/** Where a point of the turned picture lies in the picture as it is: x' = a·x + b·y + c, y' = d·x + e·y + f. */
function backwards(source: Size, { turns, straighten }: PictureWindow) {
  const turned = turnedSize(source, turns)
  const { sin, cos } = sinCosDegrees(straighten)
  const [x, y] = [turned.width / 2, turned.height / 2]
  // Against the fine turn, about the middle.
  const fine = [cos, sin, x - cos * x - sin * y, -sin, cos, y + sin * x - cos * y] as const
  const [a, b, c, d, e, f] = fine
  const { width, height } = source
  switch (turns) {
    case 1:
      return [d, e, f, -a, -b, height - c] as const
    case 2:
      return [-a, -b, width - c, -d, -e, height - f] as const
    case 3:
      return [-d, -e, width - f, a, b, c] as const
    default:
      return fine
  }
}

/** Most samples across and down that are averaged where a picture is made smaller. */
const mostSamples = 4

/** Adds a share of a pixel, on white paper; beyond the picture there is paper. */
function addPixel(
  { width, height, data }: Pixels,
  column: number,
  row: number,
  weight: number,
  sum: Float64Array,
): void {
  const inside = column >= 0 && row >= 0 && column < width && row < height
  const at = (row * width + column) * 4
  const opacity = inside ? (data[at + 3] ?? 0) / 255 : 0
  const paper = 255 * (1 - opacity)
  // Written out: of a large picture this is done a hundred million times.
  sum[0] = (sum[0] ?? 0) + weight * (opacity === 0 ? 255 : (data[at] ?? 0) * opacity + paper)
  sum[1] = (sum[1] ?? 0) + weight * (opacity === 0 ? 255 : (data[at + 1] ?? 0) * opacity + paper)
  sum[2] = (sum[2] ?? 0) + weight * (opacity === 0 ? 255 : (data[at + 2] ?? 0) * opacity + paper)
}

/** Adds what lies at a point, between pixels in shares of them. `words` are the pixels as whole numbers. */
function addSample(source: Pixels, words: Uint32Array, x: number, y: number, sum: Float64Array): void {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const { width, height } = source
  if (left >= 0 && top >= 0 && left < width - 1 && top < height - 1) {
    const at = top * width + left
    const word = words[at]
    // Most of a logo is one colour: there is nothing to share out.
    if (word === words[at + 1] && word === words[at + width] && word === words[at + width + 1]) {
      addPixel(source, left, top, 1, sum)
      return
    }
  }
  const across = x - 0.5 - left
  const down = y - 0.5 - top
  addPixel(source, left, top, (1 - across) * (1 - down), sum)
  addPixel(source, left + 1, top, across * (1 - down), sum)
  addPixel(source, left, top + 1, (1 - across) * down, sum)
  addPixel(source, left + 1, top + 1, across * down, sum)
}

/** Takes a window out of a picture: turned, cut and made smaller in one step, on white paper. */
export function takeWindow(source: Pixels, window: PictureWindow, edge: number): Pixels {
  const { width, height } = windowSize(source, window, edge)
  const turned = turnedSize(source, window.turns)
  const left = window.crop.left * turned.width
  const top = window.crop.top * turned.height
  const step = {
    x: (window.crop.width * turned.width) / width,
    y: (window.crop.height * turned.height) / height,
  }
  const [a, b, c, d, e, f] = backwards(source, window)
  const samples = Math.min(mostSamples, Math.max(1, Math.ceil(Math.max(step.x, step.y) - 0.01)))
  if (window.straighten === 0) {
    const columns = { count: width, each: samples, from: left, step: step.x }
    const rows = { count: height, each: samples, from: top, step: step.y }
    return window.turns % 2 === 1
      ? resample(source, { ...rows, way: b, shift: c }, { ...columns, way: d, shift: f }, true)
      : resample(source, { ...columns, way: a, shift: c }, { ...rows, way: e, shift: f }, false)
  }
  const data = new Uint8ClampedArray(width * height * 4)
  const all = samples * samples
  const sum = new Float64Array(3)
  const words = new Uint32Array(source.data.buffer, source.data.byteOffset, source.data.length / 4)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      sum.fill(0)
      for (let below = 0.5; below < samples; below += 1) {
        const y = top + (row + below / samples) * step.y
        for (let beside = 0.5; beside < samples; beside += 1) {
          const x = left + (column + beside / samples) * step.x
          addSample(source, words, a * x + b * y + c, d * x + e * y + f, sum)
        }
      }
      const at = (row * width + column) * 4
      for (let part = 0; part < 3; part += 1) data[at + part] = (sum[part] ?? 0) / all
      data[at + 3] = 255
    }
  }
  return { width, height, data }
}
