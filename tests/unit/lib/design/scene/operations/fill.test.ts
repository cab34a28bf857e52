import { beforeAll, describe, expect, test } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { layoutTextElement } from '@/lib/design/scene/elements/text/layout'
import { chooseFace } from '@/lib/design/scene/fonts/families'
import type { Design, Element } from '@/lib/design/scene/model'
import { fillPlate, presentDensity } from '@/lib/design/scene/operations/fit/fill'
import { setDensity } from '@/lib/design/scene/operations/fit/settle'
import { stacksOf } from '@/lib/design/scene/operations/fit/zones'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import fc from '@/tests/support/properties'
import { qrcode, stampDesign, text } from '../../../../../support/editor-design'
import { engine, loadFonts } from '../../../../../support/fonts'
import { plateFor, template, templates } from '../../../../../support/templates'

beforeAll(async () => {
  await loadFonts(...templates)
  await engine.load(['roboto-regular.ttf', 'roboto-bold.ttf'])
})

const fill = (design: Design, density: number) => fillPlate(design, plateFor(design), density, engine)
const texts = (design: Design) => design.elements.filter(element => element.type === 'text')
const sizesOf = (design: Design): number[] =>
  texts(design).flatMap(({ doc }) => doc.lines.flatMap(line => line.runs.map(run => run.style.sizeMm)))
/** What is wrong, apart from the number of lines and the fineness of small letters. */
const findings = (design: Design) => {
  const plate = plateFor(design)
  return checkDesign(design, plate, compile(design, plate, engine), engine).filter(
    ({ code }) => !['design_too_many_lines', 'design_letter_stroke', 'design_letter_counter'].includes(code),
  )
}
const words = fc.constantFrom(
  'Lyon',
  '12, rue des Lilas',
  'SIRET 000 000 000 00000',
  'DUPONT & FILS',
  '',
  'É',
)
const lines = fc.array(fc.tuple(words, fc.integer({ min: 20, max: 80 })), { minLength: 1, maxLength: 6 })
const stamp = (list: readonly (readonly [string, number])[]): Design =>
  stampDesign(list.map(([word, size], index) => text(`t${index}`, word, 1 + index * 3, size / 10)))
const density = fc.integer({ min: 0, max: 20 }).map(step => step / 20)

describe('lines that fill their plate', () => {
  test('fill every template without a finding that it did not have, at any density', () => {
    for (const design of templates) {
      for (const wanted of [0, 0.5, 1]) {
        const filled = fill(design, wanted)
        expect(filled.tooLarge, `${design.slug} ${wanted}`).toEqual([])
        expect(findings(filled.design), `${design.slug} ${wanted}`).toEqual(findings(design))
      }
    }
  })

  test('are laid the same again, stored and read again too', () => {
    for (const design of templates) {
      const once = fill(setDensity(design, 0.7), 0.7).design
      expect(fill(once, 0.7).design, design.slug).toBe(once)
      const read = parseDesign(JSON.parse(JSON.stringify(storeDesign(once))))
      if (!read.ok) throw new Error(JSON.stringify(read.findings))
      expect(fill(read.design, 0.7).design, design.slug).toBe(read.design)
    }
  })

  test('begin at about the size that they have', () => {
    const ratios = templates.flatMap(design => {
      if (stacksOf(design.elements, plateFor(design), 1).length === 0) return []
      const filled = fill(design, presentDensity(design, plateFor(design), engine)).design
      return [Math.max(...sizesOf(filled)) / Math.max(...sizesOf(design))]
    })
    const near = ratios.filter(ratio => ratio > 0.94 && ratio < 1.06)
    expect(near.length / ratios.length).toBeGreaterThan(0.9)
  })

  test('stay in their zone whatever they say, are laid the same again, and grow with the density', () => {
    fc.assert(
      fc.property(lines, density, density, (list, a, b) => {
        const design = stamp(list)
        const [airy, dense] = a < b ? [a, b] : [b, a]
        const first = fill(design, airy)
        expect(fill(first.design, airy).design).toBe(first.design)
        const second = fill(first.design, dense)
        expect(second).toEqual(fill(design, dense))
        sizesOf(first.design).forEach((size, index) => {
          expect(sizesOf(second.design)[index]).toBeGreaterThanOrEqual(size)
        })
        if (first.tooLarge.length > 0) return
        for (const { position, size } of texts(first.design)) {
          expect(position.top).toBeGreaterThanOrEqual(0.499)
          expect(position.top + size.height).toBeLessThanOrEqual(21.501)
          expect(position.left).toBeGreaterThanOrEqual(0.499)
          expect(position.left + size.width).toBeLessThanOrEqual(57.501)
        }
      }),
      { numRuns: 60, endOnFailure: true },
    )
  })

  test('have the same white between them, whatever their sizes, where their letters do not lie within each other', () => {
    let seen = 0
    fc.assert(
      fc.property(lines, density, (list, wanted) => {
        const { design, tooLarge } = fill(stamp(list), wanted)
        if (tooLarge.length > 0) return
        const rows = texts(design)
          .map(element => {
            const { style } = element.doc.lines[0]?.runs[0] ?? {}
            const { ascent, descent } = engine.metrics(
              chooseFace(style?.family ?? '', style?.bold ?? false, style?.italic ?? false).face.file,
            )
            const size = style?.sizeMm ?? 0
            const baseline =
              element.position.top + (layoutTextElement(element, engine).lines[0]?.baseline ?? 0)
            return { top: baseline - ascent * size, bottom: baseline - descent * size }
          })
          .sort((one, other) => one.top - other.top)
        const whites = rows.slice(1).map(({ top }, at) => top - (rows[at]?.bottom ?? top))
        if (whites.length < 2 || Math.min(...whites) < 0.05) return
        seen += 1
        expect(Math.max(...whites) - Math.min(...whites)).toBeLessThan(0.02)
      }),
      { numRuns: 60, endOnFailure: true },
    )
    expect(seen).toBeGreaterThan(0)
  })

  test('keep their ratio, down to the smallest letters of the plate', () => {
    const filled = fill(
      stamp([
        ['DUPONT', 60],
        ['12, rue des Lilas', 30],
      ]),
      0.6,
    ).design
    const [title = 0, line = 0] = sizesOf(filled)
    expect(title / line).toBeCloseTo(2, 1)
    const long = '12, rue des Lilas, bâtiment C, escalier 4, 69003 LYON'
    expect(
      sizesOf(
        fill(
          stamp([
            ['DUPONT', 60],
            [long, 30],
          ]),
          0.6,
        ).design,
      )[1],
    ).toBe(2.5)
  })

  test('say what does not fit with the smallest letters', () => {
    const long = 'Une ligne qui ne tiendra jamais sur ce tampon, quoi que l’on fasse de ses lettres'
    const { tooLarge } = fill(
      stamp([
        ['DUPONT', 40],
        [long, 30],
      ]),
      0.5,
    )
    expect(tooLarge).toMatchObject([{ elementId: 't1', line: 0 }])
    const many = stamp(Array.from({ length: 14 }, () => ['Lyon', 30] as const))
    expect(fill(many, 0.5).tooLarge).toMatchObject([{ elementId: null }])
  })

  test('keep off a code beside them', () => {
    const design = stampDesign([qrcode('q', 2, 2, 18), text('t', 'DUPONT & FILS', 4), text('u', 'Lyon', 9)])
    for (const { position } of texts(fill(design, 1).design)) expect(position.left).toBeGreaterThan(20.9)
  })

  test('stand above and below the window of a dater, also those that lay in it', () => {
    const dater = template('template-dater-received-fr')
    const { keepOut } = plateFor(dater)
    if (!keepOut) throw new Error('a dater has a window')
    const elements: Element[] = [
      text('a', 'REÇU LE', 2),
      text('b', 'Service', 9),
      text('c', 'courrier', 12.5),
      text('d', 'Lyon', 18),
    ].map(element =>
      element.type === 'text' ? { ...element, size: { ...element.size, width: 39 } } : element,
    )
    const filled = fill({ ...dater, elements }, 0.6).design
    expect(findings(filled)).toEqual([])
    for (const { position, size } of texts(filled)) {
      const above = position.top + size.height <= keepOut.top
      expect(above || position.top >= keepOut.top + keepOut.height).toBe(true)
    }
  })

  test('stay in a round plate, and in the ring of a text on a circle', () => {
    const seal = template('template-association-seal-fr')
    const filled = fill(seal, 1).design
    expect(findings(filled)).toEqual([])
    expect(Math.max(...sizesOf(filled))).toBeGreaterThan(Math.max(...sizesOf(seal)))
  })

  test('leave columns, and what is turned or locked, as they are', () => {
    const left = { ...text('a', 'Compte', 3), size: { width: 20, height: 3.3 } } as Element
    const right = {
      ...text('b', 'Visa', 3),
      position: { left: 30, top: 3 },
      size: { width: 20, height: 3.3 },
    } as Element
    const columns = stampDesign([left, right])
    expect(fill(columns, 1).design).toBe(columns)
    const held = stampDesign([{ ...text('a', 'Lyon', 3), locked: true }])
    expect(fill(held, 1).design).toBe(held)
  })
})
