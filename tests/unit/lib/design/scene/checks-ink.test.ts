import { beforeAll, describe, expect, test } from 'vitest'
import type { Element } from '@/lib/design/scene/model'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import {
  border,
  brass,
  check,
  dater,
  drilled,
  findings,
  hole,
  image,
  line,
  mended,
  round,
  stamp,
  text,
} from '@/tests/support/design-checks'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, template, templates } from '@/tests/support/templates'

beforeAll(async () => {
  await loadFonts(...templates)
  await engine.load(['vector:star', 'vector:medical-cross', 'vector:no-such'])
})

describe('ink, codes and holes of a design', () => {
  test('keeps ink on the plate and out of its security zone, by the real outline', () => {
    expect(findings(stamp, image(-2, 5, 10))).toMatchObject([
      { code: 'design_outside_plate', severity: 'block' },
    ])
    expect(findings(stamp, image(0.2, 5, 10))).toMatchObject([
      { code: 'design_security_zone', severity: 'ask', needed: 0.5 },
    ])
    // Inside the box of a round plate, but over its edge.
    expect(findings(round, image(1, 1, 8, 'vector:medical-cross'))).toMatchObject([
      { code: 'design_outside_plate' },
    ])
    expect(findings(round, image(15, 15, 8))).toEqual([])
  })

  test('keeps ink out of the window of a dater, but not a border around it', () => {
    expect(findings(dater, image(5, 5, 6))).toMatchObject([{ code: 'design_keep_out', severity: 'block' }])
    expect(findings(dater, border('solid', 0.4))).toEqual([])
    const frame: Element = {
      id: 's',
      type: 'shape',
      shape: 'rectangle',
      position: { left: 6, top: 7 },
      size: { width: 29, height: 10 },
      stroke: 0.5,
    }
    expect(findings(dater, frame)).toEqual([])
    expect(findings(dater, { ...frame, stroke: null })).toMatchObject([{ code: 'design_keep_out' }])
  })

  test('counts lines', () => {
    const lines = text(Array.from({ length: 7 }, () => line('x', 2.5)).join(''), 2, 1, 54, 20)
    expect(findings(stamp, lines)).toMatchObject([{ code: 'design_too_many_lines', measured: 7, needed: 6 }])
  })

  test('knows how thin and thick a border may be, by its style', () => {
    expect(findings(stamp, border('solid', 0.3))).toMatchObject([
      { code: 'design_border_too_thin', needed: 0.4 },
    ])
    expect(findings(stamp, border('dotted', 0.7))).toMatchObject([
      { code: 'design_border_too_thin', needed: 0.8 },
    ])
    expect(findings(stamp, border('double', 1.1))).toMatchObject([
      { code: 'design_border_too_thin', needed: 1.2 },
    ])
    expect(findings(stamp, border('solid', 5.1))).toMatchObject([
      { code: 'design_border_too_thick', needed: 5 },
    ])
    const clear = template('template-doctor-plaque-fr')
    expect(findings(clear, border('solid', 7.5, 10)).map(f => f.code)).toContain('design_border_too_thick')
  })

  test('knows how round the inner corner of a border may be, and makes it so', () => {
    const rounded = (radius: number, width = 1): Element => ({
      id: 'b',
      type: 'border',
      config: { style: 'solid', width, offset: 0.6, radius },
    })
    // 20 px and the line of 1 mm are 6.29 mm of the 10.4 mm that half the height has there.
    expect(findings(stamp, rounded(60))).toEqual([])
    const [finding] = findings(stamp, rounded(61))
    expect(finding).toMatchObject({ code: 'design_border_too_round', severity: 'block', needed: 60 })
    if (!finding) throw new Error('no finding')
    expect(mended(stamp, [rounded(61)], finding)).toEqual([rounded(60)])
    // Where it follows a round plate its own radius is idle, and where the line is thick the outer corner is larger.
    expect(findings(round, rounded(100))).toEqual([])
    expect(findings(stamp, rounded(98, 5)).map(({ code }) => code)).not.toContain('design_border_too_round')
  })

  test('blocks a code in colours that no reader tells apart, and prints it in black', () => {
    const printed = template('template-qr-wifi-fr')
    const code = (color: string): Element => ({
      id: 'q',
      type: 'qrcode',
      qrData: 'https://imprint.org',
      qrDataType: 'url',
      size: 40,
      position: { left: 50, top: 60 },
      color,
    })
    expect(findings(printed, code('#005387'))).toEqual([])
    const [finding] = findings(printed, code('#f9a800'))
    expect(finding).toMatchObject({ code: 'design_code_contrast', severity: 'block', needed: 4.5 })
    if (!finding) throw new Error('no finding')
    expect(check({ elements: mended(printed, [code('#f9a800')], finding) }, printed)).toEqual([])
  })

  test('knows the smallest QR code of each material, and the longest content', () => {
    const code = (size: number, qrData = 'https://imprint.org'): Element => ({
      id: 'q',
      type: 'qrcode',
      qrData,
      qrDataType: 'url',
      size,
      position: { left: 100, top: 60 },
    })
    expect(findings(brass, code(34))).toMatchObject([{ code: 'design_qr_too_small', needed: 35 }])
    expect(findings(brass, code(35))).toEqual([])
    expect(findings(brass, code(60, 'é'.repeat(1200))).map(f => f.code)).toContain('design_qr_too_long')
  })

  test('names ink under a hole or under the cap of a screw', () => {
    expect(findings(drilled, image(100, 60, 40), hole(118, 78, 5))).toMatchObject([
      { code: 'design_hole_over_ink', elementId: 'i', severity: 'ask' },
    ])
    // The caps of the four screws in the corners.
    const [first] = plateFor(brass).holes
    expect(findings(brass, image((first?.x ?? 0) - 5, (first?.y ?? 0) - 5, 10)).map(f => f.code)).toContain(
      'design_hole_over_ink',
    )
  })

  test('checks size and place of the holes that the customer places, and mends them', () => {
    const cases: [Element[], string][] = [
      [[hole(100, 100, 2)], 'design_hole_size'],
      [[hole(3, 100, 5)], 'design_hole_edge'],
      [[hole(100, 100, 5), { ...hole(107, 100, 5), id: 'h2' }], 'design_hole_gap'],
    ]
    for (const [elements, code] of cases) {
      const [finding] = findings(drilled, ...elements)
      expect(finding).toMatchObject({ code, severity: 'block' })
      if (!finding) throw new Error('no finding')
      const after = check({ elements: mended(drilled, elements, finding) }, drilled)
      expect(after.filter(({ severity }) => severity === 'block')).toEqual([])
    }
    expect(findings(drilled, hole(3, 100, 5))[0]).toMatchObject({ measured: 3, needed: 4 })
    expect(findings(drilled, hole(100, 100, 5), { ...hole(107, 100, 5), id: 'h2' })[0]).toMatchObject({
      elementId: 'h2',
      measured: 2,
      needed: 3,
    })
  })

  test('refuses holes where the fixing has none to place, and either removes them or changes the fixing', () => {
    const [finding] = findings(brass, hole(100, 100, 5))
    expect(finding).toMatchObject({ code: 'design_holes_unexpected', severity: 'block' })
    const kinds = finding?.repairs?.map(({ kind }) => kind)
    expect(kinds).toEqual(['remove', 'fixing'])
    for (const repair of finding?.repairs ?? []) {
      const next = applyRepair({ ...brass, elements: [hole(100, 100, 5)] }, repair)
      const codes = check(next, next).map(({ code }) => code)
      expect(codes).not.toContain('design_holes_unexpected')
      if (next.type === 'sign') expect(validateSign(next.config, catalogue)).toEqual([])
    }
    const [onStamp] = findings(stamp, image(25, 5, 10), hole(10, 10, 5))
    expect(onStamp).toMatchObject({ code: 'design_holes_unexpected', subject: 'ink' })
    expect(onStamp?.repairs?.map(({ kind }) => kind)).toEqual(['remove'])
  })

  test('refuses free holes without one, and places it', () => {
    const [finding] = findings(drilled)
    expect(finding).toMatchObject({ code: 'design_holes_missing', severity: 'block' })
    const [place] = finding?.repairs ?? []
    if (!place) throw new Error('no repair')
    const placed = applyRepair({ ...drilled, elements: [] }, place)
    expect(check(placed, drilled).filter(({ severity }) => severity === 'block')).toEqual([])
  })

  test('refuses more holes than the catalogue allows, in the time of a few', () => {
    const holes = Array.from({ length: 900 }, (_, index) => ({ ...hole(100, 60, 5), id: `h${index}` }))
    const [finding, ...others] = findings(drilled, ...holes)
    expect(finding).toMatchObject({ code: 'design_holes_too_many', measured: 900, needed: 30 })
    expect(others.filter(({ severity }) => severity === 'block')).toEqual([])
    const repair = finding?.repairs?.[0]
    expect(repair?.kind === 'remove' && repair.elementIds).toHaveLength(870)
  })

  test('refuses a code that a phone would not understand as what it claims to be', () => {
    const wifi: Element = {
      id: 'q',
      type: 'qrcode',
      qrData: 'MonWifi',
      qrDataType: 'wifi',
      size: 40,
      position: { left: 100, top: 60 },
    }
    const [finding] = findings(brass, wifi)
    expect(finding).toMatchObject({ code: 'design_qr_content', severity: 'block', subject: 'wifi' })
    if (!finding) throw new Error('no finding')
    expect(mended(brass, [wifi], finding)).toMatchObject([{ qrData: 'MonWifi', qrDataType: 'text' }])
    const [bare] = findings(brass, { ...wifi, qrDataType: 'url', qrData: 'exemple.fr' })
    if (!bare) throw new Error('no finding')
    expect(mended(brass, [{ ...wifi, qrDataType: 'url', qrData: 'exemple.fr' }], bare)).toMatchObject([
      { qrData: 'https://exemple.fr', qrDataType: 'url' },
    ])
  })
})
