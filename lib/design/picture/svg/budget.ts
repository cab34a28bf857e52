import { pictureLimits } from '../limits'
import { elementsIn, type SvgNode, textElements } from './tree'

const outlines = new Set(['d', 'points'])
/** Attributes that are looked up and never read through. */
const unread = new Set(['id', 'href'])

/** Whether a text has more digits in a row than a figure needs. */
function hasLongFigure(text: string): boolean {
  let row = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    row = code >= 48 && code <= 57 ? row + 1 : 0
    if (row > pictureLimits.svgDigits) return true
  }
  return false
}

/** Signs that an attribute counts besides its value: one that is empty is walked as well. */
const attributeSigns = 8

/** What it takes to draw something. */
interface Work {
  elements: number
  outlines: number
  other: number
  letters: number
}

const none: Work = { elements: 0, outlines: 0, other: 0, letters: 0 }

const plus = (a: Work, b: Work): Work => ({
  elements: a.elements + b.elements,
  outlines: a.outlines + b.outlines,
  other: a.other + b.other,
  letters: a.letters + b.letters,
})

const isTooMuch = ({ elements, outlines: signs, other }: Work): boolean =>
  elements > pictureLimits.svgElements || signs > pictureLimits.svgOutlines || other > pictureLimits.svgOther

/** What an element refers to, by its attributes as they stand: in `href`, or in any `url(#…)`. */
function referencesOf({ attributes }: SvgNode): string[] {
  const ids: string[] = []
  for (const [name, value] of attributes) {
    if (name === 'href' && value.startsWith('#')) ids.push(value.slice(1))
    // Most values refer to nothing: this check avoids a search through them.
    if (!outlines.has(name) && name !== 'href' && value.includes('('))
      for (const [, id = ''] of value.matchAll(/url\(\s{0,9}["']?#([^"')\s]{1,200})/gi)) ids.push(id)
  }
  return ids
}

/**
 * Counts the parts of a drawing that are drawn (docs/decisions/budgets.md): an element counts each time that another one
 * asks for it, so that the work follows from what is counted. Each is counted once and remembered.
 */
export class Budget {
  private readonly counted = new Map<SvgNode, Work>()
  private readonly open = new Set<SvgNode>()
  tooLarge = false

  /** @param byId elements that others may refer to */
  constructor(private readonly byId: ReadonlyMap<string, SvgNode>) {}

  /** Whether a drawing is not too much. */
  takes(svg: SvgNode): boolean {
    return !isTooMuch(this.workOf(svg)) && !this.tooLarge
  }

  /** Whether its texts are not too long to be set. */
  setsTexts(svg: SvgNode): boolean {
    return this.workOf(svg).letters <= pictureLimits.svgLetters
  }

  private workOf(node: SvgNode): Work {
    const known = this.counted.get(node)
    if (known) return known
    // No program draws what refers to itself.
    if (this.open.has(node) || this.tooLarge) return none
    this.open.add(node)
    let work = this.own(node)
    for (const child of elementsIn(node)) work = plus(work, this.workOf(child))
    for (const id of referencesOf(node)) {
      const target = this.byId.get(id)
      if (target) work = plus(work, this.workOf(target))
      if (isTooMuch(work)) this.tooLarge = true
    }
    this.open.delete(node)
    this.counted.set(node, work)
    return work
  }

  private own({ tag, attributes, children }: SvgNode): Work {
    let [signs, other] = [0, 0]
    for (const [name, value] of attributes) {
      if (unread.has(name)) continue
      if (outlines.has(name)) signs += value.length
      else other += value.length + attributeSigns
      if (outlines.has(name) && hasLongFigure(value)) this.tooLarge = true
    }
    const letters = textElements.has(tag)
      ? children.reduce((sum, child) => sum + (typeof child === 'string' ? child.length : 0), 0)
      : 0
    return { elements: 1, outlines: signs, other, letters }
  }
}
