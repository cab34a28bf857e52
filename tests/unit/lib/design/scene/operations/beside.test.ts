import { beforeAll, describe, expect, it } from 'vitest'
import { flattenPath } from '@/lib/design/geometry/flatten'
import type { Rect } from '@/lib/design/geometry/path'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import type { Design } from '@/lib/design/scene/model'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { standBeside } from '@/lib/design/scene/operations/fit/beside'
import { covered, rowsOf, sizedNew } from '@/lib/design/scene/operations/fit/places'
import { densityOf, setDensity, settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { text } from '@/tests/support/editor-design'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, template, templates } from '@/tests/support/templates'

const french = templates.filter(({ slug }) => slug.endsWith('-fr'))
beforeAll(async () => {
  await loadFonts(...french)
  await engine.load(['roboto-regular.ttf', 'roboto-bold.ttf', 'vector:heart'])
})

type Adding = (design: Design) => ReturnType<typeof addNew>

const url = { qrData: 'https://boulangerie-martin.fr/', qrDataType: 'url' } as const
const adding = {
  'a QR code': design => addNew(design, plateFor(design), elementKinds.qrcode, url, engine),
  'an article number': design =>
    addNew(
      design,
      plateFor(design),
      elementKinds.barcode,
      { symbology: 'ean13', data: '4006381333931' },
      engine,
    ),
  'a text on a circle': design =>
    addNew(design, plateFor(design), elementKinds['rounded-text'], { words: 'Fait à la main' }, engine),
  'a drawing': design =>
    addNew(design, plateFor(design), elementKinds.image, { src: 'vector:heart' }, engine),
} satisfies Record<string, Adding>
const names = Object.keys(adding) as (keyof typeof adding)[]

/** A change with the lines laid as the editor lays them. */
function settled(before: Design, after: Design): Design {
  const plate = plateFor(before)
  return settleTexts({ design: before, plate }, { design: after, plate }, engine).design
}

/** What was added, with the lines laid. */
function added(design: Design, add: Adding) {
  const made = add(design)
  return { ...made, design: settled(design, made.design), plate: plateFor(design) }
}

/** Faults that were not there before. */
function newFaults(before: Design, after: Design): string[] {
  const faults = (design: Design) => {
    const plate = plateFor(design)
    return checkDesign(design, plate, compile(design, plate, engine), engine).map(({ code }) => code)
  }
  const known = new Set(faults(before))
  return faults(after).filter(code => !known.has(code))
}

/** Whether a text on a circle has ink in a row of letters: its box is no measure, lines stand within it. */
function hasInkIn(
  { design, id, plate }: ReturnType<typeof added>,
  { left, top, width, height }: Rect,
): boolean {
  const ink = compile(design, plate, engine).items.filter(({ elementId }) => elementId === id)
  return ink
    .flatMap(({ path }) => flattenPath(path).flatMap(({ points }) => points))
    .some(({ x, y }) => x > left && x < left + width && y > top && y < top + height)
}

/** Letters of lines that something covers, in mm². */
function lettersCovered(made: ReturnType<typeof added>): number {
  const { design, id, plate } = made
  const own = design.elements.find(element => element.id === id)
  const one = own && sizedNew(own, 1, plate)
  const place = boxById(design, id)
  const rows = rowsOf(design, engine).filter(row => own?.type !== 'rounded-text' || hasInkIn(made, row))
  return one && place ? covered(one, place, rows) : 0
}

describe.each(names)('%s that is added to a design', name => {
  it('lies on no line of any sample, or it is reported', () => {
    let beside = 0
    for (const design of french) {
      const made = added(design, adding[name])
      if (made.covers) continue
      beside += 1
      expect([design.slug, lettersCovered(made)]).toEqual([design.slug, 0])
      const spoilt = newFaults(design, made.design).filter(code =>
        ['design_keep_out', 'design_outside_plate', 'design_font_too_small'].includes(code),
      )
      expect([design.slug, spoilt]).toEqual([design.slug, []])
    }
    expect(beside).toBeGreaterThan(8)
  })

  it('moves no line of a sample where it found a free place', () => {
    let free = 0
    for (const design of french) {
      const made = adding[name](design)
      if (made.covers || densityOf(made.design) !== densityOf(design)) continue
      free += 1
      expect([design.slug, settled(design, made.design) === made.design]).toEqual([design.slug, true])
    }
    expect(free).toBeGreaterThan(0)
  })
})

const full = template('template-company-address-fr')
const sizesOf = (design: Design): number[] =>
  design.elements.flatMap(element =>
    element.type === 'text' ? element.doc.lines.flatMap(line => line.runs.map(run => run.style.sizeMm)) : [],
  )

describe('where the lines leave no space', () => {
  it('they make some, and stay as large as the least of their plate', () => {
    const { design, covers, plate } = added(full, adding['a drawing'])
    expect(covers).toBe(false)
    expect(densityOf(design)).toEqual(expect.any(Number))
    expect(Math.min(...sizesOf(design))).toBeGreaterThanOrEqual(plate.minFontMm)
    expect(Math.max(...sizesOf(design))).toBeLessThanOrEqual(Math.max(...sizesOf(full)))
  })

  it('a picture comes before them and a code behind them', () => {
    const short = { ...full, elements: full.elements.slice(0, 1) }
    const code = added(short, adding['a QR code'])
    const middle = ({ design, id }: typeof code) => {
      const box = boxById(design, id)
      return box ? box.left + box.width / 2 : 0
    }
    expect(code.covers).toBe(false)
    expect(middle(code)).toBeGreaterThan(40)
    const logo = standBeside(
      full,
      {
        type: 'image',
        src: 'vector:heart',
        rotate: 0,
        position: { left: 20.2, top: 2.2 },
        size: { width: 17.6, height: 17.6 },
      },
      plateFor(full),
      engine,
    )
    expect([logo.covers, boxById(logo.design, logo.id)?.left]).toEqual([false, 0.5])
  })

  it('lines that were set by hand stay, and what is added becomes smaller in what they leave', () => {
    const byHand = setDensity(full, null)
    const made = added(byHand, adding['a drawing'])
    expect(made.covers).toBe(false)
    expect(sizesOf(made.design)).toEqual(sizesOf(full))
    const usual = added({ ...full, elements: [] }, adding['a drawing'])
    const width = ({ design, id }: typeof usual) => boxById(design, id)?.width ?? 0
    expect(width(made)).toBeLessThan(width(usual))
  })

  it('a code that does not fit within a frame crosses it, and it is reported', () => {
    const frame = { style: 'solid', width: 0.5, offset: 9, radius: 0 } as const
    const framed: Design = { ...full, elements: [{ id: 'frame', type: 'border', config: frame }] }
    expect(added(framed, adding['a QR code']).covers).toBe(true)
  })

  it('a code that does not fit beside the lines covers as little of them as possible, and it is reported', () => {
    const made = added(full, adding['an article number'])
    expect(made.covers).toBe(true)
    const alone = added({ ...full, elements: [] }, adding['an article number'])
    expect(alone.covers).toBe(false)
  })

  it('the window of a dater is the last that is covered', () => {
    const dater = template('template-dater-accounting-fr')
    const small = { ...dater, elements: [text('a', 'PAYÉ', 2, 4)] }
    const made = added(small, adding['a drawing'])
    expect(made.covers).toBe(false)
    expect(newFaults(small, made.design)).not.toContain('design_keep_out')
  })
})

it('on an empty plate everything lies where it always did', () => {
  for (const name of names) {
    const empty = { ...full, elements: [] }
    const made = adding[name](empty)
    expect([name, made.covers]).toEqual([name, false])
  }
})

it('before the fonts are there it lies where it was put', () => {
  const unread = { ...engine, isLoaded: () => false }
  const made = addNew(full, plateFor(full), elementKinds.image, { src: 'vector:heart' }, unread)
  const box = boxById(made.design, made.id)
  expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(29, 2)
})
