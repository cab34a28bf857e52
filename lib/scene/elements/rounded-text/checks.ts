import type { ElementCheck } from '../../checks/check'
import { below, grown, hundredth } from '../../checks/measure'
import { showCase } from '../../layout/letter-case'
import { minCurveMm } from '../../limits'
import { letterRepairs, missingGlyphs, unknownFamilies } from '../letter-checks'
import { withoutCharacters } from '../missing-letters'
import { layoutRoundedText } from './layout'
import type { RoundedTextElement } from './schema'

const hasWords = ({ text }: RoundedTextElement) => text.trim() !== ''

const letterSize: ElementCheck<RoundedTextElement> = {
  codes: ['design_font_too_small'],
  applies: hasWords,
  run({ font }, { plate }) {
    if (!below(font.fontSize, plate.minFontMm)) return []
    const needed = plate.minFontMm
    return [{ code: 'design_font_too_small', severity: 'block', measured: font.fontSize, needed }]
  },
  repairs({ id: elementId, font }, _, { plate }) {
    const toMm = plate.minFontMm
    return [{ kind: 'change', elementId, patch: { font: { ...font, fontSize: toMm } }, toMm }]
  },
}

/** A text may go once around its circle. */
const wholeTurn = 2 * Math.PI

const circle: ElementCheck<RoundedTextElement> = {
  codes: ['design_rounded_overlap'],
  applies: hasWords,
  run(element, { engine }) {
    const { angle } = layoutRoundedText(element, engine)
    if (!(angle > wholeTurn)) return []
    const turns = Number.isFinite(angle) ? { measured: hundredth(angle / wholeTurn), needed: 1 } : {}
    return [{ code: 'design_rounded_overlap', severity: 'block', ...turns }]
  },
  repairs(element, _, { engine }) {
    const { angle } = layoutRoundedText(element, engine)
    const fontSize = Math.floor(((element.font.fontSize * wholeTurn) / angle) * 95) / 100
    const patch = { font: { ...element.font, fontSize: Math.max(0.1, fontSize) } }
    return [{ kind: 'change', elementId: element.id, patch }]
  },
}

/** A circle under the smallest one that can be made (DESIGN-4) becomes that one, about the same centre. */
const curve: ElementCheck<RoundedTextElement> = {
  codes: ['design_curve_too_small'],
  run({ size }) {
    if (!below(size, minCurveMm)) return []
    const measured = hundredth(size)
    return [{ code: 'design_curve_too_small', severity: 'block', measured, needed: hundredth(minCurveMm) }]
  },
  repairs({ id: elementId, size, position }) {
    const wider = Math.ceil(minCurveMm * 100) / 100
    const patch = { size: wider, position: grown(position, wider - size) }
    return [{ kind: 'change', elementId, patch, toMm: wider }]
  },
}

const families: ElementCheck<RoundedTextElement> = {
  codes: ['design_font_unknown'],
  applies: hasWords,
  run: ({ font }) => unknownFamilies([font.family]),
}

const glyphs: ElementCheck<RoundedTextElement> = {
  codes: ['design_glyph_missing'],
  applies: hasWords,
  run: (element, { engine }) => missingGlyphs(layoutRoundedText(element, engine).missing),
  repairs: ({ id, text, font, letterCase }) => {
    const letters = { text: showCase(text, letterCase).text, family: font.family }
    return letterRepairs<RoundedTextElement>(id, [letters], {
      inFamily: family => ({ font: { ...font, family } }),
      without(unwanted) {
        const rest = withoutCharacters(text, unwanted)
        return rest.trim() === '' ? null : { text: rest }
      },
    })
  },
}

export const roundedTextChecks = [letterSize, curve, circle, families, glyphs]
