import { roundMm } from '@/lib/design/geometry/box'
import { textRules } from '../../limits'
import type { Element, New } from '../../model'
import type { Plate } from '../../plate'
import { type Alignment, canonicalDoc, defaultTextStyle, type TextStyle } from '../../text-doc'
import type { Ground } from '../kind'
import { freeTopFor } from './free-space'
import { textHeight } from './measure'
import type { TextElement } from './schema'

const isBeside = (a: TextElement, b: TextElement): boolean =>
  Math.max(a.position.left, b.position.left) >=
  Math.min(a.position.left + a.size.width, b.position.left + b.size.width)

const bottomOf = ({ position, size }: TextElement): number => position.top + size.height

/**
 * The text under which a new line goes, and whose family, size and alignment it has: the lowest of those that stand above
 * each other with the last one that was made. Of rotated ones only the last one counts.
 */
export function lastText(elements: readonly Element[]): TextElement | undefined {
  const texts = elements.filter(element => element.type === 'text')
  const last = texts.at(-1)
  if (!last || (last.rotate ?? 0) !== 0) return last
  return texts
    .filter(text => (text.rotate ?? 0) === 0 && !text.hidden && !isBeside(text, last))
    .reduce((lowest, text) => (bottomOf(text) > bottomOf(lowest) ? text : lowest), last)
}

/**
 * How the letters of a new line look: as those of the last one, though not bold. A size that was set by hand is not
 * copied, unless all sizes of the plate were set by hand.
 */
function styleFor(last: TextElement | undefined, elements: readonly Element[], plate: Plate): TextStyle {
  const inherited = last?.doc.lines.at(-1)?.runs[0]?.style
  if (!inherited) return { ...defaultTextStyle, sizeMm: plate.defaultFontMm }
  const style = { ...inherited, bold: false, sizeMm: Math.max(inherited.sizeMm, plate.minFontMm) }
  if (!style.pinned) return style
  const free = elements
    .filter(element => element.type === 'text')
    .flatMap(({ doc }) => doc.lines.flatMap(({ runs }) => runs))
    .findLast(run => !run.style.pinned)
  if (!free) return style
  const { pinned: _, ...loose } = style
  return {
    ...loose,
    sizeMm: free.style.sizeMm,
    ...(free.style.wantedMm && { wantedMm: free.style.wantedMm }),
  }
}

/**
 * A line of text under the others and never above one, in their letters; alone, in the middle of the plate. It keeps clear of all that
 * is there, with smaller letters if necessary; where there is no space at all it lies at the bottom.
 */
export function createText(
  { words }: { words: string },
  { plate, elements, taken, words: written }: Ground,
): New<TextElement> {
  const last = lastText(elements)
  const style = styleFor(last, elements, plate)
  const align: Alignment = last?.doc.lines.at(-1)?.align ?? 'center'
  const lineHeight = last?.lineHeight ?? textRules.lineHeight.default
  const edge = Math.max(plate.securityMm, 1)
  const left = last?.position.left ?? edge
  const width = last?.size.width ?? roundMm(plate.widthMm - 2 * edge)
  const made = (sizeMm: number, top: (height: number) => number): New<TextElement> => {
    const doc = canonicalDoc({ lines: [{ align, runs: [{ text: words, style: { ...style, sizeMm } }] }] })
    const height = textHeight(doc, lineHeight)
    const position = { left, top: roundMm(top(height)) }
    return { type: 'text', doc, lineHeight, position, size: { width, height }, overflowing: false }
  }
  const under = (height: number) => (last ? bottomOf(last) : (plate.heightMm - height) / 2)
  for (const obstacles of [taken, written]) {
    for (const sizeMm of [style.sizeMm, plate.minFontMm]) {
      const height = roundMm(sizeMm * lineHeight)
      const top = freeTopFor({ left, width, height }, under(height), plate, obstacles)
      if (top !== null) return made(sizeMm, () => top)
    }
  }
  return made(style.sizeMm, height => Math.max(plate.securityMm, plate.heightMm - plate.securityMm - height))
}
