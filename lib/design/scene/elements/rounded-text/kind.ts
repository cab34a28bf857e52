import { centreOf, rotatePoint, roundMm } from '@/lib/design/geometry/box'
import { ringSectorCommands } from '@/lib/design/geometry/ring-sector'
import { translation } from '@/lib/design/geometry/transform'
import { chooseFace, defaultFamilySlug } from '../../fonts/families'
import { ellipseBarCommands } from '../../layout/arc'
import { minCurveMm } from '../../limits'
import { ellipseRegion } from '../../region'
import { cornerHandles, scaleSquare } from '../boxes'
import { clearPlace } from '../clear-place'
import { glyphOutlines } from '../glyphs'
import { centredBox, type ElementKind } from '../kind'
import { lineSizeMm } from '../text/measure'
import { curveBox, curveHeight, withSides } from './curve'
import { layoutRoundedText } from './layout'
import { mapStyles, roundedTextLetters } from './letters'
import { lineOf } from './line'
import { onRing } from './ring'
import type { RoundedTextElement } from './schema'

/** Sides of a drag that keeps the ratio differ by no more than this from it, in mm. */
const keptRatioMm = 1e-6

/** How wide the circle of some words is at least, in mm: letters are a little over half as wide as high, and hang inside. */
const circleFor = (words: string, fontMm: number): number =>
  (words.length * fontMm * 0.62) / Math.PI + 2 * fontMm

export const roundedTextKind: ElementKind<RoundedTextElement, { words: string }> = {
  rotates: true,
  freeRatio: true,
  handles: cornerHandles,
  usual: { words: 'Abc' },
  /** Around the middle of the plate; on a long plate with words in the middle, beside them where they make space. */
  create({ words }, ground) {
    const { plate } = ground
    const size = Math.max(minCurveMm, Math.min(plate.widthMm, plate.heightMm) - 4 * plate.securityMm)
    // Long words on a small plate: letters that go once around at most, as far as they can be read.
    const fitting = Math.floor((10 * size) / circleFor(words, 1)) / 10
    const fontSize = Math.max(plate.minFontMm, Math.min(plate.defaultFontMm, fitting))
    const beside = ground.words.length > 0 && plate.widthMm - size > plate.widthMm / 3
    const centred = centredBox(plate, size, size)
    const right = { ...centred, left: plate.widthMm - 2 * plate.securityMm - size }
    const { left, top } = beside ? clearPlace(right, 0, ground) : centred
    return {
      type: 'rounded-text',
      text: words,
      size,
      inverted: false,
      font: { family: defaultFamilySlug, fontSize, bold: false, italic: false },
      position: { left, top },
    }
  },
  ownPlace: onRing,
  leastShare: ({ text, size }, { minFontMm }) => Math.max(minCurveMm, circleFor(text, minFontMm)) / size,
  readable: (element, { minFontMm }) =>
    mapStyles(element, style => ({ ...style, sizeMm: Math.max(minFontMm, style.sizeMm) })),
  box: curveBox,
  isHollow: () => true,
  /** Two texts often share one ring: the upper half is the upright one's, the lower half the inverted one's. */
  isMeant(element, point) {
    if (element.closed) return true
    const box = curveBox(element)
    const centre = centreOf(box)
    return element.inverted === rotatePoint(point, centre, -box.rotate).y > centre.y
  },
  minEdgeMm: minCurveMm,
  /** A corner that keeps the ratio changes none; rounding alone makes no ellipse of a circle. */
  resize(element, { left, top, width, height }) {
    const kept = Math.abs(height - curveHeight({ ...element, size: width })) < keptRatioMm
    const sized = kept ? { ...element, size: width } : withSides(element, width, height)
    return { ...sized, position: { left, top } }
  },
  /** A circle stays one where its width is given alone. */
  sized(element, { width, height }) {
    const size = width ? Math.max(minCurveMm, width) : element.size
    return withSides(element, size, height ?? curveHeight({ ...element, size }))
  },
  scale(element, scaling) {
    const scaled = scaleSquare(element, scaling)
    return mapStyles(scaled, style => ({ ...style, sizeMm: roundMm(style.sizeMm * scaling.factor) }))
  },
  files: ({ font, runs = [] }) =>
    [{ font }, ...runs].map(one => chooseFace(one.font.family, one.font.bold, one.font.italic).face.file),
  weight: element => ({
    letters: element.text.length,
    points:
      (element.runs ?? [element]).filter(({ underline }) => underline).length *
      (element.ratio === undefined ? ringSectorCommands : ellipseBarCommands),
  }),
  outline(element, { engine }) {
    const { glyphs, bars } = layoutRoundedText(element, engine)
    return glyphOutlines(glyphs, bars, translation(element.position.left, element.position.top), engine)
  },
  /** The letters stand along the edge of their curve and are little higher than their size. */
  inside(element, _, gap) {
    return ellipseRegion(curveBox(element), lineSizeMm(lineOf(element)) * 1.2 + gap)
  },
  letters: roundedTextLetters,
}
