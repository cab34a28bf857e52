import type { Matrix } from '@/lib/design/geometry/transform'
import type { Size } from '@/lib/ground/common'
import { lengthOf } from './transform'

const lengthsAlong = (along: 'x' | 'y' | 'both', names: string) =>
  Object.fromEntries(names.split(' ').map(name => [name, along] as const))

/** Attributes that are one length, and what its percentages refer to: the width of all, its height, or both. */
const lengths: Readonly<Record<string, 'x' | 'y' | 'both'>> = {
  ...lengthsAlong('x', 'x x1 x2 cx fx rx width'),
  ...lengthsAlong('y', 'y y1 y2 cy fy ry height'),
  ...lengthsAlong('both', 'r fr stroke-width stroke-dashoffset'),
}
/** What only style sheets write: calculations and their own units. */
const ofStyleSheets = /\(|(?:\d|\.)(?:q|rem)\s{0,9}$/i

/**
 * Works out lengths that are calculated or in a unit of style sheets: the renderer does not know them.
 * @param box what percentages refer to
 */
export function settleLengths(attributes: Map<string, string>, { width, height }: Size): void {
  for (const [name, value] of attributes) {
    const along = lengths[name]
    if (along === undefined || !ofStyleSheets.test(value)) continue
    const of = { x: width, y: height, both: Math.sqrt((width * width + height * height) / 2) }[along]
    const length = lengthOf(value, of)
    if (length === null) attributes.delete(name)
    else attributes.set(name, String(length))
  }
}

/** How much longer a matrix makes a line: the root of its area factor. */
const growth = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

/**
 * A stroke that no matrix changes: as much thinner as its surroundings become larger.
 * @param toPixels from the element's coordinates to pixels of the whole drawing
 */
export function keepStroke(attributes: Map<string, string>, toPixels: Matrix): void {
  const scale = growth(toPixels)
  if (!(scale > 0)) return
  const width = lengthOf(attributes.get('stroke-width') ?? '1', 1)
  if (width !== null) attributes.set('stroke-width', String(width / scale))
  const dashes = attributes.get('stroke-dasharray')
  if (dashes === undefined || dashes === 'none') return
  const lengths = dashes.split(/[\s,]+/).map(part => lengthOf(part, 1))
  if (lengths.every(length => length !== null))
    attributes.set('stroke-dasharray', lengths.map(length => (length ?? 0) / scale).join(' '))
}
