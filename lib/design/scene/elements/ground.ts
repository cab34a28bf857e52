import type { Box } from '@/lib/design/geometry/box'
import type { Element } from '../model'
import type { Plate } from '../plate'
import type { Ground } from './kind'
import { kindOf } from './registry'

/** The box that an element takes from others; none where it leaves its inside free, or has no place of its own. */
function boxTaken(element: Element): Box[] {
  const kind = kindOf(element)
  const box = kind.isHollow?.(element) ? null : kind.box(element)
  return box ? [box] : []
}

/** A plate with what lies on it, for a new element to find its place. */
export function groundOn(plate: Plate, elements: readonly Element[]): Ground {
  const window = plate.keepOut ? [{ ...plate.keepOut, rotate: 0 }] : []
  const written = elements.filter(element => kindOf(element).letters)
  return {
    plate,
    elements,
    taken: [...window, ...elements.flatMap(boxTaken)],
    words: [...window, ...written.flatMap(boxTaken)],
  }
}
