import { roundMm } from '@/lib/geometry/box'
import { groundOn } from '../elements/ground'
import { elementKinds } from '../elements/registry'
import { scaleText } from '../elements/text/measure'
import { isClear } from '../elements/text/room'
import type { TextElement } from '../elements/text/schema'
import type { FontEngine } from '../fonts/engine'
import type { Design } from '../model'
import type { Plate } from '../plate'
import { addElement } from './arrange'
import { fillIfRoom, presentDensity } from './fit/fill'
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

/** The plate within its security zone; the window of a dater parts it in two. */
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
 * Makes room for a line: the lines of the last one's band become smaller, all by the same, and move together. Null
 * where a locked or turned one is among them, or letters would become too small for the plate.
 */
function squeezed(design: Design, plate: Plate, words: string): Added | null {
  const texts = design.elements.filter(element => element.type === 'text')
  const last = texts.at(-1)
  const band =
    last && bandsOf(plate).find(({ top, bottom }) => middleOf(last) > top && middleOf(last) < bottom)
  if (!band) return null
  const stack = texts.filter(text => middleOf(text) > band.top && middleOf(text) < band.bottom)
  if (stack.some(text => text.locked || (text.rotate ?? 0) !== 0)) return null
  const fresh = { ...elementKinds.text.create({ words }, groundOn(plate, [last])), id: '' }
  const top = Math.min(...stack.map(({ position }) => position.top))
  const used = Math.max(...stack.map(({ position, size }) => position.top + size.height)) - top
  const factor = (band.bottom - band.top) / (used + fresh.size.height)
  if (factor >= 1 || Math.min(...[...stack, fresh].map(smallest)) * factor < plate.minFontMm) return null
  const laid = (text: TextElement, at: number): TextElement => ({
    ...scaleText(text, factor),
    position: { left: text.position.left, top: roundMm(band.top + at * factor) },
  })
  const elements = design.elements.map(element =>
    element.type === 'text' && stack.includes(element) ? laid(element, element.position.top - top) : element,
  )
  const { id: _, ...line } = laid(fresh, used)
  return addElement({ ...design, elements }, line)
}

/** A line right under the last one, in its letters: lines that fill their plate make room for it when they are laid. */
function addedBelow(design: Design, plate: Plate, words: string, density: number): Added {
  const line = elementKinds.text.create({ words }, groundOn(plate, design.elements))
  const last = design.elements.findLast(element => element.type === 'text')
  const position = last
    ? { left: last.position.left, top: roundMm(last.position.top + last.size.height) }
    : line.position
  return addElement(design, { ...line, position, density })
}

/**
 * The lines begin to fill their plate and take another one with them, where nobody has set them by hand: as they would once
 * somebody writes in one. Null where there is no room even so.
 */
function filledWith(design: Design, plate: Plate, words: string, engine: FontEngine): Added | null {
  if (densityOf(design) === null || !mayFill(design) || !canLay(design, engine)) return null
  const density = presentDensity(design, plate, engine)
  const added = addedBelow(setDensity(design, density), plate, words, density)
  return fillIfRoom(added.design, plate, density, engine) ? added : null
}

/**
 * Adds a line of text, never over another one nor in a dater's window: under the others where there is room, with
 * smaller letters if need be, else by making the others a little smaller. Where the lines fill their plate they are laid
 * anew with it. Null where the plate takes no more lines.
 * @param engine lets lines that nobody set by hand be laid anew too
 */
export function addLine(design: Design, plate: Plate, words: string, engine?: FontEngine): Added | null {
  const density = densityOf(design)
  if (typeof density === 'number') return addedBelow(design, plate, words, density)
  const ground = groundOn(plate, design.elements)
  const line = elementKinds.text.create({ words }, ground)
  const box = { ...line.position, ...line.size }
  if (isClear(box, ground.words)) return addElement(design, line)
  return squeezed(design, plate, words) ?? (engine ? filledWith(design, plate, words, engine) : null)
}
