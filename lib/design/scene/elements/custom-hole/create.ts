import { roundMm } from '@/lib/design/geometry/box'
import type { New } from '../../model'
import type { Ground } from '../kind'
import { freeCentre, holesAmong } from './place'
import type { CustomHoleElement } from './schema'

/** A hole of a diameter (mm) where it can be drilled beside the others. */
export function createHole(
  { diameter }: { diameter: number },
  { plate, elements }: Pick<Ground, 'plate' | 'elements'>,
): New<CustomHoleElement> {
  const { x, y } = freeCentre(diameter, plate, holesAmong(elements))
  const position = { left: roundMm(x - diameter / 2), top: roundMm(y - diameter / 2) }
  return { type: 'custom-hole', diameter, size: diameter, position }
}
