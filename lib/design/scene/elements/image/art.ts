import * as z from 'zod/mini'
import { BoundedCache } from '@/lib/design/scene/bounded-cache'
import { colour } from '../common'
import { cellDigits } from './cell-code'
import { type Contour, readContours } from './contour-code'

/** What a picture may hold once it is outlines (DESIGN-28); docs/decisions/own-pictures.md says how these figures were found. */
export const artCaps = {
  /** Units across and down: the grid that contours lie on. */
  units: 16_384,
  /** Characters of all contours of one picture: about 20,000 points. */
  contours: 60_000,
  /** Colours of one picture. */
  layers: 12,
  /** Dots of a screened picture. Every other one dark, they have 164,000 points. */
  cells: 65_536,
  /** Characters of all pictures of a design, with those in their colours, so that it stays within what a cart's line takes. */
  design: 160_000,
  /** Places that are said to be too fine. */
  fine: 12,
} as const

const units = z.int().check(z.minimum(1), z.maximum(artCaps.units))
const place = z.int().check(z.minimum(0), z.maximum(artCaps.units))

const layer = z.strictObject({
  /** The colour on a full-colour plate; null for the element's. */
  fill: z.nullable(colour),
  contours: z.string().check(z.maxLength(artCaps.contours), z.regex(/^[A-Za-z0-9_-]*$/)),
})

const outlines = z.strictObject({
  kind: z.literal('outlines'),
  width: units,
  height: units,
  /** Back to front; holes are holes of the even-odd rule. */
  layers: z.array(layer).check(z.minLength(1), z.maxLength(artCaps.layers)),
  /** Units of one pixel of the file; without it the file was outlines itself and is sharp at every size. */
  pixel: z.optional(z.number().check(z.positive(), z.maximum(artCaps.units))),
  /** The thinnest stroke in units, as it was measured when the picture was traced. */
  stroke: z.optional(z.number().check(z.positive(), z.maximum(artCaps.units))),
  /** The height of the smallest row of letters in units, from foot to head of its capitals. */
  letters: z.optional(z.number().check(z.positive(), z.maximum(artCaps.units))),
  /** Where these are, in units: left, top, width, height. */
  fine: z.optional(z.array(z.tuple([place, place, place, place])).check(z.maxLength(artCaps.fine))),
})

const cells = z.strictObject({
  kind: z.literal('cells'),
  columns: z.int().check(z.minimum(1), z.maximum(artCaps.cells)),
  rows: z.int().check(z.minimum(1), z.maximum(artCaps.cells)),
  dark: z.string().check(z.regex(/^[0-9a-f]*$/), z.maxLength(artCaps.cells / 4)),
})

type ArtLayer = z.infer<typeof layer>
export type OutlinedArt = z.infer<typeof outlines>
export type CellArt = z.infer<typeof cells>
export type Art = OutlinedArt | CellArt

const read = new BoundedCache<Contour[]>(1_000_000)

/** The contours of a layer; `null` where its text does not match the picture's size. */
export function contoursOf({ contours }: ArtLayer, { width, height }: OutlinedArt): Contour[] | null {
  const key = `${width} ${height} ${contours}`
  const known = read.get(key)
  if (known) return known
  const made = readContours(contours, { width, height })
  if (made) read.set(key, made, contours.length)
  return made
}

const textLength = ({ layers }: OutlinedArt): number =>
  layers.reduce((sum, { contours }) => sum + contours.length, 0)

/** Characters that a picture takes in its design. */
export const artLength = (art: Art): number => (art.kind === 'cells' ? art.dark.length : textLength(art))

function isWhole(art: Art): boolean {
  if (art.kind === 'outlines')
    return textLength(art) <= artCaps.contours && art.layers.every(one => contoursOf(one, art) !== null)
  const { columns, rows, dark } = art
  return columns * rows <= artCaps.cells && dark.length === cellDigits(columns, rows)
}

/**
 * A picture of the shopper's own as it is made: outlines on a grid of whole units, or the dots of a screen. It is all
 * that drawing needs, so that a design with it looks the same wherever it is opened, and for ever.
 */
export const artSchema = z
  .discriminatedUnion('kind', [outlines, cells])
  .check(z.refine(isWhole, { params: { code: 'design_art_invalid' } }))
