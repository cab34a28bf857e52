import { roundMm } from '@/lib/geometry/box'
import { textRules } from '../../limits'
import type { Element, New } from '../../model'
import type { Plate } from '../../plate'
import { type Alignment, canonicalDoc, defaultTextStyle, type TextStyle } from '../../text-doc'
import type { Ground } from '../kind'
import { textHeight } from './measure'
import { roomFor } from './room'
import type { TextElement } from './schema'

/** The last text of a design: a new line follows its family, size and alignment. */
function lastText(elements: readonly Element[]): TextElement | undefined {
  return elements.findLast(element => element.type === 'text')
}

/** How the letters of a new line look: as those of the last one, though not bold. */
function styleFor(last: TextElement | undefined, plate: Plate): TextStyle {
  const inherited = last?.doc.lines.at(-1)?.runs[0]?.style
  return inherited
    ? { ...inherited, bold: false, sizeMm: Math.max(inherited.sizeMm, plate.minFontMm) }
    : { ...defaultTextStyle, sizeMm: plate.defaultFontMm }
}

/**
 * A line of text under the others, in their letters; alone, in the middle of the plate. It keeps clear of all that is
 * there, with smaller letters if need be; where there is no room at all it lies at the bottom.
 */
export function createText(
  { words }: { words: string },
  { plate, elements, taken, words: written }: Ground,
): New<TextElement> {
  const last = lastText(elements)
  const style = styleFor(last, plate)
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
  const under = (height: number) =>
    last ? last.position.top + last.size.height : (plate.heightMm - height) / 2
  for (const obstacles of [taken, written]) {
    for (const sizeMm of [style.sizeMm, plate.minFontMm]) {
      const height = roundMm(sizeMm * lineHeight)
      const top = roomFor({ left, width, height }, under(height), plate, obstacles)
      if (top !== null) return made(sizeMm, () => top)
    }
  }
  return made(style.sizeMm, height => Math.max(plate.securityMm, plate.heightMm - plate.securityMm - height))
}
