import { centreOf } from '@/lib/design/geometry/box'
import { multiply, rotation, translation } from '@/lib/design/geometry/transform'
import type { FontEngine } from '../../fonts/engine'
import { defaultTextStyle } from '../../text-doc'
import { sizedBox } from '../boxes'
import type { Outline } from '../kind'
import { layoutTextElement } from '../text/layout'
import { lineOutlines } from '../text/lines'
import type { TextElement } from '../text/schema'
import type { BarcodePlace } from './place'
import type { BarcodeElement } from './schema'

/** The height of a line, and how far its top is above the box's lower edge where it has tails or digits alone, in em. */
const lineHeight = 1.1
const spaceFor = { letters: 1.15, digits: 0.91 } as const

const texts = new WeakMap<BarcodeElement, TextElement[]>()

/** The letters below the bars, each group as the text of one line that it is, from the box's corner. */
function textsOf(element: BarcodeElement, { symbol, moduleMm, area, fontMm }: BarcodePlace): TextElement[] {
  const known = texts.get(element)
  if (known) return known
  const groups = symbol.form === 'bars' && fontMm > 0 ? symbol.words : []
  const style = { ...defaultTextStyle, sizeMm: fontMm, color: element.color ?? null }
  const space = element.symbology === 'code128' ? spaceFor.letters : spaceFor.digits
  const made = groups.map(
    ({ words, from, to }): TextElement => ({
      id: element.id,
      type: 'text',
      doc: { lines: [{ align: 'center', runs: [{ text: words, style }] }] },
      lineHeight,
      position: { left: area.left + from * moduleMm, top: element.size.height - space * fontMm },
      size: { width: (to - from) * moduleMm, height: lineHeight * fontMm },
      overflowing: true,
    }),
  )
  texts.set(element, made)
  return made
}

/** What stands below the bars for people, as outlines on the plate. */
export function lettersBelow(element: BarcodeElement, place: BarcodePlace, engine: FontEngine): Outline[] {
  const box = sizedBox(element)
  const turned = rotation(box.rotate, centreOf(box))
  return textsOf(element, place).flatMap(text => {
    const { left, top } = text.position
    const toPlate = multiply(turned, translation(box.left + left, box.top + top))
    return lineOutlines(layoutTextElement(text, engine), toPlate, engine)
  })
}
