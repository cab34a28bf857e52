import type { TextElement } from '../../elements/text/schema'
import { hasLines } from '../../elements/traits'
import type { Design, Element } from '../../model'
import type { Plate } from '../../plate'
import type { TextRun } from '../../text-doc'
import { wantedSize } from './measure'
import { isHeld } from './zones'

/*
 * Lines that a person moved while the lines fill their plate (DESIGN-63): each is a stop in the stack. It stays where it
 * was put, and the others fill what is above and below it.
 */

/** Shares are rounded up, so that sizes on their grid come out as they were. */
const shareSteps = 1e6

/** The size of a text's largest letters as a share of their wanted size. */
function shareOf({ doc }: TextElement): number {
  const free = doc.lines.flatMap(({ runs }) => runs).filter(({ style }) => !style.pinned)
  const largest = free.reduce<TextRun | null>(
    (best, run) => (best && best.style.sizeMm >= run.style.sizeMm ? best : run),
    null,
  )
  if (!largest) return 1
  return Math.ceil((largest.style.sizeMm / wantedSize(largest)) * shareSteps) / shareSteps
}

/** The design in which the places of these texts are known to be set by hand. */
export function withPlaced(design: Design, ids: ReadonlySet<string>): Design {
  const elements = design.elements.map(element =>
    hasLines(element) && ids.has(element.id) && element.placed === undefined
      ? { ...element, placed: shareOf(element) }
      : element,
  )
  return elements.every((element, index) => element === design.elements[index])
    ? design
    : { ...design, elements }
}

function loose(element: TextElement): TextElement {
  const { placed: _, ...text } = element
  return text
}

/** Lets texts that were moved by hand, or those of them that `which` means, fill the plate with the others again. */
export function withoutPlaced(design: Design, which: (text: TextElement) => boolean = () => true): Design {
  const isOne = (element: Element) => hasLines(element) && element.placed !== undefined && which(element)
  if (!design.elements.some(isOne)) return design
  return {
    ...design,
    elements: design.elements.map(element =>
      hasLines(element) && isOne(element) ? loose(element) : element,
    ),
  }
}

/** How many texts of a design stay where a person put them while the others fill the plate. */
export const countPlaced = ({ elements }: Pick<Design, 'elements'>): number => elements.filter(isHeld).length

/** Whether a text that was put somewhere still stands on the plate, which may be another one by now. */
export function standsOn({ position, size }: TextElement, { widthMm, heightMm }: Plate): boolean {
  const across = position.left + size.width / 2
  return position.top >= 0 && position.top + size.height <= heightMm && across > 0 && across < widthMm
}
