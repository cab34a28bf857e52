import { centreOf } from '@/lib/design/geometry/box'
import { multiply, rotation, translation } from '@/lib/design/geometry/transform'
import { chooseFace } from '../../fonts/families'
import { defaultTextStyle } from '../../text-doc'
import { lineHandles, resizeSized, scaleSized, sizedBox, sizeSized } from '../boxes'
import type { ElementKind } from '../kind'
import { createText } from '../text/create'
import { layoutTextElement } from '../text/layout'
import { lineOutlines } from '../text/lines'
import { dateLetters, withFont } from './letters'
import type { DateElement } from './schema'
import { dateAsText } from './text'
import { dateWords } from './words'

/** As a day is written with figures in each language. */
const usualForm = { fr: 'slashes', de: 'dots', en: 'slashes' } as const

export const dateKind: ElementKind<DateElement, Pick<DateElement, 'day' | 'language'>> = {
  rotates: true,
  freeRatio: false,
  handles: lineHandles,
  usual: { day: '2026-11-22', language: 'fr' },
  /** The present day on a line of its own, in the letters of the last text. */
  create(given, ground) {
    const written = { ...given, form: usualForm[given.language] }
    const { doc, position, size } = createText({ words: dateWords(written) }, ground)
    const [line] = doc.lines
    const { family, sizeMm, bold, italic } = line?.runs[0]?.style ?? defaultTextStyle
    return {
      type: 'date',
      ...written,
      today: true,
      align: line?.align ?? 'center',
      font: { family, fontSize: sizeMm, bold, italic },
      position,
      size,
    }
  },
  box: sizedBox,
  /** As with a text: a corner scales the letters, a side changes the width in which they are aligned. */
  resize(element, next, { before, corner }) {
    if (!corner) return resizeSized(element, { ...next, top: before.top, height: before.height })
    const { font } = withFont(element, { fontSize: (element.font.fontSize * next.width) / before.width })
    return resizeSized({ ...element, font }, next)
  },
  sized: (element, { width }) => (width ? sizeSized(element, { width }) : element),
  scale(element, scaling) {
    const { font } = withFont(element, { fontSize: element.font.fontSize * scaling.factor })
    return { ...scaleSized(element, scaling), font }
  },
  files: ({ font }) => [chooseFace(font.family, font.bold, font.italic).face.file],
  weight: element => ({ letters: dateWords(element).length }),
  outline(element, { engine }) {
    const box = sizedBox(element)
    const toPlate = multiply(rotation(box.rotate, centreOf(box)), translation(box.left, box.top))
    return lineOutlines(layoutTextElement(dateAsText(element), engine), toPlate, engine)
  },
  letters: dateLetters,
  onDay: (element, day) => (element.today && element.day !== day ? { ...element, day } : element),
}
