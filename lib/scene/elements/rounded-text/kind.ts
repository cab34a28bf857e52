import { roundMm } from '@/lib/geometry/box'
import { translation } from '@/lib/geometry/transform'
import { chooseFace, defaultFamilySlug } from '../../fonts/families'
import { cornerHandles, resizeSquare, scaleSquare, sizeSquare, squareBox } from '../boxes'
import { glyphOutlines } from '../glyphs'
import { centredBox, type ElementKind } from '../kind'
import { roundedTextChecks } from './checks'
import { layoutRoundedText } from './layout'
import { roundedTextLetters } from './letters'
import type { RoundedTextElement } from './schema'

export const roundedTextKind: ElementKind<RoundedTextElement, { words: string }> = {
  rotates: true,
  freeRatio: false,
  handles: cornerHandles,
  usual: { words: 'Abc' },
  create({ words }, { plate }) {
    const size = Math.min(plate.widthMm, plate.heightMm) - 4 * plate.securityMm
    const { left, top } = centredBox(plate, size, size)
    return {
      type: 'rounded-text',
      text: words,
      size,
      inverted: false,
      font: { family: defaultFamilySlug, fontSize: plate.defaultFontMm, bold: false, italic: false },
      position: { left, top },
    }
  },
  box: squareBox,
  isHollow: () => true,
  resize: resizeSquare,
  sized: sizeSquare,
  scale(element, scaling) {
    const fontSize = roundMm(element.font.fontSize * scaling.factor)
    return { ...scaleSquare(element, scaling), font: { ...element.font, fontSize } }
  },
  files: ({ font }) => [chooseFace(font.family, font.bold, font.italic).face.file],
  weight: ({ text }) => ({ letters: text.length }),
  outline(element, { engine }) {
    const { glyphs } = layoutRoundedText(element, engine)
    return glyphOutlines(glyphs, [], translation(element.position.left, element.position.top), engine)
  },
  checks: roundedTextChecks,
  letters: roundedTextLetters,
}
