import { roundMm } from '@/lib/design/geometry/box'
import { groundOn } from '@/lib/design/scene/elements/ground'
import type { ElementKind } from '@/lib/design/scene/elements/kind'
import { elementKinds, kindOf } from '@/lib/design/scene/elements/registry'
import { isCode } from '@/lib/design/scene/elements/traits'
import { fontFamilies } from '@/lib/design/scene/fonts/manifest'
import type { Design, Element, New } from '@/lib/design/scene/model'
import { addElement } from '@/lib/design/scene/operations/arrange'
import { parseDesign } from '@/lib/design/scene/parse'
import type { Plate } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import fc from '@/tests/support/properties'
import { plateFor, templates } from './templates'

const words = fc.constantFrom(
  'Cabinet Dr. Lefèvre',
  'ZAHNÄRZTIN · Straße 12',
  'Tél. 04 78 00 00 00',
  'office & affluent',
  'Ünïcödé ß Œuvre №5',
  'Аптека Ωμέγα',
  'רחוב הרצל 25, Lyon',
  'صيدلية الأمل 12',
  '€ 12,50 – «ouvert»',
  'x',
)

/** What a new element of a kind holds, beside its defaults. */
const given: { readonly [type: string]: fc.Arbitrary<object> } = {
  text: fc.record({ words }),
  'rounded-text': fc.record({ words }),
  date: fc.record({
    day: fc.constantFrom('2026-01-31', '2028-02-29'),
    language: fc.constantFrom('fr', 'de', 'en'),
  }),
  image: fc.oneof(
    fc.constantFrom('heart', 'star', 'medical-cross').map(name => ({ src: `vector:${name}` })),
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 }).map(dark => ({
      src: 'file:0000000000000000000000000000000000000000000000000000000000000000',
      art: { kind: 'cells', columns: 16, rows: 16, dark },
    })),
  ),
  qrcode: fc.constantFrom(
    { qrData: 'https://www.example.com/a?b=c', qrDataType: 'url', errorCorrection: 'Q' },
    { qrData: 'WIFI:T:WPA;S:Café;P:secret123;;', qrDataType: 'wifi' },
    { qrData: 'Grüße', qrDataType: 'text', errorCorrection: 'H' },
  ),
  barcode: fc.constantFrom(
    { symbology: 'ean13', data: '4006381333931' },
    { symbology: 'ean8', data: '96385074' },
    { symbology: 'code128', data: 'ABC-12345' },
    { symbology: 'datamatrix', data: 'Nr. 4711' },
  ),
  shape: fc.record({ shape: fc.constantFrom('rectangle', 'ellipse', 'star', 'arrow', 'line', 'pentagon') }),
  border: fc.record({ style: fc.constantFrom('solid', 'dashed', 'dotted', 'double') }),
}

const change = fc.record({
  kind: fc.constantFrom(...(Object.keys(elementKinds) as (keyof typeof elementKinds)[])),
  factor: fc.double({ min: 0.4, max: 1.7, noNaN: true }),
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  rotate: fc.constantFrom(0, 0, 0, 17.5, 90, -12.25, 180),
  family: fc.constantFrom(...fontFamilies.map(family => family.family)),
  bold: fc.boolean(),
  italic: fc.boolean(),
  underline: fc.boolean(),
  mixed: fc.boolean(),
  letterSpacing: fc.constantFrom(0, 0, 0.1, -0.05),
  color: fc.constantFrom(null, '#c8102e', '#0057a4', '#1a1a1a'),
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** Puts an element somewhere on the plate, larger or smaller, turned and in other letters. */
function strewn(element: Element, wish: Change, plate: Plate): Element {
  const kind = kindOf(element)
  // A code is read: it stays as large as it came, and as a whole on its plate.
  const code = isCode(element)
  const factor = code ? 1 : wish.factor
  let next = kind.scale(element, { factor, dx: 0, dy: 0 })
  const box = kind.box(next)
  if (box && 'position' in next) {
    const reach = code ? 0 : 0.2
    const along = (share: number, space: number, size: number) =>
      roundMm((space - size) * share + (share - 0.5) * reach * size)
    const position = {
      left: along(wish.x, plate.widthMm, box.width),
      top: along(wish.y, plate.heightMm, box.height),
    }
    next = { ...next, position }
  }
  if (kind.rotates && !code) next = { ...next, rotate: wish.rotate } as Element
  const { family, bold, italic, underline, letterSpacing, color } = wish
  const restyled =
    kind.letters?.restyle(next, { family, bold, italic, underline, letterSpacing, color }) ?? next
  return wish.mixed ? mixed(restyled) : restyled
}

/** The element with every second word larger and otherwise underlined, where it has words of several looks. */
function mixed(element: Element): Element {
  const writing = kindOf(element).letters?.writing
  if (!writing) return element
  const lines = writing.doc(element).lines.map(line => ({
    ...line,
    runs: line.runs.flatMap(({ text, style }) =>
      text.split(/(?<= )/).map((word, index) => {
        const { sizeMm, underline } = style
        return {
          text: word,
          style: index % 2 ? { ...style, sizeMm: sizeMm * 1.25, underline: !underline } : style,
        }
      }),
    ),
  }))
  return writing.withDoc(element, { lines })
}

const drawn = fc.record({
  base: fc.constantFrom(...templates),
  keep: fc.boolean(),
  wishes: fc.array(
    change.chain(wish => fc.record({ wish: fc.constant(wish), given: given[wish.kind] ?? fc.constant({}) })),
    { minLength: 1, maxLength: 7 },
  ),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never

function made({ base, keep, wishes }: Drawn, index: number): Design | null {
  const plate = plateFor(base)
  let design: Design = { ...base, slug: `random-${index}`, elements: keep ? base.elements.slice(0, 2) : [] }
  for (const { wish, given: content } of wishes) {
    const kind: ElementKind<Element> = elementKinds[wish.kind]
    const fresh: New = kind.create({ ...kind.usual, ...content }, groundOn(plate, design.elements))
    const added = addElement(design, fresh)
    const elements = added.design.elements.map(element =>
      element.id === added.id ? strewn(element, wish, plate) : element,
    )
    design = { ...added.design, elements }
  }
  const read = parseDesign(storeDesign(design))
  return read.ok ? read.design : null
}

/**
 * Designs with elements of every kind on the plates of the ready-made ones, the same for the same seed. A kind that comes
 * to the registry comes to them.
 */
export function randomDesigns(count: number, seed: number): Design[] {
  const designs: Design[] = []
  const parts = fc.sample(drawn, { numRuns: count * 2, seed })
  for (const [index, part] of parts.entries()) {
    const design = designs.length < count ? made(part, index) : null
    if (design) designs.push(design)
  }
  if (designs.length < count) throw new Error('too few of the random designs can be stored')
  return designs
}
