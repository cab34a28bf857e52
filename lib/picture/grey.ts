import type { PictureEdit } from '@/lib/scene/elements/image/edit'
import type { Pixels, Plane } from './pixels'

type Tones = Pick<PictureEdit, 'light' | 'background' | 'invert'>

/** The longest way between two colours: black to white. */
const farthest = Math.sqrt(3 * 255 * 255)
/** Over how much of the reach a colour fades into the paper, so that edges stay soft. */
const fadeShare = 0.4

function colourOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** A picture as greys: its paper taken away by colour, made lighter or darker, turned into its negative. */
export function toGrey({ width, height, data }: Pixels, { light, background, invert }: Tones): Plane {
  const grey = new Uint8Array(width * height)
  const shift = light * 1.28
  const [red, green, blue] = background ? colourOf(background.colour) : [0, 0, 0]
  const reach = ((background?.reach ?? 0) / 100) * farthest
  const fade = Math.max(1, reach * fadeShare)
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]]
    let tone = 0.299 * r + 0.587 * g + 0.114 * b + shift
    if (background) {
      const way = Math.sqrt((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
      const kept = Math.min(1, Math.max(0, (way - reach) / fade))
      tone = 255 - (255 - tone) * kept
    }
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

/** The value that parts a count into halves. */
function middleOf(counts: Uint32Array, count: number): number {
  let below = 0
  for (let tone = 0; tone < counts.length; tone += 1) {
    below += counts[tone] ?? 0
    if (below * 2 >= count) return tone
  }
  return 0
}
