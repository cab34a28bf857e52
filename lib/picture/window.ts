import { sinCosDegrees } from '@/lib/geometry/trig'
import type { PictureEdit } from '@/lib/scene/elements/image/edit'
import type { Pixels } from './pixels'

/** What of a picture is kept, and how it is turned. */
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

/** Adds what lies at a point, between pixels in shares of them, on white paper; beyond the picture there is paper. */
function addSample({ width, height, data }: Pixels, x: number, y: number, sum: Float64Array): void {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const across = x - 0.5 - left
  const down = y - 0.5 - top
  for (let corner = 0; corner < 4; corner += 1) {
    const column = left + (corner & 1)
    const row = top + (corner >> 1)
    const weight = (corner & 1 ? across : 1 - across) * (corner >> 1 ? down : 1 - down)
    const inside = column >= 0 && row >= 0 && column < width && row < height
    const at = (row * width + column) * 4
    const opacity = inside ? (data[at + 3] ?? 0) / 255 : 0
    const paper = 255 * (1 - opacity)
    for (let part = 0; part < 3; part += 1) {
      sum[part] = (sum[part] ?? 0) + weight * (inside ? (data[at + part] ?? 0) * opacity + paper : 255)
    }
  }
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
  const data = new Uint8ClampedArray(width * height * 4)
  const sum = new Float64Array(3)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      sum.fill(0)
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const x = left + (column + ((sample % samples) + 0.5) / samples) * step.x
        const y = top + (row + (Math.floor(sample / samples) + 0.5) / samples) * step.y
        addSample(source, a * x + b * y + c, d * x + e * y + f, sum)
      }
      const at = (row * width + column) * 4
      for (let part = 0; part < 3; part += 1) data[at + part] = (sum[part] ?? 0) / (samples * samples)
      data[at + 3] = 255
    }
  }
  return { width, height, data }
}
