import { roundMm } from '@/lib/design/geometry/box'
import { groundOn } from '../elements/ground'
import { elementKinds } from '../elements/registry'
import { lastText } from '../elements/text/create'
import { isClear } from '../elements/text/free-space'
import { scaleText } from '../elements/text/measure'
import type { TextElement } from '../elements/text/schema'
import { hasLines } from '../elements/traits'
import type { FontEngine } from '../fonts/engine'
import type { Design } from '../model'
import type { Plate } from '../plate'
import { addElement } from './arrange'
import { withoutPinned } from './fit/by-hand'
import { hasSpaceToFill, presentDensity } from './fit/fill'
import { canLay, densityOf, mayFill, setDensity } from './fit/settle'

interface Added {
  design: Design
  id: string
}

/** A part of the plate from top to bottom, in mm. */
interface Band {
  top: number
  bottom: number
}

/** The plate within its security zone; the window of a dater splits it in two. */
function bandsOf({ heightMm, securityMm, keepOut }: Plate): Band[] {
  const whole = { top: securityMm, bottom: heightMm - securityMm }
  if (!keepOut) return [whole]
  const below = { top: keepOut.top + keepOut.height, bottom: whole.bottom }
  return [{ top: whole.top, bottom: keepOut.top }, below].filter(({ top, bottom }) => bottom > top)
}

const middleOf = ({ position, size }: TextElement) => position.top + size.height / 2
const smallest = ({ doc }: Pick<TextElement, 'doc'>) =>
  Math.min(...doc.lines.flatMap(line => line.runs.map(run => run.style.sizeMm)))

/**
 * Makes space for a line: the lines of the last one's band become smaller, all by the same, and move together. Null
 * where a locked or turned one is among them, or letters would become too small for the plate.
 */
function squeezed(design: Design, plate: Plate, words: string): Added | null {
  const texts = design.elements.filter(element => hasLines(element))
  const last = lastText(texts)
  const band =
    last && bandsOf(plate).find(({ top, bottom }) => middleOf(last) > top && middleOf(last) < bottom)
  if (!band) return null
  const stack = texts.filter(text => middleOf(text) > band.top && middleOf(text) < band.bottom)
  if (stack.some(text => text.locked || (text.rotate ?? 0) !== 0)) return null
  const fresh = { ...elementKinds.text.create({ words }, groundOn(plate, [last])), id: '' }
  const top = Math.min(...stack.map(({ position }) => position.top))
  const used = Math.max(...stack.map(({ position, size }) => position.top + size.height)) - top
  const factor = Math.min(1, (band.bottom - band.top) / (used + fresh.size.height))
  // Lines that nobody has placed have better ways to make space than to move up alone.
  if (factor === 1 && densityOf(design) !== null) return null
  if (Math.min(...[...stack, fresh].map(smallest)) * factor < plate.minFontMm) return null
  const laid = (text: TextElement, at: number): TextElement => ({
    ...scaleText(text, factor),
    position: { left: text.position.left, top: roundMm(band.top + at * factor) },
  })
  const elements = design.elements.map(element =>
    hasLines(element) && stack.includes(element) ? laid(element, element.position.top - top) : element,
  )
  const { id: _, ...line } = laid(fresh, used)
  return addElement({ ...design, elements }, line)
}

/** A line right under the last one, in its letters: lines that fill their plate make space for it when they are laid. */
function addedBelow(design: Design, plate: Plate, words: string, density: number): Added {
  const line = elementKinds.text.create({ words }, groundOn(plate, design.elements))
  const last = lastText(design.elements)
  const position = last
    ? { left: last.position.left, top: roundMm(last.position.top + last.size.height) }
    : line.position
  return addElement(design, { ...line, position, density })
}

/**
 * The lines begin to fill their plate and take another one with them, where nobody has set them by hand: as they would once
 * somebody writes in one. Null where even this leaves too little space.
 */
function filledWith(design: Design, plate: Plate, words: string, engine: FontEngine): Added | null {
  if (densityOf(design) === null || !mayFill(design) || !canLay(design, engine)) return null
  const density = presentDensity(design, plate, engine)
  const added = addedBelow(setDensity(design, density), plate, words, density)
  return hasSpaceToFill(added.design, plate, engine) ? added : null
}

/**
 * Adds a line of text under the last one, never over another one nor in a dater's window: where there is space, with smaller letters if
 * necessary. Where the lines fill their plate, or nobody has placed them, they are laid again with it; those that a person has placed
 * stay as they are. Null where the plate takes no more lines this way.
 * @param engine lets lines that fill their plate, or that nobody set by hand, be laid again
 * @param smaller the others may be moved together and become smaller too
 */
export function addLine(
  design: Design,
  plate: Plate,
  words: string,
  engine?: FontEngine,
  { smaller = densityOf(design) !== null } = {},
): Added | null {
  const density = densityOf(design)
  if (typeof density === 'number') {
    const added = addedBelow(design, plate, words, density)
    if (!engine || !mayFill(added.design) || !canLay(added.design, engine)) return added
    // In the size that was set for all others where it fits so, else in one that does.
    return (
      [added, { ...added, design: withoutPinned(added.design, added.id) }].find(one =>
        hasSpaceToFill(one.design, plate, engine),
      ) ?? null
    )
  }
  const ground = groundOn(plate, design.elements)
  const line = elementKinds.text.create({ words }, ground)
  const box = { ...line.position, ...line.size }
  if (isUnderLast(line, design) && isClear(box, ground.words)) return addElement(design, line)
  return (
    (engine ? filledWith(design, plate, words, engine) : null) ??
    (smaller ? squeezed(design, plate, words) : null)
  )
}

/** Without space under the last line, a new one is made at the foot of the plate: it must not stand above the last. */
function isUnderLast(line: Pick<TextElement, 'position'>, design: Design): boolean {
  const last = lastText(design.elements)
  return !last || line.position.top >= last.position.top + last.size.height - 0.02
}
