import * as z from 'zod/mini'
import { rectPath } from '@/lib/design/geometry/figures'
import type { PathCommand } from '@/lib/design/geometry/path'
import { pictureSize } from '@/lib/design/picture/jpeg'
import { fromBase64 } from '../../base64'
import { colour } from '../common'
import { closedContour } from './closed-contour'
import { readContours } from './contour-code'

/** What a picture in its colours may hold; docs/decisions/own-pictures.md says how these figures were found. */
export const photoCaps = {
  /** Its longest edge in pixels. */
  edge: 2000,
  /** Characters of its bytes: some 90 KB of JPEG. */
  jpeg: 120_000,
  /** Characters of the outline that it is cut to. */
  cut: 12_000,
  /** Units of that outline across the picture, and as many down. */
  cutUnits: 16_000,
} as const

const pixels = z.int().check(z.minimum(1), z.maximum(photoCaps.edge))

const photo = z.strictObject({
  width: pixels,
  height: pixels,
  /** A JPEG with nothing but its picture (lib/design/picture/jpeg.ts) as base64. Its colours are sRGB. */
  jpeg: z.string().check(z.maxLength(photoCaps.jpeg)),
  /** What is left where its ground was taken away, as contours in units; without it the whole rectangle. */
  cut: z.optional(z.string().check(z.maxLength(photoCaps.cut), z.regex(/^[A-Za-z0-9_-]*$/))),
  /** Its colour on the whole: for what only asks how light it is, and until it is drawn. */
  tone: colour,
})
export type Photo = z.infer<typeof photo>

interface Opened {
  jpeg: Uint8Array
  /** What is seen of it, in pixels. */
  path: PathCommand[]
}

function open({ width, height, jpeg, cut }: Photo): Opened | null {
  const bytes = fromBase64(jpeg)
  const size = bytes && pictureSize(bytes)
  if (!bytes || size?.width !== width || size.height !== height) return null
  if (cut === undefined) return { jpeg: bytes, path: rectPath({ left: 0, top: 0, width, height }) }
  const { cutUnits } = photoCaps
  const contours = readContours(cut, { width: cutUnits, height: cutUnits })
  if (!contours || contours.length === 0) return null
  const inPixels = (unit: number, index: number) => (unit * (index % 2 === 0 ? width : height)) / cutUnits
  const path = contours.flatMap(contour => closedContour(contour.map(inPixels)))
  return { jpeg: bytes, path }
}

const opened = new WeakMap<Photo, Opened | null>()

/** The bytes of a picture and its outline in pixels, read once; `null` where it is invalid. */
export function openPhoto(given: Photo): Opened | null {
  const known = opened.get(given)
  if (known !== undefined) return known
  const made = open(given)
  opened.set(given, made)
  return made
}

/** Characters that a picture in its colours takes in its design. */
export const photoLength = ({ jpeg, cut = '' }: Photo): number => jpeg.length + cut.length

/** A picture of the shopper's own in its colours, for what is printed. */
export const photoSchema = photo.check(
  z.refine(given => openPhoto(given) !== null, { params: { code: 'design_photo_invalid' } }),
)
