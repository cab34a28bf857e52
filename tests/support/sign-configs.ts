import type { SignConfig } from '@/lib/product/sign/config'
import fc from '@/tests/support/properties'
import { catalogue } from './catalogue'

const { materials, masks } = catalogue.materials
const { fixings, holeLayouts, styleLabels } = catalogue.fixings

const hostile = fc.constantFrom('', 'unknown', '__proto__', 'constructor', 'toString', 'hasOwnProperty')
const named = (names: readonly string[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: hostile })
const rarely = <T>(value: fc.Arbitrary<T>, junk: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 15, arbitrary: value }, { weight: 1, arbitrary: junk })
const maybe = <T>(value: fc.Arbitrary<T>, weight = 1) =>
  fc.oneof({ weight, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) })

const junk = fc.oneof(
  fc.constant(undefined),
  fc.constant(null),
  fc.constant([]),
  fc.constant('text'),
  fc.constant(true),
  fc.double(),
)

/** The sizes at which something changes: every bound of the catalogue, a tenth beside it, and the unreasonable. */
const bounds = [
  ...new Set(
    [
      ...materials.flatMap(m => [m.minSize, m.maxSize, m.tresholdXXL, ...m.finishes.map(f => f.minSize)]),
      ...fixings.flatMap(f => [f.minSize, f.maxSize]),
    ].flatMap(size => (size ? [size.width, size.height] : [])),
  ),
]
const side = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...bounds).chain(mm => fc.constantFrom(mm, mm - 0.1, mm + 0.1)) },
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 800 }) },
  { weight: 3, arbitrary: fc.integer({ min: 600, max: 3200 }) },
  { weight: 3, arbitrary: fc.double({ min: 5, max: 3100, noNaN: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -0, -5, 1e-9, 1e9, Number.MAX_VALUE, Number.NaN, Infinity, -Infinity),
  },
)

const allColors = [...new Set(materials.flatMap(m => m.colors.map(c => c.slug)))]
const colorOf = (material: string) => {
  const own = materials.find(m => m.name === material)?.colors.map(c => c.slug) ?? allColors
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...own) },
    { weight: 2, arbitrary: fc.constantFrom(...allColors) },
    { weight: 1, arbitrary: fc.constantFrom('custom', 'wh', 'black', '-', 'gre-', '__proto__', '') },
  )
}

/** Outlines that a customer might bring, in a box of 10 × 10: a triangle, a soft corner, and some that cannot be cut. */
const ownOutlines = [
  'M0 0L10 0L10 10Z',
  'M0 0H9Q10 0 10 1V10H0V0Z',
  'M0 0H10V10L5 2L0 10Z',
  'M0 0L10 0L10 10',
  'M0 0L10 10L10 0L0 10Z',
  'M0 0H10V10H0ZM2 2H4V4Z',
  'M-1 0H10V10H0Z',
  'M0 0H1V1H0Z',
]

const mask = rarely(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('flex-rectangle01', ...masks.map(m => m.name)).map(shape => ({ shape })),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        shape: fc.constant('customMask'),
        maskCustom: fc.record({
          name: fc.constant('own'),
          width: fc.constantFrom(10, 0, -1),
          height: fc.constant(10),
          svgPath: fc.constantFrom(...ownOutlines, 'M0 0 L', '<svg onload=alert(1)>', ''),
        }),
      }),
    },
  ),
  fc.oneof(
    junk,
    hostile.map(shape => ({ shape })),
  ),
)

const finishes = rarely(
  fc.record(
    {
      rounded: maybe(
        rarely(fc.record({ percent: fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double()) }), junk),
      ),
      oval: maybe(rarely(fc.constant(true), junk)),
      beveled: maybe(rarely(fc.constant(true), junk)),
    },
    { requiredKeys: [] },
  ),
  fc.oneof(junk, fc.constant(JSON.parse('{"__proto__":true,"constructor":{},"engraved":true}'))),
)

const options = rarely(
  fc.record(
    {
      holes: maybe(rarely(named(holeLayouts.map(l => l.slug)), junk), 3),
      styles: maybe(rarely(named(Object.keys(styleLabels)), junk), 3),
      'badge-type': maybe(rarely(named(['pin', 'magnet', 'clip']), junk), 2),
      diameters: maybe(rarely(fc.constantFrom(3, 4, 5, 6, 8, 10, 7, -1), junk), 2),
      customHoles: maybe(rarely(fc.integer({ min: -1, max: 32 }), junk)),
    },
    { requiredKeys: [] },
  ),
  junk,
)

const fixing = rarely(fc.record({ name: named(fixings.map(f => f.name)), options }), junk)
const freeColor = maybe(fc.constantFrom('#102030', '#ABCDEF', 'red', '#12', 7, null))
const support = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant({ range: 'support-multi-plaque' }) },
  { weight: 1, arbitrary: fc.constantFrom(null, {}, { range: 'other' }, 'support-multi-plaque') },
)

/** A sign config as anything might send it: mostly of the catalogue, sometimes malformed or hostile. */
export const anySignConfig: fc.Arbitrary<Record<string, unknown>> = named(materials.map(m => m.name)).chain(
  material =>
    fc.record(
      {
        material: rarely(fc.constant(material), junk),
        width: rarely(side, junk),
        height: rarely(side, junk),
        color: rarely(colorOf(material), junk),
        bgColor: freeColor,
        textColor: freeColor,
        mask,
        finishes,
        fixing,
        configSupport: support,
      },
      { requiredKeys: ['material', 'width', 'height', 'color', 'mask', 'fixing'] },
    ),
)

const someSide = side.filter(mm => mm > 0 && mm < 1e6)
const someFinishes = fc.record(
  {
    rounded: fc.record({ percent: fc.integer({ min: 1, max: 105 }) }),
    oval: fc.constant(true as const),
    beveled: fc.constant(true as const),
  },
  { requiredKeys: [] },
)
const layoutNames = holeLayouts.map(layout => layout.slug)

/** A fixing with options of its own, or of another one. */
const someFixing = fc.constantFrom(...fixings).chain(({ name, options: own }) =>
  fc.record({
    name: fc.constant<string>(name),
    options: fc.record(
      {
        holes: fc.constantFrom(...(own.holes ?? layoutNames)),
        styles: fc.constantFrom(...(own.styles ?? Object.keys(styleLabels))),
        'badge-type': fc.constantFrom('pin', 'magnet', 'clip'),
        diameters: fc.constantFrom(...(own.diameters ?? [4, 7])),
        customHoles: fc.integer({ min: 1, max: 32 }),
      },
      {
        requiredKeys: (['holes', 'styles', 'badge-type', 'diameters'] as const).filter(key => own[key]),
      },
    ),
  }),
)

/** One change that a hand at the configurator could make, sensible or not. Well-formed. */
export const someChange: fc.Arbitrary<Partial<SignConfig>> = fc.oneof(
  fc.record({ width: someSide }),
  fc.record({ height: someSide }),
  fc.record({ width: someSide, height: someSide }),
  fc.record({ material: fc.constantFrom(...materials.map(m => m.name)) }),
  fc.record({ color: fc.constantFrom(...allColors) }),
  fc.record({ mask: fc.constantFrom(...masks).map(({ name }) => ({ shape: name })) }),
  fc.record({
    mask: fc.constantFrom(...ownOutlines).map(svgPath => ({
      shape: 'customMask' as const,
      maskCustom: { name: 'own', width: 10, height: 10, svgPath },
    })),
  }),
  fc.record({ finishes: someFinishes }),
  fc.record({ fixing: someFixing }),
  fc.record({ bgColor: fc.constant('#102030') }),
  fc.constant({ configSupport: { range: 'support-multi-plaque' as const } }),
  fc.constant({}),
)
