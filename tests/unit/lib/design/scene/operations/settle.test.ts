import { beforeAll, describe, expect, test } from 'vitest'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { TextElement } from '@/lib/design/scene/elements/text/schema'
import type { Design } from '@/lib/design/scene/model'
import { addLine } from '@/lib/design/scene/operations/add-line'
import { duplicateElements } from '@/lib/design/scene/operations/arrange'
import { boxOf, elementOf } from '@/lib/design/scene/operations/boxes'
import { fillPlate } from '@/lib/design/scene/operations/fit/fill'
import { covered, rowsOf, sizedNew } from '@/lib/design/scene/operations/fit/places'
import { densityOf, setDensity, settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { moveElements } from '@/lib/design/scene/operations/move'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { setStamp } from '@/lib/design/scene/operations/product'
import { takeTemplate } from '@/lib/design/scene/operations/template'
import { setTextStyle } from '@/lib/design/scene/operations/text'
import { setLineSize, setLineText } from '@/lib/design/scene/operations/text-lines'
import { createOutlineSource } from '@/lib/design/scene/outline-source'
import { catalogue } from '../../../../../support/catalogue'
import { stampDesign, text } from '../../../../../support/editor-design'
import { engine, loadFonts } from '../../../../../support/fonts'
import { plateFor, template } from '../../../../../support/templates'

const stamp = template('template-company-address-fr')
const plate = plateFor(stamp)
beforeAll(async () => {
  await loadFonts(stamp, template('template-badge-fr'), template('template-winery-oval-fr'))
  await engine.load(['roboto-regular.ttf', 'roboto-bold.ttf'])
})

const settle = (before: Design | null, after: Design) =>
  settleTexts(
    before && { design: before, plate: plateFor(before) },
    { design: after, plate: plateFor(after) },
    engine,
  )
const step = (before: Design, change: (design: Design) => Design): Design =>
  settle(before, change(before)).design
const firstId = stamp.elements[0]?.id ?? ''
const typed = (design: Design, words: string) => setLineText(design, firstId, 0, words)
/** A text with other rows in the letters of its first. */
function grown({ doc, size }: TextElement, words: string[]): Pick<TextElement, 'doc' | 'size'> {
  const [line] = doc.lines
  const [run] = line?.runs ?? []
  if (!line || !run) throw new Error('the text has a line')
  const lines = words.map(text => ({ ...line, runs: [{ ...run, text }] }))
  return { doc: { lines }, size: { ...size, height: size.height * words.length } }
}
const sizesOf = (design: Design): number[] =>
  design.elements.flatMap(element =>
    element.type === 'text' ? element.doc.lines.flatMap(line => line.runs.map(run => run.style.sizeMm)) : [],
  )

describe('a change of the lines', () => {
  test('lets them fill the plate from the first words that are typed', () => {
    expect(densityOf(stamp)).toBeUndefined()
    const one = step(stamp, design => typed(design, 'DUPONT & FILS SARLX'))
    expect(densityOf(one)).toEqual(expect.any(Number))
    const long = step(one, design => typed(design, 'DUPONT & FILS ET LEURS NOMBREUX PETITS-ENFANTS'))
    expect(Math.max(...sizesOf(long))).toBeLessThan(Math.max(...sizesOf(one)))
    const back = step(long, design => typed(design, 'DUPONT & FILS SARLX'))
    expect(sizesOf(back)).toEqual(sizesOf(one))
  })

  test('lets them fill another plate, larger or smaller', () => {
    if (stamp.type !== 'stamp') throw new Error('the template is a stamp')
    const models = catalogue.stampModels.models
    const large = setStamp(stamp, { brand: 'trodat', range: 'printy', model: '4927' }, models, plate)
    expect(Math.max(...sizesOf(settle(stamp, large).design))).toBeGreaterThan(Math.max(...sizesOf(stamp)))
    const round = setStamp(stamp, { brand: 'trodat', range: 'printy', model: '46040' }, models, plate)
    expect(Math.max(...sizesOf(settle(stamp, round).design))).toBeLessThan(Math.max(...sizesOf(stamp)))
  })

  test('goes on filling where a place is set by hand, and says so once', () => {
    const filled = step(stamp, design => typed(design, 'DUPONT'))
    const after = settle(filled, moveElements(filled, [firstId], 1, 0))
    expect(after).toMatchObject({ ended: false, placed: true })
    expect(densityOf(after.design)).toEqual(expect.any(Number))
    expect(settle(after.design, moveElements(after.design, [firstId], 1, 0)).placed).toBe(false)
  })

  test('keeps a size or a line height that is set by hand, and goes on filling with the rest', () => {
    const filled = step(stamp, design => typed(design, 'DUPONT'))
    const byHand: ((design: Design) => Design)[] = [
      design => setLineSize(design, firstId, 0, 3.3),
      design => setTextStyle(design, [firstId], { sizeMm: 3.3 }),
      design => setTextStyle(design, [firstId], { lineHeight: 1.9 }),
    ]
    const heightsOf = ({ elements }: Design) =>
      elements.map(element => element.type === 'text' && element.size.height)
    for (const change of byHand) {
      const after = settle(filled, change(filled))
      expect(after.ended).toBe(false)
      expect(densityOf(after.design)).toEqual(expect.any(Number))
      expect(sizesOf(after.design)).not.toEqual(sizesOf(filled))
      const next = step(after.design, design => typed(design, 'DUPONT ET FILS'))
      expect(heightsOf(next)[0]).toBe(heightsOf(after.design)[0])
      const bottoms = heightsOf(next).map((height, index) => {
        const element = next.elements[index]
        return element?.type === 'text' ? element.position.top + Number(height) : 0
      })
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(plate.heightMm - plate.securityMm + 0.01)
    }
  })

  test('keeps what was set by hand before anything was typed', () => {
    const sized = step(stamp, design => setLineSize(design, firstId, 0, 3.3))
    const next = step(sized, design => typed(design, 'DUPONT'))
    expect(sizesOf(next)[0]).toBe(3.3)
  })

  test('goes on filling where letters are bold, of another family or in capitals', () => {
    const filled = step(stamp, design => typed(design, 'Dupont'))
    for (const change of [{ bold: false }, { letterCase: 'upper' }, { underline: true }] as const) {
      const after = settle(filled, setTextStyle(filled, [firstId], change))
      expect(after.ended).toBe(false)
      expect(densityOf(after.design)).toEqual(expect.any(Number))
    }
  })

  test('takes a line that is added among the others', () => {
    const filled = step(stamp, design => typed(design, 'DUPONT'))
    const added = addLine(filled, plate, 'Nouvelle ligne')
    if (!added) throw new Error('there is space')
    const after = settle(filled, added.design)
    expect(after.ended).toBe(false)
    const tops = after.design.elements.flatMap(element =>
      element.type === 'text' ? [element.position.top] : [],
    )
    expect(tops).toHaveLength(5)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })

  test('leaves sixty copies of a line on the plate, and stops filling where no row is left for one more', () => {
    let design = step(stamp, first => typed(first, 'DUPONT'))
    let copied = [firstId]
    const area = { left: 0, top: 0, width: plate.widthMm, height: plate.heightMm }
    const endings: number[] = []
    for (let copy = 1; copy <= 60; copy += 1) {
      const made = duplicateElements(design, copied, area)
      const settled = settle(design, made.design)
      if (settled.ended) endings.push(copy)
      design = settled.design
      copied = made.ids
    }
    expect(endings).toHaveLength(1)
    expect(endings[0]).toBeGreaterThan(1)
    for (const element of design.elements) {
      const box = boxOf(element)
      if (!box) continue
      expect(box.top).toBeLessThan(plate.heightMm)
      expect(box.top + box.height).toBeGreaterThan(0)
    }
  })

  test('leaves a template that fits as it was drawn, and lays out again one that does not', () => {
    const own = template('template-company-address-fr')
    expect(settle(null, own).design).toBe(own)
    const round = template('template-winery-oval-fr')
    const taken = takeTemplate(round, plateFor(round), stamp, plate)
    const laid = settle(null, taken).design
    expect(densityOf(laid)).toEqual(expect.any(Number))
  })

  test('does nothing until the fonts are there', () => {
    const without = createOutlineSource(
      () => Promise.reject(new Error('no file')),
      () => Promise.reject(new Error('no drawing')),
    )
    const after = { design: typed(stamp, 'DUPONT'), plate }
    expect(densityOf(settleTexts({ design: stamp, plate }, after, without).design)).toBeUndefined()
    expect(densityOf(settleTexts({ design: stamp, plate }, after, engine).design)).toEqual(expect.any(Number))
  })

  test('gives a text that wraps the height of its rows', () => {
    const wrapped = step(stamp, design => {
      const narrow = design.elements.map(element =>
        element.id === firstId && element.type === 'text'
          ? { ...element, size: { ...element.size, width: 25 } }
          : element,
      )
      return setTextStyle({ ...design, elements: narrow }, [firstId], { wrap: true })
    })
    const [first] = wrapped.elements
    expect(first?.type === 'text' && first.size.height).toBeCloseTo(2 * 4.6 * 1.1, 1)
  })
})

test('a text that gets more rows keeps its place among the others', () => {
  const filled = step(stamp, design => typed(design, 'DUPONT'))
  const taller = step(filled, design => ({
    ...design,
    elements: design.elements.map(element =>
      element.id === firstId && element.type === 'text'
        ? { ...element, ...grown(element, ['Boulangerie', 'Martin', 'et fils']) }
        : element,
    ),
  }))
  const byPlace = taller.elements
    .filter(element => element.type === 'text')
    .toSorted((a, b) => a.position.top - b.position.top)
  expect(byPlace.map(({ id }) => id)).toEqual(stamp.elements.map(({ id }) => id))
})

describe('something new that comes to lie on the lines', () => {
  const short = stampDesign([text('a', 'MARTIN', 3), text('b', 'Lyon', 8), text('c', '04 78 21 30 45', 13)])
  type Add = (design: Design, given?: typeof engine) => ReturnType<typeof addNew>
  const url = { qrData: 'https://example.org/', qrDataType: 'url' } as const
  const added: Record<string, Add> = {
    'a text on a circle': (design, given = engine) =>
      addNew(design, plate, elementKinds['rounded-text'], { words: 'Texte en arc' }, given),
    'an article number': (design, given = engine) =>
      addNew(design, plate, elementKinds.barcode, { symbology: 'ean13', data: '4006381333931' }, given),
    'a QR code': (design, given = engine) => addNew(design, plate, elementKinds.qrcode, url, given),
  }
  /** Letters of the lines under it, in mm². */
  const lettersUnder = (design: Design, id: string) => {
    const element = elementOf(design, id)
    const one = element && sizedNew(element, 1, plate)
    return one ? covered(one, one.wanted, rowsOf(design, engine)) : 0
  }

  test.each(Object.keys(added))('%s finds them beside it', name => {
    // Before the fonts are there it lies where it was put.
    const made = added[name]?.(short, { ...engine, isLoaded: () => false })
    if (!made) throw new Error(name)
    expect(lettersUnder(made.design, made.id)).toBeGreaterThan(0)
    const { design } = settle(short, made.design)
    expect(lettersUnder(design, made.id)).toBe(0)
    expect(densityOf(design)).toEqual(expect.any(Number))
  })

  test('leaves them as they are where they cannot stand beside it, or were set by hand', () => {
    const full = added['a QR code']?.(stamp).design ?? stamp
    expect(settle(stamp, full).design).toBe(full)
    const typing = step(stamp, design => typed(design, 'DUPONT'))
    const filled = added['an article number']?.(typing).design ?? typing
    const { design: laid } = settle(typing, filled)
    expect(fillPlate(laid, plate, densityOf(laid) ?? 0, engine).tooLarge).toEqual([])
    const byHand = setDensity(short, null)
    const made = added['a QR code']?.(byHand).design ?? byHand
    expect(settle(byHand, made).design).toBe(made)
  })
})

test('hundreds of texts are no lines of one plate: they stay where they are put', () => {
  const many = stampDesign(Array.from({ length: 200 }, (_, index) => text(`t${index}`, 'Lyon', index % 18)))
  const changed = setLineText(many, 't3', 0, 'Paris')
  expect(settle(many, changed).design).toBe(changed)
})
