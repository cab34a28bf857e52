import { isCurved } from '@/lib/design/scene/elements/traits'
import type { Design } from '@/lib/design/scene/model'
import { densityOf } from '@/lib/design/scene/operations/fit/settle'
import type { LaidOutText } from './own-text'

/** What the choices for the lines of a design need to know of it. */
export const fillingOf = (design: Design): Pick<LaidOutText, 'density' | 'onCurves'> => ({
  density: densityOf(design) ?? null,
  onCurves: design.elements.flatMap(element => (isCurved(element) ? [element.text] : [])),
})
