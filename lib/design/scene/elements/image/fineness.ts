import type { Plate } from '../../plate'
import { artBox } from './art-parts'
import { printedPhoto } from './photo-outline'
import type { ImageElement } from './schema'

/** What is measured of an own picture at its size on the plate, in mm and pixels an inch; undefined where it has none. */
export interface Fineness {
  strokeMm?: number
  /** The size that these letters would have as a text: their capitals are about seven tenths of it. */
  lettersMm?: number
  perInch?: number
}

const mmPerInch = 25.4
/** Height of a capital in shares of its letters' size, as most faces have it. */
const capitalShare = 0.7

/** How fine an own picture is at its present size. A dot of a screen counts as its thinnest stroke. */
export function finenessOf(
  { art, size, photo, color }: Pick<ImageElement, 'art' | 'size' | 'photo' | 'color'>,
  plate: Pick<Plate, 'fullColour'>,
): Fineness {
  const printed = printedPhoto({ photo, color }, plate)
  if (printed) {
    const pixelMm = Math.max(size.width / printed.width, size.height / printed.height)
    return { perInch: mmPerInch / pixelMm }
  }
  if (!art) return {}
  const box = artBox(art)
  const unitMm = Math.min(size.width / box.width, size.height / box.height)
  if (art.kind === 'cells') return { strokeMm: unitMm }
  const { stroke, letters, pixel } = art
  return {
    ...(stroke !== undefined && { strokeMm: stroke * unitMm }),
    ...(letters !== undefined && { lettersMm: (letters * unitMm) / capitalShare }),
    ...(pixel !== undefined && { perInch: mmPerInch / (pixel * unitMm) }),
  }
}
