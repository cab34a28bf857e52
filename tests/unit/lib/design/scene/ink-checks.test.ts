import { beforeAll, describe, expect, it } from 'vitest'
import { checkDesign } from '@/lib/design/scene/checks/check-design'
import { compile } from '@/lib/design/scene/compile'
import type { ShapeElement } from '@/lib/design/scene/elements/shape/schema'
import type { Finding } from '@/lib/design/scene/finding'
import type { Design, Element } from '@/lib/design/scene/model'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import fc from '@/tests/support/properties'
import { engine, loadFonts } from '../../../../support/fonts'
import { plateFor, template, templates } from '../../../../support/templates'

beforeAll(() => loadFonts(...templates))

const stamp = template('template-company-address-fr')
const inkCodes = ['design_overlap', 'design_twice', 'design_line_too_thin']

function inkFindings(design: Design): Finding[] {
  const plate = plateFor(design)
  return checkDesign(design, plate, compile(design, plate, engine), engine).filter(({ code }) =>
    inkCodes.includes(code),
  )
}

const on = (base: Design, ...elements: Element[]): Design => ({ ...base, elements })

const shape = (over: Partial<ShapeElement> = {}): ShapeElement => ({
  id: 's',
  type: 'shape',
  shape: 'rectangle',
  position: { left: 10, top: 5 },
  size: { width: 10, height: 6 },
  stroke: null,
  ...over,
})

it('every template is free of lines that break, ink on ink and doubles', () => {
  const found = templates.flatMap(design =>
    inkFindings(design).map(({ code, elementId }) => `${design.slug} ${elementId} ${code}`),
  )
  expect(found).toEqual([])
})

describe('a line of a figure', () => {
  it.each([
    ['a line', shape({ shape: 'line', size: { width: 20, height: 0.02 } })],
    ['an edge', shape({ stroke: 0.01, shape: 'star' })],
    ['a figure as thin as a hair', shape({ size: { width: 0.05, height: 4 } })],
  ])('that is too thin cannot be made, and becomes thick enough: %s', (_name, element) => {
    const design = on(stamp, element)
    const [finding] = inkFindings(design)
    expect(finding).toMatchObject({ code: 'design_line_too_thin', severity: 'block', needed: 0.2 })
    const [repair] = finding?.repairs ?? []
    if (!repair) throw new Error('there is no repair')
    expect(inkFindings(applyRepair(design, repair))).toEqual([])
  })

  it('may be as thin as the plate takes', () => {
    expect(inkFindings(on(stamp, shape({ stroke: 0.2 })))).toEqual([])
  })
})

describe('ink upon ink', () => {
  const lies = (left: number, over: Partial<ShapeElement> = {}) =>
    inkFindings(on(stamp, shape(), shape({ id: 't', position: { left, top: 5 }, ...over }))).map(
      ({ code, elementId }) => `${elementId} ${code}`,
    )

  it('is asked about at the upper one', () => {
    expect(lies(14, { shape: 'ellipse' })).toEqual(['t design_overlap'])
  })

  it('is none beside it, nor where two touch', () => {
    expect(lies(21)).toEqual([])
    expect(lies(20)).toEqual([])
    expect(lies(19.9)).toEqual([])
  })

  it('is none within a frame, whose box it shares', () => {
    const frame = shape({
      id: 'f',
      position: { left: 2, top: 2 },
      size: { width: 40, height: 18 },
      stroke: 0.4,
    })
    expect(inkFindings(on(stamp, frame, shape()))).toEqual([])
  })

  it('is measured in bounded time, however many lie on each other', () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      shape({ id: `s${index}`, stroke: 0.2, position: { left: 10 + index / 1000, top: 5 + index / 500 } }),
    )
    expect(inkFindings(on(stamp, ...many)).length).toBeGreaterThan(0)
  })

  it('is what it is, wherever both lie', () => {
    const shifts = fc.record({ left: fc.integer({ min: 0, max: 20 }), top: fc.integer({ min: 0, max: 10 }) })
    fc.assert(
      fc.property(shifts, fc.integer({ min: 0, max: 12 }), ({ left, top }, apart) => {
        const first = shape({ position: { left, top } })
        const second = shape({ id: 't', shape: 'ellipse', position: { left: left + apart, top } })
        const found = inkFindings(on(stamp, first, second)).some(({ code }) => code === 'design_overlap')
        // Within one mm of its side an ellipse 10 mm wide has 5.2 % of its ink.
        expect(found).toBe(apart <= 9)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the same twice', () => {
  const twin = (left: number) => on(stamp, shape(), shape({ id: 't', position: { left, top: 5 } }))

  it('at one place was not meant: one click takes it away', () => {
    const [finding, ...others] = inkFindings(twin(10.2))
    expect(others).toEqual([])
    expect(finding).toMatchObject({ code: 'design_twice', severity: 'ask', elementId: 't' })
    const [repair] = finding?.repairs ?? []
    expect(repair && applyRepair(twin(10.2), repair).elements.map(({ id }) => id)).toEqual(['s'])
  })

  it('at two places was', () => {
    expect(inkFindings(twin(25))).toEqual([])
  })
})
