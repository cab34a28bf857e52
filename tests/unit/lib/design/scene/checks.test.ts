import { beforeAll, describe, expect, test, vi } from 'vitest'
import { rulesLooking } from '@/lib/design/scene/checks/check-design'
import { rulesKept } from '@/lib/design/scene/checks/report'
import { compile } from '@/lib/design/scene/compile'
import { findingCodes } from '@/lib/design/scene/finding'
import type { Design, Element } from '@/lib/design/scene/model'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { docPlain } from '@/lib/design/scene/text-doc'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'
import {
  border,
  brass,
  check,
  findings,
  image,
  line,
  mended,
  round,
  stamp,
  text,
} from '@/tests/support/design-checks'
import { engine, loadFonts } from '@/tests/support/fonts'
import { withOwnWords } from '@/tests/support/own-words'
import { plateFor, template, templates } from '@/tests/support/templates'

beforeAll(async () => {
  await loadFonts(...templates)
  await engine.load(['vector:star', 'vector:medical-cross', 'vector:no-such'])
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

  test('counts as kept the rules that looked at something', () => {
    const keptBy = (on: Design, ...elements: Element[]) =>
      rulesKept({
        rules: rulesLooking({ design: { elements }, plate: plateFor(on) }),
        findings: findings(on, ...elements),
      })
    const one = keptBy(stamp, image(15, 5, 10))
    // Two can lie on each other, or be the same twice.
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

  test('treats a stamp as empty where everything is hidden', () => {
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
