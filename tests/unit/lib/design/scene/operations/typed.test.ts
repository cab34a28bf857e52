import { beforeAll, describe, expect, test } from 'vitest'
import type { Design } from '@/lib/design/scene/model'
import { canBreak } from '@/lib/design/scene/operations/fit/halves'
import { densityOf, settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { type LineWish, layTyped, noWish, type TypedLine } from '@/lib/design/scene/operations/fit/typed'
import { formLines, setLineText } from '@/lib/design/scene/operations/text-lines'
import { linePlain } from '@/lib/design/scene/text-doc'
import fc from '@/tests/support/properties'
import { stampDesign, text } from '../../../../../support/editor-design'
import { engine, loadFonts } from '../../../../../support/fonts'
import { plateFor } from '../../../../../support/templates'

beforeAll(async () => {
  await loadFonts()
  await engine.load(['roboto-regular.ttf', 'roboto-bold.ttf'])
})

const ground = stampDesign([text('a', 'DUPONT', 2, 4), text('b', 'Lyon', 8, 3), text('c', 'Tel 01', 12, 3)])
const plate = plateFor(ground)
const typedOf = (words: readonly string[]): TypedLine[] => {
  const places = formLines(ground)
  return words.map((line, at) => ({ place: places[at] ?? null, text: line }))
}
const lay = (words: readonly string[], lines: Record<number, Partial<LineWish>> = {}, density = 0) =>
  layTyped({ design: ground, plate }, typedOf(words), engine, {
    density,
    lines: Object.fromEntries(Object.entries(lines).map(([at, wish]) => [at, { ...noWish, ...wish }])),
  })
const sizes = (design: Design | null) => formLines(design ?? ground).map(({ sizeMm }) => sizeMm)
const saying = (design: Design | null) => formLines(design ?? ground).map(({ text: words }) => words)
const three = ['ZORA', 'Angers', 'Tel 02']

describe('what is typed in the fields of a form', () => {
  test('is laid as the editor lays it, letter for letter', () => {
    const typed = formLines(ground).reduce<Design>((before, { elementId, line }, at) => {
      const after = setLineText(before, elementId, line, three[at] ?? '')
      return settleTexts({ design: before, plate }, { design: after, plate }, engine).design
    }, ground)
    const laid = lay(three)
    expect(laid?.elements).toEqual(typed.elements)
    expect(typeof (laid && densityOf(laid))).toBe('number')
  })

  test('stays the very design where nothing was changed', () => {
    expect(lay(formLines(ground).map(line => line.text))).toBe(ground)
  })

  test('leaves the place of an empty line to the others', () => {
    const laid = lay(['ZORA', '', 'Tel 02'])
    expect(saying(laid)).toEqual(['ZORA', 'Tel 02'])
    expect(sizes(laid)[0]).toBeGreaterThan(sizes(lay(three))[0] ?? 0)
  })

  test('may be a line more, and none where it does not fit', () => {
    expect(saying(lay([...three, 'Une de plus']))).toEqual([...three, 'Une de plus'])
    expect(lay([...three, ...Array.from({ length: 20 }, () => 'de trop')])).toBeNull()
  })
})

describe('the choices for a typed line', () => {
  test('larger and smaller keep a step of its size, and the others fill what it leaves', () => {
    const plain = sizes(lay(three))
    const larger = lay(three, { 1: { step: 1 } })
    const smaller = lay(three, { 1: { step: -1 } })
    expect(sizes(larger)[1]).toBeGreaterThan((plain[1] ?? 0) * 1.1)
    expect(sizes(larger)[0]).toBeLessThanOrEqual(plain[0] ?? 0)
    expect(sizes(smaller)[1]).toBeLessThan((plain[1] ?? 0) * 0.92)
    expect(sizes(smaller)[0]).toBeGreaterThanOrEqual(plain[0] ?? 0)
    const pinned = larger?.elements.map(
      element =>
        element.type === 'text' && element.doc.lines.some(({ runs }) => runs.some(run => run.style.pinned)),
    )
    expect(pinned).toEqual([false, true, false])
  })

  test('in two lines breaks at the blank that makes both halves most even', () => {
    const laid = lay(['ATELIER DES MENUISIERS DE LA LOIRE', 'Angers', 'Tel 02'], { 0: { inTwo: true } })
    const first = laid?.elements.find(({ id }) => id === 'a')
    const halves = first?.type === 'text' ? first.doc.lines.map(linePlain) : []
    expect(halves).toEqual(['ATELIER DES', 'MENUISIERS DE LA LOIRE'])
    expect(halves).toHaveLength(2)
    expect(halves.join(' ')).toBe('ATELIER DES MENUISIERS DE LA LOIRE')
    expect(saying(laid).slice(2)).toEqual(['Angers', 'Tel 02'])
  })

  test('for all lines together make them denser or airier', () => {
    const plain = sizes(lay(three))[0] ?? 0
    expect(sizes(lay(three, {}, 2))[0]).toBeGreaterThanOrEqual(plain)
    expect(sizes(lay(three, {}, -2))[0]).toBeLessThan(plain)
  })

  test('are nothing where they do not fit', () => {
    expect(lay(three, { 1: { step: 14 } })).toBeNull()
    expect(lay(three, { 1: { step: -14 } })).not.toBeNull()
  })

  test('are forgotten without a trace', () => {
    const word = fc.constantFrom('Zora', 'Rue des Lilas 12', 'é', 'ATELIER DE LA LOIRE', '')
    const wish = fc.record({ step: fc.integer({ min: -3, max: 3 }), inTwo: fc.boolean() })
    fc.assert(
      fc.property(
        fc.tuple(word, word, word),
        wish,
        fc.integer({ min: -2, max: 2 }),
        (words, one, density) => {
          const before = lay(words)
          lay(words, { 0: one, 2: one }, density)
          expect(lay(words)).toEqual(before)
          const laid = lay(words, { 0: one }, density)
          if (laid) expect(saying(laid).join(' ')).toBe(words.filter(line => line.trim() !== '').join(' '))
        },
      ),
    )
  })

  test('a line without a blank cannot be broken, nor a figure and its unit', () => {
    expect(['Zora', ' Zora ', '8 mm', ''].map(canBreak)).toEqual([false, false, false, false])
    expect(canBreak('Zora et fils')).toBe(true)
  })
})
