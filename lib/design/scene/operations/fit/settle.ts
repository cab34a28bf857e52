import { hundredth } from '../../checks/measure'
import { kindOf } from '../../elements/registry'
import { layoutTextElement } from '../../elements/text/layout'
import type { TextElement } from '../../elements/text/schema'
import { hasLines } from '../../elements/traits'
import type { FontEngine } from '../../fonts/engine'
import type { Design, Element } from '../../model'
import type { SceneFile } from '../../outline-source'
import type { Plate } from '../../plate'
import { requiredFiles } from '../../required'
import { docPlain, type TextDoc, type TextStyle } from '../../text-doc'
import { isVectorSrc } from '../../vectors/source'
import { isPlaced, withGapsKept, withSetByHand } from './by-hand'
import { fillPlate, liesWell, presentDensity, usualDensity } from './fill'
import type { TooLarge } from './lay'
import { countPlaced, standsOn, withoutPlaced, withPlaced } from './placed'
import { covered, rowsOf, sizedNew } from './places'
import { canFill } from './zones'

/** A design on its plate. */
export interface OnPlate {
  design: Design
  plate: Plate
}

export interface Settled {
  design: Design
  /** The lines filled their plate until there were more of them than it takes. */
  ended: boolean
  /** A line stays from now on where a person put it, the first one of the plate; the others fill it around that one. */
  placed: boolean
}

const textsOf = (design: Pick<Design, 'elements'>): TextElement[] =>
  design.elements.filter(element => hasLines(element)).filter(canFill)

/** How densely the lines of a design fill its plate; null where a person said no, undefined where nobody said anything. */
export function densityOf(design: Pick<Design, 'elements'>): number | null | undefined {
  return textsOf(design).find(({ density }) => density !== undefined)?.density
}

function withoutWanted(doc: TextDoc): TextDoc {
  const plain = ({ wantedMm: _, ...style }: TextStyle): TextStyle => style
  const lines = doc.lines.map(line =>
    line.runs.some(({ style }) => style.wantedMm !== undefined)
      ? { ...line, runs: line.runs.map(run => ({ ...run, style: plain(run.style) })) }
      : line,
  )
  return lines.every((line, index) => line === doc.lines[index]) ? doc : { lines }
}

function withDensity(element: Element, density: number | null): Element {
  if (!hasLines(element) || !canFill(element)) return element
  // Sizes that were set by hand are the wanted ones from then on.
  const doc = density === null ? withoutWanted(element.doc) : element.doc
  if (density !== null || element.placed === undefined)
    return element.density === density && doc === element.doc ? element : { ...element, density, doc }
  // Then all lines are placed by hand.
  const { placed: _, ...text } = element
  return { ...text, density, doc }
}

/** Lets the lines of a design fill their plate with a density from 0 (airy) to 1 (dense), or leaves them to a person: null. */
export function setDensity(design: Design, density: number | null): Design {
  const elements = design.elements.map(element => withDensity(element, density))
  return elements.every((element, index) => element === design.elements[index])
    ? design
    : { ...design, elements }
}

/** More texts than these are no lines of one plate: they stay where they are put, and no letter waits for all of them. */
const mostFilling = 120

/** Whether the texts of a design are few enough to fill its plate. */
export const mayFill = (design: Pick<Design, 'elements'>): boolean => textsOf(design).length <= mostFilling

const sameShape = (a: Plate, b: Plate): boolean =>
  a === b ||
  (a.widthMm === b.widthMm &&
    a.heightMm === b.heightMm &&
    a.shape === b.shape &&
    JSON.stringify(a.keepOut) === JSON.stringify(b.keepOut))

/** A line that is added may push the others aside: that does not count as placing them by hand. */
function isAdded(before: Design, after: Design): boolean {
  const known = new Set(before.elements.map(element => element.id))
  return textsOf(after).some(({ id }) => !known.has(id))
}

const isTooHigh = ({ elementId }: TooLarge) => elementId === null

function wordsChanged(before: Design, after: Design): boolean {
  const known = new Map(textsOf(before).map(text => [text.id, text]))
  return textsOf(after).some(({ id, doc }) => {
    const was = known.get(id)?.doc
    return was !== doc && (!was || docPlain(was) !== docPlain(doc))
  })
}

/** Whether something with its own text or code was put on letters of the lines: they make space for it. */
function isCovered({ design: before, plate }: OnPlate, after: Design, engine: FontEngine): boolean {
  const known = new Set(before.elements.map(({ id }) => id))
  const fresh = after.elements.filter(element => {
    const kind = kindOf(element)
    return !known.has(element.id) && (kind.code || kind.letters)
  })
  if (fresh.length === 0) return false
  const rows = rowsOf(before, engine)
  return fresh.some(element => {
    const one = sizedNew(element, 1, plate)
    return one !== null && covered(one, one.wanted, rows) > 0
  })
}

/** Texts that wrap are as high as their rows. */
function withRowHeights(before: Design | null, after: Design, engine: FontEngine): Design {
  const known = new Set(before?.elements)
  const elements = after.elements.map(element => {
    if (!hasLines(element) || !element.wrap || known.has(element)) return element
    if (typeof element.density === 'number' && canFill(element)) return element
    const height = hundredth(layoutTextElement(element, engine).height + 0.005)
    return height === element.size.height ? element : { ...element, size: { ...element.size, height } }
  })
  return elements.every((element, index) => element === after.elements[index])
    ? after
    : { ...after, elements }
}

/** The density at which the lines make space for what was put on them; undefined where they cannot, or need not. */
function makingSpace(before: OnPlate, after: OnPlate, engine: FontEngine): number | undefined {
  if (!isCovered(before, after.design, engine)) return undefined
  const density = presentDensity(before.design, before.plate, engine)
  const { tooLarge } = fillPlate(setDensity(after.design, density), after.plate, density, engine)
  return tooLarge.length > 0 ? undefined : density
}

/** The density that a design takes after a change, where nobody has chosen one; undefined leaves it as it is. */
function begun(before: OnPlate | null, after: OnPlate, engine: FontEngine): number | undefined {
  // A ready-made design that fits as it is stays as it was drawn.
  if (!before) {
    const { design, plate } = after
    return liesWell(textsOf(design), plate, engine) ? undefined : presentDensity(design, plate, engine)
  }
  const newPlate = !sameShape(before.plate, after.plate)
  const isSet = withSetByHand(before.design, after.design) !== after.design
  if (!newPlate && !isSet && !wordsChanged(before.design, after.design))
    return makingSpace(before, after, engine)
  if (textsOf(before.design).length === 0) return usualDensity
  return presentDensity(before.design, before.plate, engine)
}

/**
 * What a change makes of the lines of a design. They fill their plate from the first words that are typed or the first other plate on,
 * and are laid again after every change. A size, a line height or a place that is set by hand is kept, and the rest fills the plate
 * around it. Until the fonts are there nothing is laid.
 * @param before the design before the change; null where another one takes its place
 */
export function settleTexts(before: OnPlate | null, after: OnPlate, engine: FontEngine): Settled {
  const { plate } = after
  if (!mayFill(after.design)) {
    const { design } = after
    return {
      design: canLay(design, engine) ? withRowHeights(before?.design ?? null, design, engine) : design,
      ended: false,
      placed: false,
    }
  }
  const same = before !== null && sameShape(before.plate, plate)
  const isNew = before !== null && isAdded(before.design, after.design)
  const { design: wanted, placed } = placedBy(before, after, same && !isNew)
  if (textsOf(wanted).length === 0 || !canLay(wanted, engine)) return { design: wanted, ended: false, placed }
  const chosen = densityOf(wanted)
  const density = chosen === undefined ? begun(before, { design: wanted, plate }, engine) : chosen
  const set = same && density !== null ? withSetByHand(before.design, wanted) : wanted
  const marked = density === undefined ? set : setDensity(set, density)
  const { design: laid, tooLarge } =
    typeof density === 'number' ? fillPlate(marked, plate, density, engine) : { design: marked, tooLarge: [] }
  // A copy for which there is no row left stays where it was put, and so do the others: none runs off the plate.
  const crowded = isNew && tooLarge.some(isTooHigh)
  const design = crowded ? setDensity(wanted, null) : laid
  const high = withRowHeights(before?.design ?? null, design, engine)
  return {
    design: same && density === null ? withGapsKept(before.design, high, plate) : high,
    ended: crowded,
    placed: placed && !crowded,
  }
}

/**
 * The design with the lines that a change moved known as placed by hand, unless all lines are (DESIGN-63). Places that were set for
 * another plate, and those of new texts, which were copied with them, do not count.
 * @param moves whether the change can be a person's wish about places
 */
function placedBy(
  before: OnPlate | null,
  { design, plate }: OnPlate,
  moves: boolean,
): { design: Design; placed: boolean } {
  if (densityOf(design) === null) return { design, placed: false }
  const known = new Map((before ? textsOf(before.design) : []).map(text => [text.id, text]))
  const kept = before
    ? withoutPlaced(design, text => !known.has(text.id) || !standsOn(text, plate))
    : withoutPlaced(design, text => !standsOn(text, plate))
  if (!before || !moves) return { design: kept, placed: false }
  const byId = new Map(design.elements.map(element => [element.id, element]))
  const ids = textsOf(before.design).filter(text => isPlaced(text, byId.get(text.id)))
  const marked = withPlaced(kept, new Set(ids.map(({ id }) => id)))
  return { design: marked, placed: marked !== kept && countPlaced(before.design) === 0 }
}

/** What laying the lines of a design needs to load: all that its outlines need except drawings, whose boxes are known anyway. */
export const filesToLay = (design: Pick<Design, 'elements'>): SceneFile[] =>
  requiredFiles(design).filter(file => !isVectorSrc(file))

/** Whether the lines of a design can be laid by now. */
export const canLay = (design: Pick<Design, 'elements'>, engine: FontEngine): boolean =>
  filesToLay(design).every(file => engine.isLoaded(file))
