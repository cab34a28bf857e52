import type { CheckContext, ElementCheck } from '../../checks/check'
import { below, grown, hundredth } from '../../checks/measure'
import { showCase } from '../../layout/letter-case'
import { minCurveMm } from '../../limits'
import { letterRepairs, missingGlyphs, unknownFamilies } from '../letter-checks'
import { lacking, withoutCharacters } from '../missing-letters'
import { layoutRoundedText } from './layout'
import { mapStyles } from './letters'
import { lineOf, withWords } from './line'
import type { RoundedTextElement } from './schema'

const hasWords = ({ text }: RoundedTextElement) => text.trim() !== ''

const sizesOf = (element: RoundedTextElement): number[] =>
  lineOf(element).runs.map(({ style }) => style.sizeMm)

/** All that a change of words or letters can change. */
const lettersOf = ({
  text,
  font,
  underline,
  letterSpacing,
  letterCase,
  color,
  runs,
}: RoundedTextElement) => ({
  text,
  font,
  underline,
  letterSpacing,
  letterCase,
  color,
  runs,
})

/** A text may go once around its curve. */
const wholeTurn = 2 * Math.PI

const goesAround = (element: RoundedTextElement, { engine }: CheckContext): boolean =>
  layoutRoundedText(element, engine).angle <= wholeTurn

/** The curve in another width, about the same middle. */
function aboutMiddle(
  element: RoundedTextElement,
  size: number,
): Pick<RoundedTextElement, 'size' | 'position'> {
  const { position, ratio = 1 } = element
  const by = size - element.size
  return { size, position: { left: grown(position, by).left, top: grown(position, by * ratio).top } }
}

/** The text on the smallest circle that it goes around once at most, to a tenth of a mm; null where that does not fit. */
function onWiderCircle(
  element: RoundedTextElement,
  context: CheckContext,
): Partial<RoundedTextElement> | null {
  const { plate } = context
  const sized = (tenths: number) => ({ ...element, size: tenths / 10 })
  const space = Math.min(
    plate.widthMm - 2 * plate.securityMm,
    (plate.heightMm - 2 * plate.securityMm) / (element.ratio ?? 1),
  )
  let least = Math.ceil(element.size * 10)
  let most = Math.floor(space * 10)
  if (least > most || !goesAround(sized(most), context)) return null
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (goesAround(sized(middle), context)) most = middle
    else least = middle + 1
  }
  const { size } = sized(most)
  return { ...lettersOf(element), ...aboutMiddle(element, size) }
}

/** Smaller letters as far as they can be made, else a wider circle, else both; null where none of these is enough. */
function fitted(element: RoundedTextElement, context: CheckContext): Partial<RoundedTextElement> | null {
  const { angle } = layoutRoundedText(element, context.engine)
  const least = context.plate.minFontMm
  const scaled = (factor: number) =>
    mapStyles(element, style => ({
      ...style,
      sizeMm: Math.max(Math.min(least, style.sizeMm), Math.floor(style.sizeMm * factor * 100) / 100),
    }))
  const smallest = scaled(0)
  const smaller = [scaled((0.95 * wholeTurn) / angle), smallest].find(one => goesAround(one, context))
  if (smaller) return lettersOf(smaller)
  return onWiderCircle(element, context) ?? onWiderCircle(smallest, context)
}

const letterSize: ElementCheck<RoundedTextElement> = {
  codes: ['design_font_too_small'],
  applies: hasWords,
  run(element, { plate }) {
    const measured = Math.min(...sizesOf(element))
    const needed = plate.minFontMm
    if (!below(measured, needed)) return []
    return [{ code: 'design_font_too_small', severity: 'block', measured, needed }]
  },
  repairs(element, _, context) {
    const toMm = context.plate.minFontMm
    const larger = mapStyles(element, style => ({ ...style, sizeMm: Math.max(toMm, style.sizeMm) }))
    const patch = goesAround(larger, context) ? lettersOf(larger) : onWiderCircle(larger, context)
    return patch ? [{ kind: 'change', elementId: element.id, patch, toMm }] : []
  },
}

const circle: ElementCheck<RoundedTextElement> = {
  codes: ['design_rounded_overlap'],
  applies: hasWords,
  run(element, { engine }) {
    const { angle } = layoutRoundedText(element, engine)
    if (!(angle > wholeTurn)) return []
    const turns = Number.isFinite(angle) ? { measured: hundredth(angle / wholeTurn), needed: 1 } : {}
    return [{ code: 'design_rounded_overlap', severity: 'block', ...turns }]
  },
  repairs(element, _, context) {
    const patch = fitted(element, context)
    return patch ? [{ kind: 'change', elementId: element.id, patch }] : []
  },
}

/** A circle under the smallest one that can be made (DESIGN-4) becomes that one, about the same centre. */
const curve: ElementCheck<RoundedTextElement> = {
  codes: ['design_curve_too_small'],
  run({ size, ratio = 1 }) {
    const side = size * Math.min(1, ratio)
    if (!below(side, minCurveMm)) return []
    const measured = hundredth(side)
    return [{ code: 'design_curve_too_small', severity: 'block', measured, needed: hundredth(minCurveMm) }]
  },
  repairs(element) {
    const least = Math.ceil(minCurveMm * 100) / 100
    const patch = aboutMiddle(element, Math.ceil((least / Math.min(1, element.ratio ?? 1)) * 100) / 100)
    return [{ kind: 'change', elementId: element.id, patch, toMm: least }]
  },
}

const families: ElementCheck<RoundedTextElement> = {
  codes: ['design_font_unknown'],
  applies: hasWords,
  run: ({ font, runs = [] }) => unknownFamilies([{ font }, ...runs].map(one => one.font.family)),
}

const glyphs: ElementCheck<RoundedTextElement> = {
  codes: ['design_glyph_missing'],
  applies: hasWords,
  run: (element, { engine }) => missingGlyphs(layoutRoundedText(element, engine).missing),
  repairs(element) {
    const { runs } = lineOf(element)
    const letters = runs.map(({ text, style }) => ({
      text: showCase(text, style.letterCase).text,
      family: style.family,
    }))
    const lackers = new Set(lacking(letters).map(({ family }) => family))
    return letterRepairs<RoundedTextElement>(element.id, letters, {
      inFamily: family =>
        lettersOf(mapStyles(element, style => (lackers.has(style.family) ? { ...style, family } : style))),
      without(unwanted) {
        const kept = runs.map(run => ({ ...run, text: withoutCharacters(run.text, unwanted) }))
        const rest = withWords(element, { lines: [{ align: 'center', runs: kept }] })
        return rest.text.trim() === '' ? null : lettersOf(rest)
      },
    })
  },
}

export const roundedTextChecks = [letterSize, curve, circle, families, glyphs]
