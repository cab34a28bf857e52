import { roundMm } from '@/lib/geometry/box'
import { translation } from '@/lib/geometry/transform'
import { chooseFace, defaultFamilySlug } from '../../fonts/families'
import { minCurveMm } from '../../limits'
import { ellipseRegion } from '../../region'
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
    const size = Math.max(minCurveMm, Math.min(plate.widthMm, plate.heightMm) - 4 * plate.securityMm)
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
  minEdgeMm: minCurveMm,
  resize: resizeSquare,
  sized: (element, { width }) =>
    width ? sizeSquare(element, { width: Math.max(minCurveMm, width) }) : element,
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
  /** The letters stand along the edge of their circle and are little higher than their size. */
  inside({ position, size, font }, _, gap) {
    const circle = { ...position, width: size, height: size }
    return ellipseRegion(circle, font.fontSize * 1.2 + gap)
  },
  checks: roundedTextChecks,
  letters: roundedTextLetters,
}
