import { beforeAll, describe, expect, test } from 'vitest'
import { layoutTextElement } from '@/lib/design/scene/elements/text/layout'
import { scaleText } from '@/lib/design/scene/elements/text/measure'
import type { TextElement } from '@/lib/design/scene/elements/text/schema'
import type { Design } from '@/lib/design/scene/model'
import { addLine } from '@/lib/design/scene/operations/add-line'
import { countPinned, withoutPinned } from '@/lib/design/scene/operations/fit/by-hand'
import { densityOf, setDensity, settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { pasteLines } from '@/lib/design/scene/operations/paste-lines'
import { setTextStyle } from '@/lib/design/scene/operations/text'
import { formLines, removeLine, setLineSize, setLineText } from '@/lib/design/scene/operations/text-lines'
import { readDesign, storeDesign } from '@/lib/design/scene/stored'
import { engine, loadFonts } from '@/tests/support/fonts'
import fc, { runs } from '@/tests/support/properties'
import { plateFor, template } from '@/tests/support/templates'

const stamp = template('template-company-address-fr')
const badge = template('template-badge-fr')
const plaque = template('template-lawyer-plaque-fr')
const started = [stamp, badge, plaque]
beforeAll(() => loadFonts(...started))

/** A change as the editor makes it: the lines are laid after it. */
const step = (before: Design, change: (design: Design) => Design): Design =>
  settleTexts(
    { design: before, plate: plateFor(before) },
    { design: change(before), plate: plateFor(before) },
    engine,
  ).design

const textsOf = (design: Design): TextElement[] =>
  design.elements.filter(({ type }) => type === 'text') as TextElement[]
const baselineOf = ({ position, doc }: TextElement) =>
  position.top + (doc.lines[0]?.runs[0]?.style.sizeMm ?? 0)
/** The texts from top to bottom. */
const order = (design: Design): string[] =>
  textsOf(design)
    .toSorted((a, b) => baselineOf(a) - baselineOf(b))
    .map(({ id }) => id)
/** Rows that lie over the one above them, by more than a tenth of a mm. */
const overlaps = (design: Design): number => {
  const texts = textsOf(design).toSorted((a, b) => a.position.top - b.position.top)
  return texts.filter((text, index) => {
    const above = texts[index - 1]
    return above !== undefined && above.position.top + above.size.height > text.position.top + 0.1
  }).length
}

const lineOf = (design: Design, at: number) => {
  const lines = formLines(design)
  return lines[at % Math.max(1, lines.length)]
}

const words = fc.string({ maxLength: 24, unit: fc.constantFrom(...'abc EéÀ0123') })
type Edit = (design: Design) => Design
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(9), words).map(
    ([at, text]): Edit =>
      design => {
        const line = lineOf(design, at)
        return line ? setLineText(design, line.elementId, line.line, text) : design
      },
  ),
  fc.tuple(fc.nat(9), fc.integer({ min: 16, max: 90 })).map(
    ([at, tenths]): Edit =>
      design => {
        const line = lineOf(design, at)
        return line ? setLineSize(design, line.elementId, line.line, tenths / 10) : design
      },
  ),
  fc.tuple(fc.nat(9), fc.integer({ min: 16, max: 60 })).map(
    ([at, tenths]): Edit =>
      design => {
        const line = lineOf(design, at)
        return line ? setTextStyle(design, [line.elementId], { sizeMm: tenths / 10 }) : design
      },
  ),
  fc.tuple(fc.nat(9), fc.integer({ min: 8, max: 20 })).map(
    ([at, tenths]): Edit =>
      design => {
        const line = lineOf(design, at)
        return line ? setTextStyle(design, [line.elementId], { lineHeight: tenths / 10 }) : design
      },
  ),
  fc.constant(
    (design: Design) => addLine(design, plateFor(design), 'Nouvelle ligne', engine)?.design ?? design,
  ),
  fc.tuple(fc.nat(9), fc.array(words, { minLength: 1, maxLength: 6 })).map(
    ([at, texts]): Edit =>
      design => {
        const line = lineOf(design, at)
        return pasteLines(
          design,
          plateFor(design),
          line ?? null,
          texts,
          ({ text }) => text.trim() === '',
          engine,
        ).design
      },
  ),
  fc.nat(9).map(
    (at): Edit =>
      design => {
        const line = lineOf(design, at)
        return line && formLines(design).length > 1 ? removeLine(design, line.elementId, line.line) : design
      },
  ),
  fc.constant((design: Design) => setDensity(design, null)),
  fc.constant((design: Design) => setDensity(design, 0.5)),
)

describe('the lines of a plate are a stack', () => {
  test.each(started.map(({ slug }) => slug))('whose order no edit changes: %s', slug => {
    const first = template(slug)
    fc.assert(
      fc.property(fc.array(edits, { minLength: 1, maxLength: 8 }), all => {
        let design = first
        for (const edit of all) {
          const before = order(design)
          const next = step(design, edit)
          const after = order(next)
          const stay = new Set(after)
          const known = new Set(before)
          expect(after.filter(id => known.has(id))).toEqual(before.filter(id => stay.has(id)))
          // What is new stands below all others, in the order in which it came.
          const fresh = textsOf(next)
            .map(({ id }) => id)
            .filter(id => !known.has(id))
          if (fresh.length > 0) expect(after.slice(-fresh.length)).toEqual(fresh)
          expect(order(readDesign(storeDesign(next)))).toEqual(after)
          design = next
        }
      }),
      { numRuns: runs(40, 400) },
    )
  })

  test('in which six lines that are pasted after a size was set stand in order, none over another', () => {
    const [line] = formLines(stamp)
    if (!line) throw new Error('the stamp has lines')
    const sized = step(stamp, design => setLineSize(design, line.elementId, 0, 4))
    const pasted = ['MARTIN', 'Boulangerie', '12 rue du Lac', '74000 Annecy', '04 50 00 00 00', 'SIRET 123']
    const plate = plateFor(stamp)
    const next = step(sized, design => pasteLines(design, plate, line, pasted, () => true, engine).design)
    const byPlace = order(next).map(id => formLines(next).find(({ elementId }) => elementId === id)?.text)
    expect(byPlace).toEqual(pasted.slice(0, byPlace.length))
    expect(byPlace.length).toBe(6)
    expect(overlaps(next)).toBe(0)
  })
})

describe('a size that is set by hand', () => {
  test('stays, while the rest goes on filling the plate around it', () => {
    const filled = step(stamp, design => setLineText(design, stamp.elements[0]?.id ?? '', 0, 'DUPONT'))
    const ids = formLines(filled).map(({ elementId }) => elementId)
    fc.assert(
      fc.property(
        fc.nat(3),
        fc.integer({ min: 17, max: 50 }),
        fc.nat(3),
        words,
        (at, tenths, other, text) => {
          const sized = step(filled, design => setLineSize(design, ids[at] ?? '', 0, tenths / 10))
          expect(densityOf(sized)).toEqual(expect.any(Number))
          expect(formLines(sized)[at]?.sizeMm).toBe(tenths / 10)
          const typed = step(sized, design => setLineText(design, ids[other] ?? '', 0, text))
          expect(formLines(typed)[at]?.sizeMm).toBe(tenths / 10)
          const stored = readDesign(storeDesign(typed))
          const again = step(stored, design => setLineText(design, ids[other] ?? '', 0, `${text}x`))
          expect(formLines(again)[at]?.sizeMm).toBe(tenths / 10)
          expect(overlaps(again)).toBe(0)
        },
      ),
      { numRuns: runs(40, 400) },
    )
  })

  test('is let go on request, and fills with the others again', () => {
    const filled = step(stamp, design => setLineText(design, stamp.elements[0]?.id ?? '', 0, 'DUPONT'))
    const sized = step(filled, design => setLineSize(design, stamp.elements[0]?.id ?? '', 0, 2))
    expect(countPinned(sized)).toBe(1)
    const free = step(sized, withoutPinned)
    expect(countPinned(free)).toBe(0)
    expect(withoutPinned(free)).toBe(free)
    expect(formLines(free)[0]?.sizeMm).not.toBe(2)
  })

  test('by a corner that is dragged is one as well: the places stay the plate’s', () => {
    const filled = step(stamp, design => setLineText(design, stamp.elements[0]?.id ?? '', 0, 'DUPONT'))
    const dragged = step(filled, design => ({
      ...design,
      elements: design.elements.map((element, index) =>
        index === 0 && element.type === 'text'
          ? { ...scaleText(element, 0.5), position: { left: 9, top: 3 } }
          : element,
      ),
    }))
    expect(densityOf(dragged)).toEqual(expect.any(Number))
    expect(formLines(dragged)[0]?.sizeMm).toBeCloseTo((formLines(filled)[0]?.sizeMm ?? 0) / 2, 3)
    expect(overlaps(dragged)).toBe(0)
  })

  test('moves those below by as much where a person has placed the lines: the gaps stay as they were set', () => {
    const placed = step(setDensity(stamp, null), design => design)
    const gaps = (design: Design) =>
      textsOf(design).map((text, index, all) => {
        const below = all[index + 1]
        return below ? below.position.top - text.position.top - text.size.height : 0
      })
    const [, second] = textsOf(placed)
    const sized = step(placed, design => setLineSize(design, second?.id ?? '', 0, 5))
    expect(formLines(sized)[1]?.sizeMm).toBe(5)
    for (const [index, gap] of gaps(sized).entries()) expect(gap).toBeCloseTo(gaps(placed)[index] ?? 0, 3)
    expect(densityOf(sized)).toBeNull()
  })
})

test('lines of one size stand evenly: from baseline to baseline it is as far', () => {
  const [line] = formLines(stamp)
  if (!line) throw new Error('the stamp has lines')
  const same = textsOf(stamp).map(({ id }) => id)
  const filled = step(stamp, design => setLineText(design, line.elementId, 0, 'DUPONT'))
  const even = step(filled, design => setTextStyle(design, same, { sizeMm: 2.6, bold: false }))
  const added = step(even, design => addLine(design, plateFor(design), 'Word', engine)?.design ?? design)
  const tops = textsOf(added).map(text => {
    const layout = layoutTextElement(text, engine)
    return text.position.top + (layout.lines[0]?.baseline ?? Number.NaN)
  })
  const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0))
  for (const one of steps) expect(one).toBeCloseTo(steps[0] ?? 0, 2)
})
