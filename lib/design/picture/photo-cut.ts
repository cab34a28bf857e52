import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import { photoCaps } from '@/lib/design/scene/elements/image/photo'
import { keptOf } from './grey'
import type { Pixels, Plane } from './pixels'
import { onUnits, ringArea, simplifyRing } from './simplify'
import { type Ring, traceInk } from './trace'
import { writeContours } from './write-art'

/** The printed part of a picture in its colours, and its average colour. */
export interface PhotoCut {
  /** As `Photo.cut`; nothing where the whole rectangle stays. */
  cut?: string
  tone: string
}

/** Below this share a pixel is not printed. */
const least = 0.5
/** How far the outline may be from what was traced, in pixels: first, and where it has too many points. */
const tolerances = [0.4, 0.8, 1.6, 3.2]
/** Specks and holes below this many square pixels are the camera's noise. */
const noise = 16

function contoursOf(gone: Plane): string | null {
  const { cutUnits } = photoCaps
  const size = { width: cutUnits, height: cutUnits }
  const inUnits = (ring: Ring): Ring =>
    ring.map((at, index) => (at * cutUnits) / (index % 2 === 0 ? gone.width : gone.height))
  const rings = traceInk(gone, 127).filter(ring => Math.abs(ringArea(ring)) >= noise)
  for (const tolerance of tolerances) {
    const kept = rings.flatMap(ring => {
      const points = onUnits(inUnits(simplifyRing(ring, tolerance)), 1, size)
      return points ? [points] : []
    })
    const text = writeContours(kept)
    if (text !== '' && text.length <= photoCaps.cut) return text
  }
  return null
}

/**
 * What is left of a picture without its background and its transparent parts.
 * @param opacity of each pixel, 0 to 255; null where nothing is clear
 */
export function cutPhoto(
  pixels: Pixels,
  opacity: Plane | null,
  background: PictureEdit['background'],
): PhotoCut {
  const { width, height, data } = pixels
  const kept = background ? keptOf(pixels, background) : null
  const gone = new Uint8Array(width * height)
  const sums = [0, 0, 0]
  let count = 0
  for (let pixel = 0; pixel < gone.length; pixel += 1) {
    const clear = opacity !== null && (opacity.data[pixel] ?? 0) < 255 * least
    if (clear || (kept && kept(pixel) < least)) {
      gone[pixel] = 255
      continue
    }
    count += 1
    for (let part = 0; part < 3; part += 1) sums[part] = (sums[part] ?? 0) + (data[pixel * 4 + part] ?? 0)
  }
  const middle = sums.map(sum => Math.round(sum / Math.max(1, count)))
  const tone = `#${middle.map(part => part.toString(16).padStart(2, '0')).join('')}`
  const cut = count < gone.length ? contoursOf({ width, height, data: gone }) : null
  return cut === null ? { tone } : { tone, cut }
}

/** A picture made lighter or darker, as the same setting does with greys. */
export function lightened({ width, height, data }: Pixels, light: number): Pixels {
  if (light === 0) return { width, height, data }
  const shifted = new Uint8ClampedArray(data)
  for (let at = 0; at < shifted.length; at += 1)
    if (at % 4 !== 3) shifted[at] = (data[at] ?? 0) + light * 1.28
  return { width, height, data: shifted }
}
