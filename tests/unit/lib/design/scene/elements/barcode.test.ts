import { beforeAll, describe, expect, test } from 'vitest'
import { pathBounds } from '@/lib/design/geometry/bounds'
import { gridPerMm } from '@/lib/design/geometry/path'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { placeOf } from '@/lib/design/scene/elements/barcode/place'
import { type BarcodeElement, barcodeSymbologies } from '@/lib/design/scene/elements/barcode/schema'
import { symbologies } from '@/lib/design/scene/elements/barcode/symbologies/registry'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Design } from '@/lib/design/scene/model'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { setElementSize } from '@/lib/design/scene/operations/resize'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { weighDesign } from '@/lib/design/scene/weigh-design'
import { signDesign, stampDesign, text } from '@/tests/support/editor-design'
import { engine } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor } from '@/tests/support/templates'

beforeAll(() => engine.load(['roboto-regular.ttf']))

const codeOf = (given: Partial<BarcodeElement> = {}): BarcodeElement => ({
  id: 'c',
  type: 'barcode',
  symbology: 'ean13',
  data: '4006381333931',
  words: true,
  position: { left: 8, top: 3 },
  size: { width: 42, height: 16 },
  ...given,
})

const findings = (design: Design) => {
  const plate = plateFor(design)
  return checkDesign(design, plate, compile(design, plate, engine), engine)
}

describe('what is typed for a code', () => {
  test('gets its check digit, with or without blanks between', () => {
    expect(symbologies.ean13.read('400638133393')).toEqual({ ok: true, data: '4006381333931', added: 1 })
    expect(symbologies.ean13.read(' 4 006381 333931 ')).toEqual({ ok: true, data: '4006381333931' })
    expect(symbologies.ean8.read('9638507')).toEqual({ ok: true, data: '96385074', added: 4 })
  })

  test('is refused with the digit that is wrong', () => {
    expect(symbologies.ean13.read('4006381333932')).toEqual({
      ok: false,
      fault: { code: 'check', at: 13, found: 2, expected: 1 },
    })
    expect(symbologies.ean13.read('40063B1333931')).toEqual({
      ok: false,
      fault: { code: 'character', at: 6, character: 'B' },
    })
    expect(symbologies.ean13.read('40063')).toEqual({
      ok: false,
      fault: { code: 'length', found: 5, needed: 13 },
    })
    expect(symbologies.code128.read('Straße')).toMatchObject({ fault: { at: 5, character: 'ß' } })
    expect(symbologies.code128.read('a'.repeat(49))).toMatchObject({ fault: { found: 49, most: 48 } })
    expect(symbologies.datamatrix.read('日')).toMatchObject({ fault: { code: 'character', at: 1 } })
    expect(symbologies.datamatrix.read('a'.repeat(175))).toMatchObject({ fault: { code: 'tooLong' } })
    for (const kind of barcodeSymbologies) {
      expect(symbologies[kind].read('  ')).toEqual({ ok: false, fault: { code: 'empty' } })
    }
  })

  test('is refused where any digit of thirteen is another', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'4006381333931']
        digits[at] = String((Number(digits[at]) + by) % 10)
        expect(symbologies.ean13.read(digits.join('')).ok).toBe(false)
        expect(symbologies.ean13.encode(digits.join(''))).toBeNull()
      }),
    )
  })
})

describe('a barcode on its plate', () => {
  test('has bars of whole modules, however wide its box is', () => {
    fc.assert(
      fc.property(fc.double({ min: 38, max: 56, noNaN: true }), width => {
        const element = codeOf({ size: { width: Math.round(width * 1000) / 1000, height: 16 } })
        const place = placeOf(element)
        if (!place) throw new Error('no place')
        const steps = Math.round(place.moduleMm * gridPerMm)
        expect(steps / gridPerMm).toBeCloseTo(place.moduleMm, 10)
        const [bars] = kindOf(element).outline(element, { plate: plateFor(stampDesign([])), engine })
        const xs = bars?.path.flatMap(command => (command[0] === 'Z' ? [] : [command[1]])) ?? []
        const first = Math.min(...xs)
        for (const x of xs) expect(Math.round((x - first) * gridPerMm) % steps).toBe(0)
      }),
    )
  })

  test('stays in its box with its quiet zone and its letters', () => {
    for (const symbology of barcodeSymbologies) {
      const data = symbology === 'ean8' ? '96385074' : symbology === 'ean13' ? '4006381333931' : 'Lot 12-gy'
      const element = codeOf({ symbology, data })
      const place = placeOf(element)
      if (!place) throw new Error('no place')
      const { left, top } = element.position
      for (const { path } of kindOf(element).outline(element, {
        plate: plateFor(stampDesign([])),
        engine,
      })) {
        const bounds = pathBounds(path)
        if (!bounds) throw new Error('nothing is drawn')
        expect(bounds.left).toBeGreaterThanOrEqual(left)
        expect(bounds.top).toBeGreaterThanOrEqual(top)
        expect(bounds.left + bounds.width).toBeLessThanOrEqual(left + 42)
        expect(bounds.top + bounds.height).toBeLessThanOrEqual(top + 16)
      }
    }
  })

  test('weighs no less than what is drawn of it', () => {
    for (const [symbology, data] of [
      ['ean13', '4006381333931'],
      ['code128', 'aB1'.repeat(16)],
      ['code128', '1'],
    ] as const) {
      const design = stampDesign([codeOf({ symbology, data })])
      const plate = plateFor(design)
      const [bars] = compile(design, plate, engine).items.filter(item => item.elementId === 'c')
      expect(weighDesign(design, plate).points).toBeGreaterThanOrEqual(bars?.path.length ?? 0)
    }
  })

  test('has no finding where it has space', () => {
    expect(findings(stampDesign([codeOf()]))).toEqual([])
  })

  test('blocks where its bars are too thin, and is made as large as it must be', () => {
    const design = stampDesign([codeOf({ size: { width: 30, height: 14 } })])
    const [finding, ...others] = findings(design)
    expect(finding).toMatchObject({ code: 'design_code_module', severity: 'block', needed: 0.33 })
    expect(others.map(({ code }) => code)).toEqual([])
    const repair = finding?.repairs?.[0]
    if (!repair) throw new Error('no repair')
    expect(findings(applyRepair(design, repair))).toEqual([])
  })

  test('is read without the letters below, which are left out where they would be too small', () => {
    const design = stampDesign([codeOf({ size: { width: 40, height: 6 } })])
    const [finding] = findings(design)
    expect(finding).toMatchObject({ code: 'design_font_too_small', severity: 'block', needed: 2.5 })
    const repair = finding?.repairs?.[0]
    if (!repair) throw new Error('no repair')
    expect(findings(applyRepair(design, repair))).toEqual([])
  })

  test('that others stand in asks, and is laid free', () => {
    const design = signDesign([codeOf({ position: { left: 20, top: 3 }, size: { width: 45, height: 18 } })])
    const crowded = { ...design, elements: [...design.elements, text('t', 'Zimmer 12', 8, 6)] }
    const [finding] = findings(crowded).filter(({ code }) => code === 'design_code_quiet')
    expect(finding).toMatchObject({ severity: 'ask', elementId: 'c', measured: 0 })
    const repair = finding?.repairs?.[0]
    if (!repair) throw new Error('no repair')
    expect(findings(applyRepair(crowded, repair)).map(({ code }) => code)).not.toContain('design_code_quiet')
  })

  test('of a wrong number is refused by the server’s reading of it too', () => {
    const design = stampDesign([codeOf({ data: '4006381333932' })])
    expect(parseDesign(storeDesign(design)).ok).toBe(true)
    expect(findings(design).map(({ code }) => code)).toContain('design_barcode_content')
  })

  test('takes a new width from its field, with modules on the grid', () => {
    const [element] = setElementSize(stampDesign([codeOf()]), 'c', { width: 50.3 }).elements
    expect(element).toMatchObject({ size: { width: 50.3, height: 16 } })
  })

  test('is one of forty codes at most', () => {
    const elements = Array.from({ length: 41 }, (_, index) => codeOf({ id: `c${index}` }))
    expect(parseDesign(storeDesign(stampDesign(elements))).ok).toBe(false)
    expect(parseDesign(storeDesign(stampDesign(elements.slice(1)))).ok).toBe(true)
  })
})
