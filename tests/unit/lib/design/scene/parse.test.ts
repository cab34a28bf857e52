import { describe, expect, test } from 'vitest'
import { readSeedFile } from '@/cms/seed/files'
import { serializeTextHtml } from '@/lib/design/scene/html'
import { designCaps } from '@/lib/design/scene/limits'
import { parseDesign } from '@/lib/design/scene/parse'
import { plateOf } from '@/lib/design/scene/plate'
import { storeDesign } from '@/lib/design/scene/stored'
import fc from '@/tests/support/properties'
import { catalogue } from '../../../../support/catalogue'
import { template, templates } from '../../../../support/templates'

const codesOf = (value: unknown) => {
  const parsed = parseDesign(value)
  return parsed.ok ? [] : parsed.findings.map(f => `${f.path} ${f.code}`)
}
const plain = template('template-company-address-fr')
const address = storeDesign(plain)
const withElement = (element: unknown) => ({ ...address, elements: [element] })
const text = {
  id: 'a',
  type: 'text',
  html: '<div style="text-align:left"><span style="font-family:\'Roboto\';font-size:3mm">x</span></div>',
  lineHeight: 1.1,
  position: { left: 1, top: 1 },
  size: { width: 10, height: 4 },
  overflowing: false,
}

describe('parseDesign', () => {
  test('reads every template of the seed and finds its plate', () => {
    const raw = (readSeedFile('templates') as { items: unknown[] }).items
    expect(templates).toHaveLength(raw.length)
    for (const design of templates) {
      const plate = plateOf(design, catalogue)
      expect(plate?.outline.length, design.slug).toBeGreaterThan(3)
      expect(design.version).toBe(1)
    }
  })

  test('reads back what was stored as the very same design', () => {
    for (const design of templates)
      expect(parseDesign(JSON.parse(JSON.stringify(storeDesign(design))))).toEqual({ ok: true, design })
  })

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        expect(parseDesign(value).ok).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(address)), (value, key) => {
        parseDesign({ ...address, [key]: value })
      }),
      { numRuns: 1000 },
    )
  })

  test('refuses unknown keys, sizes that are not finite and elements with one id', () => {
    expect(codesOf({ ...address, extra: 1 })).toEqual([' design_unrecognized_keys'])
    expect(codesOf(withElement({ ...text, onclick: 'x' }))).toEqual(['elements.0 design_unrecognized_keys'])
    expect(codesOf(withElement({ ...text, size: { width: Number.POSITIVE_INFINITY, height: 1 } }))).toEqual([
      'elements.0.size.width design_invalid_type',
    ])
    expect(codesOf(withElement({ ...text, size: { width: 1e9, height: 1 } }))).toEqual([
      'elements.0.size.width design_too_big',
    ])
    expect(codesOf({ ...address, elements: [text, text] })).toEqual(['elements.1.id design_duplicate_id'])
    expect(codesOf({ ...address, quantity: -1 })).toEqual(['quantity design_too_small'])
    expect(codesOf({ ...address, version: 99 })).toEqual(['version design_invalid_value'])
  })

  test('refuses what is over the caps', () => {
    const many = Array.from({ length: designCaps.elements + 1 }, (_, index) => ({ ...text, id: `t${index}` }))
    expect(codesOf({ ...address, elements: many })).toEqual(['elements design_too_big'])
    expect(codesOf(withElement({ ...text, html: 'x'.repeat(designCaps.html + 1) }))).toEqual([
      'elements.0.html design_too_big',
    ])
    expect(codesOf(withElement({ ...text, html: '<b>a</b>b'.repeat(2000) }))).toEqual([
      'elements.0.html design_html_too-long',
    ])
  })

  test('refuses hostile texts and pictures from elsewhere', () => {
    expect(codesOf(withElement({ ...text, html: '<img src=x onerror=alert(1)>' }))).toEqual([
      'elements.0.html design_html_embedded',
      'elements.0.html design_html_event-handler',
    ])
    const image = { id: 'i', type: 'image', position: { left: 0, top: 0 }, size: { width: 5, height: 5 } }
    for (const src of ['https://x/y.svg', 'data:image/svg+xml,x', 'vector:../x', 'file:../../etc'])
      expect(codesOf(withElement({ ...image, src }))).toEqual(['elements.0.src design_invalid_format'])
  })

  test('makes a text canonical, so that only what the parser knows is kept', () => {
    const parsed = parseDesign(withElement({ ...text, html: '<table class="x"><p>one</p></table>two' }))
    const [element] = parsed.ok ? parsed.design.elements : []
    expect(element?.type === 'text' && serializeTextHtml(element.doc)).toBe(
      '<div style="text-align:left"><span style="font-family:\'Roboto\';font-size:3mm">one</span></div>' +
        '<div style="text-align:left"><span style="font-family:\'Roboto\';font-size:3mm">two</span></div>',
    )
  })
})

describe('plateOf', () => {
  test('knows no plate for a model or a material that the catalogue does not have', () => {
    expect(
      plateOf({ ...plain, config: { ...plain.config, model: 'x' } } as typeof plain, catalogue),
    ).toBeNull()
  })

  test('gives a stamp its limits and a sign those of its material', () => {
    const stamp = plateOf(plain, catalogue)
    expect(stamp).toMatchObject({
      widthMm: 58,
      heightMm: 22,
      securityMm: 0.5,
      minFontMm: 2.5,
      defaultFontMm: 3,
    })
    const plexiglass = plateOf(template('template-doctor-plaque-fr'), catalogue)
    expect(plexiglass).toMatchObject({ securityMm: 1, minFontMm: 4.8, defaultFontMm: 6, fullColour: false })
    expect(plexiglass?.border.maxMm).toBe(7)
    expect(plexiglass?.holes).toHaveLength(4)
    const brass = plateOf(template('template-lawyer-plaque-fr'), catalogue)
    expect(brass?.qrMinMm).toBeCloseTo(132 / 3.7795, 2)
    expect(plateOf(template('template-no-smoking-fr'), catalogue)?.fullColour).toBe(true)
  })

  test('keeps the window of a dater free', () => {
    const dater = plateOf(template('template-dater-received-fr'), catalogue)
    expect(dater?.keepOut).toEqual({ left: 7, top: 8, width: 27, height: 8 })
  })
})
