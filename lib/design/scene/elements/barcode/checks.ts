import type { ElementCheck } from '../../checks/check'
import { below, hundredth } from '../../checks/measure'
import { placeOf } from './place'
import type { BarcodeElement } from './schema'
import { symbolOf } from './symbol'

/** A text that makes no code of its kind: a wrong check digit, a letter among digits. */
const content: ElementCheck<BarcodeElement> = {
  codes: ['design_barcode_content'],
  run: element =>
    symbolOf(element)
      ? []
      : [{ code: 'design_barcode_content', severity: 'block', subject: element.symbology }],
}

/** The letters below are as small as the code makes them: they can be left out, the code is read without them. */
const letters: ElementCheck<BarcodeElement> = {
  codes: ['design_font_too_small'],
  applies: ({ words, symbology }) => words && symbology !== 'datamatrix',
  run(element, { plate }) {
    const measured = placeOf(element)?.fontMm ?? plate.minFontMm
    if (!below(measured, plate.minFontMm)) return []
    const needed = plate.minFontMm
    return [{ code: 'design_font_too_small', severity: 'block', measured: hundredth(measured), needed }]
  },
  repairs: ({ id: elementId }) => [
    { kind: 'change', elementId, patch: { words: false }, words: 'withoutWords', alone: true },
  ],
}

export const barcodeChecks = [content, letters]
