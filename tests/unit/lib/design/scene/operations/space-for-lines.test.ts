import { beforeAll, describe, expect, test } from 'vitest'
import type { Design } from '@/lib/design/scene/model'
import { addLine } from '@/lib/design/scene/operations/add-line'
import { fillPlate, hasSpaceToFill } from '@/lib/design/scene/operations/fit/fill'
import { densityOf, setDensity, settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { onLargerMount, withSmallerLetters } from '@/lib/design/scene/operations/space-for-lines'
import { formLines, setLineSize, setLineText } from '@/lib/design/scene/operations/text-lines'
import { catalogue } from '@/tests/support/catalogue'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, template } from '@/tests/support/templates'

const stamp = template('template-company-address-fr')
const plate = plateFor(stamp)
beforeAll(() => loadFonts(stamp))

const step = (before: Design, change: (design: Design) => Design): Design =>
  settleTexts({ design: before, plate }, { design: change(before), plate }, engine).design
const textOf = (design: Design) => formLines(design).map(({ text }) => text)

describe('a line for which there is no space', () => {
  test('finds it where lines that were placed become smaller, and only on request', () => {
    let placed = setDensity(stamp, null)
    for (
      let more = addLine(placed, plate, 'Word', engine);
      more;
      more = addLine(placed, plate, 'Word', engine)
    )
      placed = more.design
    expect(addLine(placed, plate, 'Word', engine)).toBeNull()
    const made = withSmallerLetters(placed, plate, ['Word'], engine)
    expect(textOf(made?.design ?? placed)).toEqual([...textOf(placed), 'Word'])
    expect(made?.id).toBe(made?.design.elements.at(-1)?.id)
  })

  test('finds it where sizes that were set by hand are let go', () => {
    const [line] = formLines(stamp)
    const filled = step(stamp, design => setLineText(design, line?.elementId ?? '', 0, 'DUPONT'))
    const sized = (mm: number) => step(filled, design => setLineSize(design, line?.elementId ?? '', 0, mm))
    const sizes = Array.from({ length: 40 }, (_, index) => 4 + index * 0.25)
    const large = sizes.map(sized).findLast(design => hasSpaceToFill(design, plate, engine)) ?? filled
    expect(hasSpaceToFill(large, plate, engine)).toBe(true)
    expect(addLine(large, plate, 'Word', engine)).toBeNull()
    const { design } = withSmallerLetters(large, plate, ['Word'], engine) ?? { design: large }
    expect(textOf(design).at(-1)).toBe('Word')
    expect(fillPlate(design, plate, densityOf(design) ?? 0, engine).tooLarge).toEqual([])
  })

  test('finds it on the nearest larger mount of its shape, where all lines fit', () => {
    const words = Array.from({ length: 4 }, (_, index) => `Ligne ${index}`)
    const larger = onLargerMount(stamp, plate, words, { catalogue, engine })
    if (!larger) throw new Error('there is a larger one')
    const its = plateFor(larger.design)
    expect(its.widthMm * its.heightMm).toBeGreaterThan(plate.widthMm * plate.heightMm)
    expect(textOf(larger.design)).toEqual([...textOf(stamp), ...words])
    expect(formLines(larger.design).length).toBeLessThanOrEqual(its.maxLines)
    expect(hasSpaceToFill(larger.design, its, engine)).toBe(true)
  })

  test('has no way out where nothing helps: none is offered', () => {
    const many = Array.from({ length: 200 }, () => 'Word')
    expect(withSmallerLetters(stamp, plate, many, engine)).toBeNull()
    expect(onLargerMount(stamp, plate, many, { catalogue, engine })).toBeNull()
    expect(onLargerMount(template('template-lawyer-plaque-fr'), plate, [], { catalogue, engine })).toBeNull()
  })
})
