import type { Pixels } from './pixels'

/** How much of a picture must be clear for its ground to be none, in shares. */
const clearShare = 0.05
/** Ink as light as this could not be distinguished from white paper. */
const light = 200

/**
 * A light drawing on clear ground, such as a logo for dark pages, as the same drawing in black: on paper it would be invisible. Every
 * other picture stays as it was.
 */
export function darkened(pixels: Pixels): Pixels {
  const { width, height, data } = pixels
  let clear = 0
  let weight = 0
  let tones = 0
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255
    if (opacity < 0.5) clear += 1
    weight += opacity
    tones += opacity * (0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0))
  }
  if (clear < width * height * clearShare || weight === 0 || tones / weight < light) return pixels
  const dark = new Uint8ClampedArray(data)
  for (let at = 0; at < dark.length; at += 4) dark.fill(0, at, at + 3)
  return { width, height, data: dark }
}
