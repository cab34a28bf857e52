import { roundMm } from '@/lib/design/geometry/box'
import { clamp } from '../elements/common'
import { curveHeight, curveSides } from '../elements/rounded-text/curve'
import { layoutRoundedText } from '../elements/rounded-text/layout'
import { lineOf, wordsOfLine } from '../elements/rounded-text/line'
import type { RoundedTextElement } from '../elements/rounded-text/schema'
import { layoutTextElement } from '../elements/text/layout'
import { lineSizeMm, textHeight } from '../elements/text/measure'
import type { TextElement } from '../elements/text/schema'
import { hasLines, isBorder, isCurved } from '../elements/traits'
import type { FontEngine } from '../fonts/engine'
import { designCaps, minCurveMm, textRules } from '../limits'
import type { Design, Element } from '../model'
import type { Plate } from '../plate'
import { canonicalLine, cleanText, linePlain, type TextLine, type TextStyle } from '../text-doc'
import { freshId } from './arrange'
import { elementsOf } from './boxes'
import { densityOf } from './fit/settle'

/** The share of a turn that a line takes on a circle of its own. */
const shareOfTurn = 1 / 3

interface Curve {
  width: number
  height: number
  left: number
  top: number
}

const styleOf = (line: TextLine): TextStyle => {
  const run = line.runs.find(({ text }) => text.trim() !== '') ?? line.runs[0]
  if (!run) throw new Error('a line of text has no run')
  return run.style
}

/** The curve along the edge of a round or oval plate, inside its border. */
function plateCurve({ elements }: Design, plate: Plate): Curve {
  const border = elements.find(element => isBorder(element))
  const inset = 2 * plate.securityMm + (border ? border.config.offset + border.config.width : 0)
  const [width, height] = [plate.widthMm - 2 * inset, plate.heightMm - 2 * inset]
  return { width, height, left: inset, top: inset }
}

/** A circle on which the widest line takes a third of a turn, its top where the text was. */
function ownCircle(text: TextElement, engine: FontEngine): Curve {
  const { width } = layoutTextElement(text, engine)
  const letters = Math.max(...text.doc.lines.map(lineSizeMm))
  const size = width / (Math.PI * shareOfTurn) + 2 * letters
  const left = text.position.left + text.size.width / 2 - size / 2
  return { width: size, height: size, left, top: text.position.top }
}

/** Group, label and visibility of an element: they stay, on a line or on a curve. */
const heldAs = ({ group, groupLabel, hidden, label }: Element) => ({
  ...(group ? { group } : {}),
  ...(groupLabel ? { groupLabel } : {}),
  ...(hidden ? { hidden } : {}),
  ...(label ? { label } : {}),
})

/** The beginning of a line, as long as a text on a curve may be. */
function shortened(line: TextLine): TextLine {
  let left: number = designCaps.roundedText
  const runs = line.runs.map(({ text, style: { wantedMm: _, ...style } }) => {
    const kept = cleanText(text.slice(0, left))
    left -= kept.length
    return { text: kept, style }
  })
  return canonicalLine('center', runs, styleOf(line))
}

function roundedLine(
  line: TextLine,
  text: TextElement,
  curve: Curve,
  inverted: boolean,
  id: string,
): RoundedTextElement {
  const width = Math.max(minCurveMm, curve.width)
  const height = Math.max(minCurveMm, curve.height)
  const left = curve.left - (width - curve.width) / 2
  // A circle that was too small has its top where it was.
  const { top } = curve
  return {
    ...heldAs(text),
    id,
    type: 'rounded-text',
    ...curveSides(width, height),
    inverted,
    ...wordsOfLine(shortened(line), text.letterSpacing ?? 0),
    position: { left: roundMm(left), top: roundMm(top) },
    ...(text.rotate ? { rotate: text.rotate } : {}),
  }
}

/** The lines of a text on curves: on a round or oval plate along its edge, above and below in turn; else one under the other. */
function curved(design: Design, text: TextElement, plate: Plate, engine: FontEngine): Element[] {
  const round = plate.shape === 'round' || plate.shape === 'oval'
  const lines = text.doc.lines.filter(line => linePlain(line).trim() !== '')
  let curve = round ? plateCurve(design, plate) : ownCircle(text, engine)
  let known = design
  return lines.map((line, index) => {
    const id = index === 0 ? text.id : freshId(known)
    const inverted = round && index % 2 === 1
    const made = roundedLine(line, text, curve, inverted, id)
    known = { ...known, elements: [...known.elements, made] }
    if (!round || inverted) {
      const by = 1.2 * lineSizeMm(line)
      const { width, height, left, top } = curve
      curve = { width: width - 2 * by, height: height - 2 * by, left: left + by, top: top + by }
    }
    return made
  })
}

/** A line with its letters' spacing, in em, said once for the whole text where all of them have the same. */
function commonSpacing(line: TextLine): { line: TextLine; letterSpacing: number } {
  const [letterSpacing = 0, ...others] = new Set(line.runs.map(({ style }) => style.letterSpacing ?? 0))
  if (others.length > 0) return { line, letterSpacing: 0 }
  const runs = line.runs.map(({ text, style }) => ({ text, style: { ...style, letterSpacing: null } }))
  return { line: { ...line, runs }, letterSpacing }
}

/** A text on a curve as a line, where its letters were: at the top of its circle, or at the bottom. */
function straight(
  design: Design,
  element: RoundedTextElement,
  plate: Plate,
  engine: FontEngine,
): TextElement {
  const { position, size, inverted, rotate } = element
  const { width: ink } = layoutRoundedText(element, engine)
  const { line, letterSpacing } = commonSpacing(lineOf(element))
  const doc = { lines: [line] }
  const lineHeight = textRules.lineHeight.default
  const height = textHeight(doc, lineHeight)
  const space = plate.widthMm - 2 * plate.securityMm
  const width = Math.min(space, Math.max(ink + lineSizeMm(line), size))
  const left = clamp(position.left + size / 2 - width / 2, {
    min: plate.securityMm,
    max: plate.securityMm + space - width,
  })
  const density = densityOf(design)
  return {
    ...heldAs(element),
    id: element.id,
    type: 'text',
    doc,
    lineHeight,
    ...(letterSpacing ? { letterSpacing } : {}),
    position: {
      left: roundMm(left),
      top: roundMm(inverted ? position.top + curveHeight(element) - height : position.top),
    },
    size: { width: roundMm(width), height },
    overflowing: false,
    ...(rotate ? { rotate } : {}),
    ...(density === undefined ? {} : { density }),
  }
}

/** Whether all of these elements are texts on a curve. */
export function areCurved(design: Design, ids: readonly string[]): boolean {
  const chosen = elementsOf(design, ids)
  return chosen.length > 0 && chosen.every(element => isCurved(element))
}

/** Whether there is a text, straight or on a curve, among these elements. */
export const canCurve = (design: Design, ids: readonly string[]): boolean =>
  design.elements.some(
    element =>
      ids.includes(element.id) &&
      !element.locked &&
      (isCurved(element) || (hasLines(element) && element.doc.lines.some(hasWords))),
  )

const hasWords = (line: TextLine): boolean => linePlain(line).trim() !== ''

/**
 * Sets texts on curves, or straight again where all of them are on one; words and letters stay. A text of several lines
 * becomes a text on a curve for each. What is locked stays. The fonts must be there.
 * @returns the design and the ids of the resulting elements
 */
export function toggleCurve(
  design: Design,
  ids: readonly string[],
  plate: Plate,
  engine: FontEngine,
): { design: Design; ids: readonly string[] } {
  const back = areCurved(design, ids)
  const made: string[] = []
  let next = design
  for (const element of design.elements) {
    if (!ids.includes(element.id) || element.locked) continue
    const turned =
      back && isCurved(element)
        ? [straight(next, element, plate, engine)]
        : !back && hasLines(element) && element.doc.lines.some(hasWords)
          ? curved(next, element, plate, engine)
          : null
    if (!turned) continue
    made.push(...turned.map(({ id }) => id))
    next = { ...next, elements: next.elements.flatMap(other => (other === element ? turned : [other])) }
  }
  return { design: next, ids: made }
}
