import { beforeAll, describe, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { FindingCode } from '@/lib/design/scene/finding'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import type { Design, Element } from '@/lib/design/scene/model'
import { signDesign, stampDesign, text } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor, template } from '@/tests/support/templates'

const families = fontFamilies.slice(0, 12)
beforeAll(() =>
  engine.load(families.flatMap(({ family }) => kindOf(lettersOf(family, 4)).files(lettersOf(family, 4)))),
)

const lettersOf = (family: string, sizeMm: number): Element => {
  const element = text('t', 'Garage 8', 5)
  return kindOf(element).letters?.restyle(element, { family, sizeMm }) ?? element
}

/** What says that something is too fine, too thin or too small. */
const fineness: readonly FindingCode[] = [
  'design_font_too_small',
  'design_letter_stroke',
  'design_letter_counter',
  'design_border_too_thin',
  'design_line_too_thin',
  'design_qr_too_small',
  'design_code_module',
  'design_image_too_small',
  'design_image_stroke',
  'design_image_letters',
  'design_curve_too_small',
]

const on: readonly Design[] = [stampDesign([]), signDesign([]), template('template-lawyer-plaque-fr')]

function foundIn(design: Design, element: Element): Set<FindingCode> {
  const plate = plateFor(design)
  const alone = { ...design, elements: [element] }
  const findings = checkDesign(alone, plate, compile(alone, plate, engine), engine)
  return new Set(findings.map(({ code }) => code).filter(code => fineness.includes(code)))
}

/** Two measures in mm, the first the smaller. */
const measures = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min: min * 100, max: max * 100 }), fc.integer({ min: min * 100, max: max * 100 }))
    .map(pair => pair.toSorted((a, b) => a - b).map(hundredths => hundredths / 100) as [number, number])

/** `of` makes an element of a measure in mm; its other choices are the same for both. */
function never(name: string, of: (mm: number) => fc.Arbitrary<Element>, min: number, max: number) {
  test(name, () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...on).chain(design =>
          measures(min, max).chain(([thin, thick]) =>
            fc.nat().chain(seed =>
              fc.record({
                design: fc.constant(design),
                thin: fc.constant(fc.sample(of(thin), { seed, numRuns: 1 })[0] as Element),
                thick: fc.constant(fc.sample(of(thick), { seed, numRuns: 1 })[0] as Element),
              }),
            ),
          ),
        ),
        ({ design, thin, thick }) => {
          const passed = foundIn(design, thin)
          for (const code of foundIn(design, thick)) {
            if (!passed.has(code)) throw new Error(`${code} stops ${JSON.stringify(thick)} alone`)
          }
        },
      ),
      { numRuns: 150, endOnFailure: true },
    ),
  )
}

describe('a thinner one never passes where the thicker one fails', () => {
  never(
    'letters',
    sizeMm => fc.constantFrom(...families).map(({ family }) => lettersOf(family, sizeMm)),
    0.6,
    9,
  )
  never(
    'borders',
    width =>
      fc
        .constantFrom('solid', 'dashed', 'dotted', 'double')
        .map(
          style => ({ id: 'b', type: 'border', config: { style, width, offset: 1, radius: 0 } }) as Element,
        ),
    0.05,
    3,
  )
  never(
    'lines of shapes',
    stroke =>
      fc.constantFrom('rectangle', 'ellipse', 'star', 'pentagon').map(
        shape =>
          ({
            id: 's',
            type: 'shape',
            shape,
            stroke,
            position: { left: 5, top: 4 },
            size: { width: 20, height: 12 },
          }) as Element,
      ),
    0.02,
    2,
  )
  never(
    'codes',
    size =>
      fc.constantFrom('https://imprint.org', 'Atelier', 'x'.repeat(120)).map(
        qrData =>
          ({
            id: 'q',
            type: 'qrcode',
            qrData,
            qrDataType: 'text',
            size,
            position: { left: 4, top: 1 },
          }) as Element,
      ),
    5,
    60,
  )
  never(
    'drawings',
    edge =>
      fc.constant({
        id: 'i',
        type: 'image',
        src: 'file:0000000000000000000000000000000000000000000000000000000000000000',
        art: { kind: 'cells', columns: 16, rows: 16, dark: 'f'.repeat(64) },
        position: { left: 2, top: 2 },
        size: { width: edge, height: edge },
      } as Element),
    1,
    18,
  )
})
