import { beforeAll, describe, expect, test, vi } from 'vitest'
import { checkDesign, rulesLooking } from '@/lib/scene/checks/check-design'
import { rulesKept } from '@/lib/scene/checks/report'
import { compile } from '@/lib/scene/compile'
import { type Finding, findingCodes } from '@/lib/scene/finding'
import { parseTextHtml } from '@/lib/scene/html'
import type { Design, Element } from '@/lib/scene/model'
import { applyRepair } from '@/lib/scene/operations/repair'
import { parseDesign } from '@/lib/scene/parse'
import { storeDesign } from '@/lib/scene/stored'
import { docPlain } from '@/lib/scene/text-doc'
import { validateSign } from '@/lib/sign/validate'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'
import { withOwnWords } from '@/tests/support/own-words'
import { catalogue } from '../../../support/catalogue'
import { engine, loadFonts } from '../../../support/fonts'
import { plateFor, template, templates, withFreeHoles } from '../../../support/templates'

beforeAll(async () => {
  await loadFonts(...templates)
  await engine.load(['vector:star', 'vector:medical-cross', 'vector:no-such'])
})

const stamp = template('template-company-address-fr')
const dater = template('template-dater-received-fr')
const round = template('template-association-seal-fr')
const brass = template('template-lawyer-plaque-fr')
/** The same plaque, whose holes the customer places. */
const drilled = withFreeHoles(brass)

function check(design: Pick<Design, 'elements'>, on: Design): Finding[] {
  const plate = plateFor(on)
  return checkDesign(design, plate, compile(design, plate, engine), engine)
}

function findings(on: Design, ...elements: Element[]): Finding[] {
  expect(parseDesign(storeDesign({ ...on, elements })).ok).toBe(true)
  return check({ elements }, on)
}

/** What one-click mending makes of the elements. */
function mended(on: Design, elements: Element[], { repairs = [] }: Finding): Element[] {
  const [first] = repairs
  return first ? applyRepair({ ...on, elements }, first).elements : elements
}

const line = (text: string, sizeMm: number, family = 'Roboto') =>
  `<div style="text-align:center"><span style="font-family:'${family}';font-size:${sizeMm}mm">${text}</span></div>`

function text(html: string, left = 2, top = 2, width = 54, height = 6): Element {
  return {
    id: 't',
    type: 'text',
    doc: parseTextHtml(html).doc,
    lineHeight: 1.1,
    position: { left, top },
    size: { width, height },
    overflowing: false,
  }
}

const image = (left: number, top: number, edge: number, src = 'vector:star'): Element => ({
  id: 'i',
  type: 'image',
  src,
  position: { left, top },
  size: { width: edge, height: edge },
})

const hole = (left: number, top: number, diameter: number): Element => ({
  id: 'h',
  type: 'custom-hole',
  diameter,
  size: diameter,
  position: { left, top },
})

const border = (style: 'solid' | 'dotted' | 'double', width: number, offset = 0.6): Element => ({
  id: 'b',
  type: 'border',
  config: { style, width, offset, radius: 0 },
})

describe('checkDesign', () => {
  test('finds nothing in any template once its words are the shopper’s', () => {
    for (const design of templates.map(withOwnWords)) expect(check(design, design), design.slug).toEqual([])
  })

  test('refuses an empty stamp and asks about an empty sign', () => {
    expect(findings(stamp)).toEqual([{ code: 'design_empty', severity: 'block' }])
    expect(findings(stamp, text(line('   ', 3)))).toMatchObject([{ code: 'design_empty' }])
    expect(findings(brass)).toMatchObject([{ code: 'design_empty', severity: 'ask' }])
  })

  test('measures the smallest letter against the plate', () => {
    const small = text(line('Big', 4) + line('small', 2.4))
    expect(findings(stamp, small)).toMatchObject([
      { code: 'design_font_too_small', severity: 'block', elementId: 't', measured: 2.4, needed: 2.5 },
      { code: 'design_text_overflow' },
    ])
    expect(findings(brass, text(line('small', 3.4), 50, 50))).toMatchObject([{ needed: 3.5 }])
    expect(findings(stamp, text(line('just', 2.5)))).toEqual([])
  })

  test('says by how much a line is too wide, and asks', () => {
    expect(findings(stamp, text(line('M'.repeat(20), 4), 10, 2, 30))).toMatchObject([
      { code: 'design_outside_plate', severity: 'block' },
      { code: 'design_text_overflow', severity: 'ask', needed: 30 },
    ])
  })

  test('names characters that a font lacks, and fonts that the shop lacks', () => {
    expect(findings(stamp, text(line('a漢字', 4)))).toMatchObject([
      { code: 'design_glyph_missing', severity: 'block', subject: '漢 字' },
    ])
    expect(findings(stamp, text(line('x', 4, 'Comic Sans MS')))).toMatchObject([
      { code: 'design_font_unknown', severity: 'ask', subject: 'Comic Sans MS' },
    ])
  })

  const missing = (element: Element) =>
    findings(stamp, element).find(({ code }) => code === 'design_glyph_missing')

  test('offers the fonts that have a missing letter, those like the present one first', () => {
    expect(missing(text(line('שלום', 4)))?.repairs).toMatchObject([
      { words: 'otherFont', name: 'Open Sans' },
      { words: 'otherFont', name: 'Noto Sans Hebrew' },
      { words: 'otherFont', name: 'Tinos' },
    ])
  })

  test('takes out what no font has: an emoji with all that belongs to it, and what cannot be seen', () => {
    const left = (words: string) => {
      const element = text(line(words, 4))
      const last = missing(element)?.repairs?.at(-1)
      const [rest] = last ? applyRepair({ ...stamp, elements: [element] }, last).elements : [element]
      const named = last?.kind === 'change' ? last.name : last?.kind
      return { named, text: rest?.type === 'text' ? docPlain(rest.doc) : null }
    }
    expect(left('Bravo 👩🏽‍🚀 Léa')).toEqual({ named: '👩 🏽 🚀', text: 'Bravo Léa' })
    expect(left('Fleurs ❤️')).toEqual({ named: '❤', text: 'Fleurs' })
    expect(left('a\ue000b')).toEqual({ named: 'U+E000', text: 'ab' })
    expect(left('😀')).toEqual({ named: 'remove', text: null })
  })

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

  test('asks where letters on a printed sign are too pale, and offers a colour that can be seen', () => {
    const printed = template('template-qr-wifi-fr')
    const pale = (color: string) =>
      text(`<div><span style="font-size:8mm;color:${color}">Ouvert</span></div>`, 20, 20, 80, 9)
    expect(findings(printed, pale('#0057a4'))).toEqual([])
    const [finding] = findings(printed, pale('#d8d8d8'))
    expect(finding).toMatchObject({ code: 'design_low_contrast', severity: 'ask', needed: 3 })
    if (!finding) throw new Error('no finding')
    expect(check({ elements: mended(printed, [pale('#d8d8d8')], finding) }, printed)).toEqual([])
    // On a dark field the same letters are clear.
    const field: Element = {
      id: 'f',
      type: 'shape',
      shape: 'rectangle',
      position: { left: 20, top: 19 },
      size: { width: 80, height: 20 },
      stroke: null,
      color: '#1b2a4a',
    }
    expect(findings(printed, field, pale('#d8d8d8'))).toEqual([])
    expect(findings(printed, field, pale('#000000'))).toMatchObject([{ code: 'design_low_contrast' }])
    // Engraved products have the one colour that they have.
    const codes = findings(brass, text(line('Ouvert', 8), 50, 50)).map(({ code }) => code)
    expect(codes).not.toContain('design_low_contrast')
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
    expect(onStamp).toMatchObject({ code: 'design_holes_unexpected', subject: 'stamp' })
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

  test('counts as kept the rules that looked at something', () => {
    const keptBy = (on: Design, ...elements: Element[]) =>
      rulesKept({
        rules: rulesLooking({ design: { elements }, plate: plateFor(on) }),
        findings: findings(on, ...elements),
      })
    const one = keptBy(stamp, image(15, 5, 10))
    // Two can lie upon each other, or be the same twice.
    const two = keptBy(stamp, image(15, 5, 10), { ...image(35, 5, 10), id: 'i2' })
    expect(two).toBe(one + 2)
    expect(keptBy(stamp, image(15, 5, 10), border('solid', 1))).toBe(two + 2)
    expect(keptBy(stamp)).toBe(0)
  })

  test('says when a picture cannot be made, and when a circle is too short for its text', () => {
    expect(findings(stamp, image(5, 5, 10, 'vector:no-such'))).toMatchObject([
      { code: 'design_empty' },
      { code: 'design_image_missing', severity: 'block' },
    ])
    const seal: Element = {
      id: 'r',
      type: 'rounded-text',
      text: 'M'.repeat(60),
      size: 30,
      inverted: false,
      font: { family: 'roboto', fontSize: 3, bold: false, italic: false },
      position: { left: 5, top: 5 },
    }
    expect(findings(round, seal)).toMatchObject([{ code: 'design_rounded_overlap', needed: 1 }])
  })

  test('mends with one click what it offers to mend', () => {
    const cases: [Design, Element][] = [
      [stamp, text(line('small', 2))],
      [stamp, text(line('A line that is a little too wide for it', 4), 10, 2, 38)],
      [stamp, text(line('A line that is much too wide for its box', 2.5), 10, 2, 30)],
      [stamp, image(-2, 5, 10)],
      [stamp, image(0.1, 15, 6.8)],
      [stamp, image(5, 5, 3)],
      [stamp, border('solid', 0.2)],
      [stamp, border('solid', 9)],
      [stamp, border('solid', 1, 0.1)],
      [
        brass,
        {
          id: 'q',
          type: 'qrcode',
          qrData: 'x',
          qrDataType: 'text',
          size: 20,
          position: { left: 100, top: 60 },
        },
      ],
    ]
    for (const [on, element] of cases) {
      let elements = [element]
      const first = check({ elements }, on)
      expect(first.filter(f => f.repairs).length, JSON.stringify(element)).toBeGreaterThan(0)
      for (let clicks = 0; clicks < 4; clicks += 1) {
        const next = check({ elements }, on).find(f => f.repairs)
        if (next) elements = mended(on, elements, next)
      }
      expect(check({ elements }, on), JSON.stringify(element)).toEqual([])
    }
  })

  test('has a sentence in every language for every finding', () => {
    for (const messages of [fr, de, en]) {
      for (const code of findingCodes) expect(messages.findings[code].length).toBeGreaterThan(10)
    }
  })
})

describe('what is hidden', () => {
  const [first] = stamp.elements
  const hidden: Design = {
    ...stamp,
    elements: stamp.elements.map(element => (element === first ? { ...element, hidden: true } : element)),
  }

  test('is in no outline, breaks no other rule, and is asked about with a way to show it', () => {
    const scene = compile(hidden, plateFor(stamp), engine)
    expect(scene.items.some(({ elementId }) => elementId === first?.id)).toBe(false)
    const found = check(hidden, stamp).filter(({ elementId }) => elementId === first?.id)
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['design_hidden', 'ask']])
    const [show] = found[0]?.repairs ?? []
    if (!show) throw new Error('no repair')
    const shown = applyRepair(hidden, show)
    expect(compile(shown, plateFor(stamp), engine)).toEqual(compile(stamp, plateFor(stamp), engine))
  })

  test('is read again as it was stored, with its name', () => {
    const named = { ...hidden, elements: hidden.elements.map(element => ({ ...element, label: 'Titre' })) }
    const read = parseDesign(storeDesign(named))
    expect(read.ok && read.design.elements[0]).toMatchObject({ hidden: true, label: 'Titre' })
  })

  test('leaves a stamp of which everything is hidden empty', () => {
    const all = { ...stamp, elements: stamp.elements.map(element => ({ ...element, hidden: true })) }
    expect(
      check(all, stamp).some(({ code, severity }) => code === 'design_empty' && severity === 'block'),
    ).toBe(true)
  })
})

test('after a letter only its line is set again, for the outlines and for what would mend them', () => {
  const long = text(Array.from({ length: 40 }, (_, index) => line(`A long story, line ${index}`, 1)).join(''))
  if (long.type !== 'text') throw new Error('no text')
  expect(check({ elements: [long] }, stamp).map(({ code }) => code)).toContain('design_font_too_small')
  const { lines } = long.doc
  const written = lines.map((one, index) =>
    index === 20 ? { ...one, runs: one.runs.map(run => ({ ...run, text: `${run.text}!` })) } : one,
  )
  const shape = vi.spyOn(engine, 'shape')
  check({ elements: [{ ...long, doc: { lines: written } }] }, stamp)
  const words = new Set(shape.mock.calls.map(([, shaped]) => shaped))
  shape.mockRestore()
  expect([...words]).toEqual(['A long story, line 20!'])
})
