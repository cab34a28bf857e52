import { centreOf } from '@/lib/design/geometry/box'
import { multiply, rotation, translation } from '@/lib/design/geometry/transform'
import { chooseFace } from '../../fonts/families'
import { docPlain } from '../../text-doc'
import { lineHandles, scaleSized, sizedBox, sizeSized } from '../boxes'
import type { ElementKind } from '../kind'
import { createText } from './create'
import { layoutTextElement } from './layout'
import { textLetters } from './letters'
import { lineOutlines } from './lines'
import { scaleText } from './measure'
import type { TextElement } from './schema'

export const textKind: ElementKind<TextElement, { words: string }> = {
  rotates: true,
  freeRatio: false,
  handles: lineHandles,
  usual: { words: 'Abc' },
  create: createText,
  box: sizedBox,
  /** A corner scales the letters, a side only changes the width in which the lines are aligned. */
  resize(element, next, { before, corner }) {
    const { left, top, width, height } = next
    if (!corner) {
      const size = { width, height: before.height }
      return { ...element, position: { left, top: before.top }, size }
    }
    const scaled = scaleText(element, width / before.width)
    return { ...scaled, position: { left, top }, size: { width, height } }
  },
  sized: (element, { width }) => (width ? sizeSized(element, { width }) : element),
  scale(element, scaling) {
    const { factor } = scaling
    const { doc } = factor === 1 ? element : scaleText(element, factor)
    return { ...scaleSized(element, scaling), doc }
  },
  files: element =>
    element.doc.lines.flatMap(line =>
      line.runs.map(({ style }) => chooseFace(style.family, style.bold, style.italic).face.file),
    ),
  weight: ({ doc }) => ({ letters: docPlain(doc).length }),
  outline(element, { engine }) {
    const box = sizedBox(element)
    const toPlate = multiply(rotation(box.rotate, centreOf(box)), translation(box.left, box.top))
    return lineOutlines(layoutTextElement(element, engine), toPlate, engine)
  },
  letters: textLetters,
}
