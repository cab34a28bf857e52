import { artCaps } from '@/lib/design/scene/elements/image/art'
import type { Plane } from './pixels'
import type { Size } from './window'

/** A dot of a screen in mm: the smallest that holds in rubber. */
const dotMm = 0.25

/** Columns and rows of dots for a picture of a size on the plate, in mm. */
export function screenSize({ width, height }: Size): { columns: number; rows: number } {
  const dot = Math.max(dotMm, Math.sqrt((width * height) / artCaps.cells) * 1.01)
  return { columns: Math.max(1, Math.floor(width / dot)), rows: Math.max(1, Math.floor(height / dot)) }
}

/** The greys of a picture averaged over each dot. */
function average({ width, height, data }: Plane, columns: number, rows: number): Float32Array {
  const sums = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const top = Math.floor((row * height) / rows)
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows))
    for (let column = 0; column < columns; column += 1) {
      const left = Math.floor((column * width) / columns)
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / columns))
      let sum = 0
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) sum += data[y * width + x] ?? 255
      sums[row * columns + column] = sum / ((bottom - top) * (right - left))
    }
  }
  return sums
}

/**
 * A picture as dots of one size, dark ones where it is dark (error diffusion of Floyd and Steinberg, 1976). Greys are
 * moved so that the threshold becomes the middle.
 * @returns 1 for a dark dot
 */
export function screenOf(
  grey: Plane,
  threshold: number,
  { columns, rows }: { columns: number; rows: number },
): Plane {
  const tones = average(grey, columns, rows)
  const data = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    // Every other row the other way: errors in one way alone show as worms.
    const back = row % 2 === 1
    for (let step = 0; step < columns; step += 1) {
      const column = back ? columns - 1 - step : step
      const at = row * columns + column
      const tone = tones[at] ?? 255
      const dark = tone <= threshold
      data[at] = dark ? 1 : 0
      // Black and white are not to bleed: what is left over is bounded by them.
      const error = Math.max(-160, Math.min(160, tone - (dark ? 0 : 255)))
      const ahead = back ? -1 : 1
      const spread = (x: number, y: number, share: number) => {
        if (x >= 0 && x < columns && y < rows)
          tones[y * columns + x] = (tones[y * columns + x] ?? 0) + error * share
      }
      spread(column + ahead, row, 7 / 16)
      spread(column - ahead, row + 1, 3 / 16)
      spread(column, row + 1, 5 / 16)
      spread(column + ahead, row + 1, 1 / 16)
    }
  }
  return { width: columns, height: rows, data }
}
