import { roundMm } from '@/lib/design/geometry/box'
import type { TextElement } from '../../elements/text/schema'
import { hasLines } from '../../elements/traits'
import type { Design, Element } from '../../model'
import type { Plate } from '../../plate'
import {
  canonicalLine,
  defaultTextStyle,
  docPlain,
  type TextDoc,
  type TextLine,
  type TextRun,
} from '../../text-doc'
import { wantedSize } from './measure'
import { canFill } from './zones'

/** Whether letters have another size than before: a chosen one, or the found size is now the wanted one. */
const isSized = (was: TextRun, now: TextRun): boolean =>
  wantedSize(was) !== wantedSize(now) ||
  (was.style.wantedMm !== undefined && now.style.wantedMm === undefined)

/** The runs of a line that hold any of the letters from one place to another; an empty line has one run. */
function runsWithin({ runs }: TextLine, from: number, to: number): TextRun[] {
  let start = 0
  const found = runs.filter(({ text }) => {
    const first = start
    start += text.length
    return first < to && start > from
  })
  return found.length > 0 ? found : runs.slice(0, 1)
}

function pinnedLine(was: TextLine, now: TextLine): TextLine {
  let end = 0
  const runs = now.runs.map(run => {
    const from = end
    end += run.text.length
    const { wantedMm: _, ...style } = run.style
    return runsWithin(was, from, end).some(before => isSized(before, run))
      ? { ...run, style: { ...style, pinned: true as const } }
      : run
  })
  return runs.every((run, index) => run === now.runs[index]) ? now : { ...now, runs }
}

/** The text with every line at the line height that was set for all of them: the gaps are kept as they were set. */
const withGapsSet = (doc: TextDoc, lineHeight: number): TextDoc => ({
  lines: doc.lines.map(line => ({ ...line, lineHeight: line.lineHeight ?? lineHeight })),
})

function setByHand(was: TextElement, now: TextElement): TextElement {
  const isSame = docPlain(was.doc) === docPlain(now.doc)
  const lines = isSame
    ? now.doc.lines.map((line, index) => {
        const before = was.doc.lines[index]
        return !before || before === line ? line : pinnedLine(before, line)
      })
    : now.doc.lines
  const sized = lines.every((line, index) => line === now.doc.lines[index]) ? now.doc : { lines }
  const doc = was.lineHeight === now.lineHeight ? sized : withGapsSet(sized, now.lineHeight)
  return doc === now.doc ? now : { ...now, doc }
}

const textsById = (design: Design): Map<string, TextElement> =>
  new Map(design.elements.flatMap(element => (hasLines(element) ? [[element.id, element]] : [])))

/**
 * The design in which sizes and line heights that a change set by hand are known as such: lines that fill their plate
 * keep them (DESIGN-31). The same design where nothing was set.
 */
export function withSetByHand(before: Design, after: Design): Design {
  const known = textsById(before)
  const elements = after.elements.map(element => {
    const was = known.get(element.id)
    return was && was !== element && hasLines(element) && canFill(element) ? setByHand(was, element) : element
  })
  return elements.every((element, index) => element === after.elements[index])
    ? after
    : { ...after, elements }
}

/** Whether somebody set the place or the width of a text; one that was made larger by a corner got another size instead. */
export function isPlaced(was: TextElement, now: Element | undefined): boolean {
  if (!hasLines(now) || !canFill(now)) return false
  const { position, size } = was
  const moved = position.left !== now.position.left || position.top !== now.position.top
  if (!moved && size.width === now.size.width) return false
  return setByHand(was, { ...now, lineHeight: was.lineHeight }).doc === now.doc
}

/** Less than this a text may reach into the one below it and still stand above it, as a share of its height. */
const reach = 0.5

const bottomOf = ({ position, size }: TextElement): number => position.top + size.height

function isUnder(text: TextElement, above: TextElement): boolean {
  const shared =
    Math.min(text.position.left + text.size.width, above.position.left + above.size.width) -
    Math.max(text.position.left, above.position.left)
  return shared > 0 && text.position.top > bottomOf(above) - reach * above.size.height
}

/**
 * Keeps the gaps between texts that a person has placed: where one has become higher or lower, those below it move by as
 * much, and all of them up where there is no more space at the foot of the plate. The order stays as it is.
 */
export function withGapsKept(before: Design, after: Design, plate: Plate): Design {
  const known = textsById(before)
  const grown = after.elements.flatMap(element => {
    const was = known.get(element.id)
    if (!was || !hasLines(element) || !canFill(element)) return []
    const by = element.size.height - was.size.height
    return by !== 0 && element.position.top === was.position.top ? [{ was, by }] : []
  })
  if (grown.length === 0) return after
  const downBy = (text: TextElement): number => {
    const was = known.get(text.id) ?? text
    return grown.reduce((sum, one) => (isUnder(was, one.was) ? sum + one.by : sum), 0)
  }
  const isOf = (text: TextElement) => grown.some(({ was }) => was.id === text.id) || downBy(text) !== 0
  const texts = after.elements
    .filter(element => hasLines(element))
    .filter(text => canFill(text) && isOf(text))
  const up = spaceAtFoot(texts, downBy, plate)
  const elements = after.elements.map(element => {
    if (!hasLines(element) || !texts.includes(element)) return element
    const top = roundMm(element.position.top + downBy(element) - up)
    return top === element.position.top ? element : { ...element, position: { ...element.position, top } }
  })
  return { ...after, elements }
}

/** How far texts have to go up, in mm, so that the last stands within the plate; no further than the first can. */
function spaceAtFoot(
  texts: readonly TextElement[],
  downBy: (text: TextElement) => number,
  { heightMm, securityMm }: Plate,
): number {
  const lowest = Math.max(...texts.map(text => bottomOf(text) + downBy(text)))
  const highest = Math.min(...texts.map(({ position }) => position.top))
  return Math.max(0, Math.min(lowest - (heightMm - securityMm), highest - securityMm))
}

/** How many lines of a design hold a size that was set by hand. */
export const countPinned = (design: Design): number =>
  [...textsById(design).values()]
    .filter(canFill)
    .flatMap(({ doc }) => doc.lines)
    .filter(line => line.runs.some(({ style }) => style.pinned)).length

/** Lets lines whose size was set by hand, or those of one text, fill their plate with the others again. */
export function withoutPinned(design: Design, only?: string): Design {
  const elements = design.elements.map(element => {
    if (!hasLines(element) || !canFill(element)) return element
    if (only !== undefined && element.id !== only) return element
    const lines = element.doc.lines.map(line => {
      if (!line.runs.some(({ style }) => style.pinned)) return line
      const runs = line.runs.map(({ text, style: { pinned: _, ...style } }) => ({ text, style }))
      return canonicalLine(line.align, runs, runs[0]?.style ?? defaultTextStyle, line.lineHeight)
    })
    return lines.every((line, index) => line === element.doc.lines[index])
      ? element
      : { ...element, doc: { lines } }
  })
  return elements.every((element, index) => element === design.elements[index])
    ? design
    : { ...design, elements }
}
