import { roundMm } from '@/lib/geometry/box'
import { textRules } from '../../limits'
import type { Element, New } from '../../model'
import type { Plate } from '../../plate'
import { type Alignment, canonicalDoc, defaultTextStyle, type TextStyle } from '../../text-doc'
import type { Ground } from '../kind'
import { textHeight } from './measure'
import type { TextElement } from './schema'

/** The last text of a design: a new line follows its family, size and alignment. */
function lastText(elements: readonly Element[]): TextElement | undefined {
  return elements.findLast(element => element.type === 'text')
}

/** Where a new line of the given height begins: under the last text, or at the bottom when there is no room. */
function topForLine(last: TextElement | undefined, plate: Plate, heightMm: number): number {
  const room = plate.heightMm - plate.securityMm - heightMm
  const below = last ? last.position.top + last.size.height : (plate.heightMm - heightMm) / 2
  return roundMm(Math.max(plate.securityMm, Math.min(below, room)))
}

/** A line of text under the others, in their letters; alone, in the middle of the plate. */
export function createText({ words }: { words: string }, { plate, elements }: Ground): New<TextElement> {
  const last = lastText(elements)
  const lastLine = last?.doc.lines.at(-1)
  const inherited = lastLine?.runs[0]?.style
  const style: TextStyle = inherited
    ? { ...inherited, bold: false, sizeMm: Math.max(inherited.sizeMm, plate.minFontMm) }
    : { ...defaultTextStyle, sizeMm: plate.defaultFontMm }
  const align: Alignment = lastLine?.align ?? 'center'
  const lineHeight = last?.lineHeight ?? textRules.lineHeight.default
  const doc = canonicalDoc({ lines: [{ align, runs: [{ text: words, style }] }] })
  const height = textHeight(doc, lineHeight)
  const edge = Math.max(plate.securityMm, 1)
  return {
    type: 'text',
    doc,
    lineHeight,
    position: { left: last?.position.left ?? edge, top: topForLine(last, plate, height) },
    size: { width: last?.size.width ?? roundMm(plate.widthMm - 2 * edge), height },
    overflowing: false,
  }
}
