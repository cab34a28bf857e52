import { multiply, rotation, translation } from '@/lib/geometry/transform'
import { textRules } from '../../limits'
import { defaultTextStyle, type TextDoc } from '../../text-doc'
import { centredBox, centreOf, type ElementKind } from '../kind'
import { layoutTextElement } from './layout'
import { lineOutlines } from './lines'
import type { TextElement } from './schema'

const boxOf = (element: TextElement) => ({ ...element.position, ...element.size })

export const textKind: ElementKind<TextElement> = {
  create(plate, id, content) {
    const sizeMm = plate.defaultFontMm
    const lineHeight = textRules.lineHeight.default
    const lines = content.split('\n')
    const doc: TextDoc = {
      lines: lines.map(text => ({
        align: 'center',
        runs: [{ text, style: { ...defaultTextStyle, sizeMm } }],
      })),
    }
    const width = Math.max(sizeMm, plate.widthMm - 4 * plate.securityMm)
    const { left, top, height } = centredBox(plate, width, lines.length * sizeMm * lineHeight)
    return {
      id,
      type: 'text',
      doc,
      lineHeight,
      position: { left, top },
      size: { width, height },
      overflowing: false,
    }
  },
  box: boxOf,
  resize(element, box) {
    const { left, top, width, height } = box
    return { ...element, position: { left, top }, size: { width, height } }
  },
  outline(element, { engine }) {
    const box = boxOf(element)
    const toPlate = multiply(rotation(element.rotate ?? 0, centreOf(box)), translation(box.left, box.top))
    return lineOutlines(layoutTextElement(element, engine), toPlate, engine)
  },
}

const thousandth = (value: number): number => Math.round(value * 1000) / 1000

/** The text with every size multiplied, and its box's height with it: for a scaling drag or a repair. */
export function scaleText(element: TextElement, factor: number): TextElement {
  const lines = element.doc.lines.map(line => ({
    ...line,
    runs: line.runs.map(run => ({
      ...run,
      style: { ...run.style, sizeMm: Math.max(0.1, thousandth(run.style.sizeMm * factor)) },
    })),
  }))
  return {
    ...element,
    doc: { lines },
    size: { width: element.size.width, height: thousandth(element.size.height * factor) },
  }
}
