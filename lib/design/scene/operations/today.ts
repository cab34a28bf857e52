import { kindOf } from '../elements/registry'
import type { Design } from '../model'
import { changeElements } from './change'

/**
 * The design on a day: what follows the day shows it (DESIGN-15). The editor calls it when it is opened and when somebody returns to
 * it; the design in the cart is made with the day that it shows.
 * @param day of the person's calendar, e.g. `2026-11-22`
 */
export function onDay(design: Design, day: string): Design {
  const ids = design.elements.map(element => element.id)
  return changeElements(design, ids, element => kindOf(element).onDay?.(element, day) ?? element)
}
