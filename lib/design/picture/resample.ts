import type { Pixels } from './pixels'

/** How the pixels of a line are taken along one axis of a source: each is the mean of so many samples. */
export interface Samples {
  count: number
  each: number
  /** Where the first begins in the turned source, and how wide each of them is there, in its pixels. */
  from: number
  step: number
  /** From a place in the turned source to the one in the source: `way` is 1 or −1. */
  way: number
  shift: number
}

/** The weights of the source's pixels for each pixel of a line. */
interface Shares {
  /** Pixels of the source for each. */
  taps: number
  from: Int32Array
  weights: Float64Array
}

function sharesOf({ count, each, from: start, step, way, shift }: Samples): Shares {
  const taps = Math.ceil(step) + 2
  const from = new Int32Array(count)
  const weights = new Float64Array(count * taps)
  for (let at = 0; at < count; at += 1) {
    const places = Array.from(
      { length: each },
      (_, sample) => way * (start + (at + (sample + 0.5) / each) * step) + shift - 0.5,
    )
    const first = Math.floor(Math.min(...places))
    from[at] = first
    for (const place of places) {
      const left = Math.floor(place)
      const tap = at * taps + left - first
      weights[tap] = (weights[tap] ?? 0) + (1 - place + left) / each
      weights[tap + 1] = (weights[tap + 1] ?? 0) + (place - left) / each
    }
  }
  return { taps, from, weights }
}

/** The ink of one row of a picture on white paper, three parts a pixel. */
function readRow({ width, data }: Pixels, row: number, ink: Float64Array): void {
  for (let column = 0; column < width; column += 1) {
    const at = (row * width + column) * 4
    const opacity = (data[at + 3] ?? 0) / 255
    ink[column * 3] = (255 - (data[at] ?? 0)) * opacity
    ink[column * 3 + 1] = (255 - (data[at + 1] ?? 0)) * opacity
    ink[column * 3 + 2] = (255 - (data[at + 2] ?? 0)) * opacity
  }
}

/** A row as the pixels that are made of it. Beyond the picture there is no ink. */
function narrow(ink: Float64Array, { taps, from, weights }: Shares, into: Float64Array): void {
  const width = ink.length / 3
  for (let at = 0; at < from.length; at += 1) {
    const first = from[at] ?? 0
    let [red, green, blue] = [0, 0, 0]
    for (let tap = Math.max(0, -first); tap < taps && first + tap < width; tap += 1) {
      const weight = weights[at * taps + tap] ?? 0
      const pixel = (first + tap) * 3
      red += weight * (ink[pixel] ?? 0)
      green += weight * (ink[pixel + 1] ?? 0)
      blue += weight * (ink[pixel + 2] ?? 0)
    }
    into[at * 3] = red
    into[at * 3 + 1] = green
    into[at * 3 + 2] = blue
  }
}

/**
 * A picture made of another, on white paper, whose axes lie along those of the other: rows and columns are worked one
 * after the other, which takes a fifth of the time of all samples one by one.
 * @param across along the rows of the source
 * @param down along its columns
 * @param turned whether the rows of the source become columns
 */
export function resample(source: Pixels, across: Samples, down: Samples, turned: boolean): Pixels {
  const [columns, rows] = [sharesOf(across), sharesOf(down)]
  const [width, height] = turned ? [down.count, across.count] : [across.count, down.count]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const ink = new Float64Array(source.width * 3)
  // The rows that were worked last: those next to each other share most of them.
  const kept = Array.from({ length: rows.taps }, () => ({
    row: -1,
    line: new Float64Array(across.count * 3),
  }))
  const lineOf = (row: number): Float64Array | null => {
    const place = kept[row % kept.length]
    if (place && place.row !== row) {
      readRow(source, row, ink)
      narrow(ink, columns, place.line)
      place.row = row
    }
    return place?.line ?? null
  }
  const sum = new Float64Array(across.count * 3)
  for (let at = 0; at < down.count; at += 1) {
    sum.fill(0)
    for (let tap = 0; tap < rows.taps; tap += 1) {
      const row = (rows.from[at] ?? 0) + tap
      const weight = rows.weights[at * rows.taps + tap] ?? 0
      const line = weight > 0 && row >= 0 && row < source.height ? lineOf(row) : null
      if (line)
        for (let part = 0; part < sum.length; part += 1)
          sum[part] = (sum[part] ?? 0) + weight * (line[part] ?? 0)
    }
    for (let pixel = 0; pixel < across.count; pixel += 1) {
      const to = (turned ? pixel * width + at : at * width + pixel) * 4
      for (let part = 0; part < 3; part += 1) data[to + part] = 255 - (sum[pixel * 3 + part] ?? 0)
    }
  }
  return { width, height, data }
}
