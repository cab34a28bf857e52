import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import { evenOut } from './even-out'
import type { Pixels, Plane } from './pixels'

type Tones = Pick<PictureEdit, 'light' | 'even' | 'background' | 'invert'>

/** The longest way between two colours: black to white. */
const farthest = Math.sqrt(3 * 255 * 255)
/** Over how much of the reach a colour fades into the paper, so that edges stay soft. */
const fadeShare = 0.4

export function colourOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The lightness of each pixel, 0 to 255: of red, green and blue as an eye weighs them. */
function lightnessOf({ width, height, data }: Pixels): Float32Array {
  const tones = new Float32Array(width * height)
  for (let pixel = 0; pixel < tones.length; pixel += 1) {
    const at = pixel * 4
    tones[pixel] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  }
  return tones
}

/** How much of a pixel is no paper, 0 to 1, by how far its colour is from the paper's. */
export function keptOf({ data }: Pixels, { colour, reach }: NonNullable<Tones['background']>) {
  const [red, green, blue] = colourOf(colour)
  const within = (reach / 100) * farthest
  const fade = Math.max(1, within * fadeShare)
  return (pixel: number): number => {
    const at = pixel * 4
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
    const way = Math.sqrt((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
    return Math.min(1, Math.max(0, (way - within) / fade))
  }
}

/** A picture as greys: its shadows evened, its paper taken away, made lighter or darker, turned into its negative. */
export function toGrey(pixels: Pixels, { light, even, background, invert }: Tones): Plane {
  const { width, height } = pixels
  const tones = lightnessOf(pixels)
  if (even) evenOut(tones, width, height)
  const grey = new Uint8Array(width * height)
  const kept = background ? keptOf(pixels, background) : null
  const shift = light * 1.28
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    let tone = (tones[pixel] ?? 0) + shift
    if (kept) tone = 255 - (255 - tone) * kept(pixel)
    const clamped = Math.min(255, Math.max(0, Math.round(tone)))
    grey[pixel] = invert ? 255 - clamped : clamped
  }
  return { width, height, data: grey }
}

/** How wide the frame is that tells the paper's colour, in shares of the picture. */
const frameShare = 0.03

/** The colour of the paper as it shows along a picture's edges: the middle one of each part of it. */
export function paperColour({ width, height, data }: Pixels): string {
  const frame = Math.max(1, Math.round(Math.min(width, height) * frameShare))
  const tones = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)]
  let count = 0
  for (let row = 0; row < height; row += 1) {
    const ends = row < frame || row >= height - frame
    for (let column = 0; column < width; column += 1) {
      if (!ends && column >= frame && column < width - frame) continue
      const at = (row * width + column) * 4
      tones.forEach((counts, part) => {
        const tone = data[at + part] ?? 0
        counts[tone] = (counts[tone] ?? 0) + 1
      })
      count += 1
    }
  }
  return `#${tones.map(counts => middleOf(counts, count).toString(16).padStart(2, '0')).join('')}`
}

/** The median of a count. */
function middleOf(counts: Uint32Array, count: number): number {
  let below = 0
  for (let tone = 0; tone < counts.length; tone += 1) {
    below += counts[tone] ?? 0
    if (below * 2 >= count) return tone
  }
  return 0
}
