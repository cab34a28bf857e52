import type { ElementCheck } from '../../checks/check'
import { below, hundredth } from '../../checks/measure'
import { letterRepairs, missingGlyphs, unknownFamilies } from '../letter-checks'
import { layoutTextElement } from '../text/layout'
import { withFont } from './letters'
import type { DateElement } from './schema'
import { dateAsText } from './text'
import { dateWords } from './words'

const letterSize: ElementCheck<DateElement> = {
  codes: ['design_font_too_small'],
  run({ font }, { plate }) {
    if (!below(font.fontSize, plate.minFontMm)) return []
    const needed = plate.minFontMm
    return [{ code: 'design_font_too_small', severity: 'block', measured: font.fontSize, needed }]
  },
  repairs(element, _, { plate }) {
    const { font, size } = withFont(element, { fontSize: plate.minFontMm })
    return [{ kind: 'change', elementId: element.id, patch: { font, size }, toMm: plate.minFontMm }]
  },
}

/** A day may be written longer than another: the box must hold the one that is made. */
const overflow: ElementCheck<DateElement> = {
  codes: ['design_text_overflow'],
  run(element, { engine }) {
    const { width, overflow: over } = layoutTextElement(dateAsText(element), engine)
    if (over.width === 0) return []
    const needed = hundredth(element.size.width)
    return [{ code: 'design_text_overflow', severity: 'ask', measured: hundredth(width), needed }]
  },
  repairs(element, _, { engine, plate }) {
    const { width } = layoutTextElement(dateAsText(element), engine)
    const fontSize = Math.floor((element.font.fontSize * element.size.width * 1000) / width) / 1000
    if (below(fontSize, plate.minFontMm)) return []
    const { font, size } = withFont(element, { fontSize })
    return [{ kind: 'change', elementId: element.id, patch: { font, size } }]
  },
}

const families: ElementCheck<DateElement> = {
  codes: ['design_font_unknown'],
  run: ({ font }) => unknownFamilies([font.family]),
}

const glyphs: ElementCheck<DateElement> = {
  codes: ['design_glyph_missing'],
  run: (element, { engine }) => missingGlyphs(layoutTextElement(dateAsText(element), engine).missing),
  repairs: element =>
    letterRepairs<DateElement>(element.id, [{ text: dateWords(element), family: element.font.family }], {
      inFamily: family => ({ font: withFont(element, { family }).font }),
      without: () => null,
    }),
}

export const dateChecks = [letterSize, overflow, families, glyphs]
