import { beforeAll, describe, expect, test } from 'vitest'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Design, Element } from '@/lib/design/scene/model'
import { applyRepair } from '@/lib/design/scene/operations/repair'
import { catalogue } from '@/tests/support/catalogue'
import { brass, check, dater, image, line, round, stamp, text } from '@/tests/support/design-checks'
import { engine, loadFonts } from '@/tests/support/fonts'
import fc from '@/tests/support/properties'
import { plateFor, template, templates } from '@/tests/support/templates'

const oval = template('template-winery-oval-fr')
const rounded = { ...brass, config: { ...brass.config, mask: { shape: 'flex-rectangle02' } } } as Design

beforeAll(async () => {
  await loadFonts(...templates)
  await engine.load(['vector:star'])
})

const codes = ['design_outside_plate', 'design_security_zone']
const atEdge = (design: Design) => check(design, design).filter(({ code }) => codes.includes(code))

/** The design with one element alone, and with what its first repair makes of it. */
function repaired(on: Design, element: Element): Design | null {
  const design = { ...on, elements: [element] }
  const [repair] = atEdge(design)[0]?.repairs ?? []
  return repair ? applyRepair(design, repair) : null
}

const masked = (shape: string): Design =>
  ({ ...brass, config: { ...brass.config, mask: { shape } } }) as Design

describe('ink that stands over the edge', () => {
  test.each([
    ['a round stamp', round],
    ['an oval one', oval],
    ['a sign with round corners', rounded],
    ['a stamp', stamp],
  ])('is brought onto %s by one click, wherever it stands, in its own size where that fits', (_, on) => {
    const { widthMm, heightMm } = plateFor(on)
    const edge = Math.min(widthMm, heightMm) / 4
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (x, y) => {
          const star = image(x * widthMm, y * heightMm, edge)
          if (atEdge({ ...on, elements: [star] }).length === 0) return
          const after = repaired(on, star)
          expect(after && atEdge(after)).toEqual([])
          expect(after?.elements[0]).toMatchObject({ size: { width: edge, height: edge } })
        },
      ),
      { numRuns: 60 },
    )
  })

  test('is made smaller where it fits in no other way, and words not below the smallest letters', () => {
    const { widthMm } = plateFor(round)
    const large = image(0, 0, widthMm)
    const after = repaired(round, large)
    expect(after && atEdge(after)).toEqual([])
    const box = after?.elements[0] && kindOf(after.elements[0]).box(after.elements[0])
    expect(box?.width).toBeLessThan(widthMm)
    expect(box?.width).toBeGreaterThan(widthMm / 2)

    const words = repaired(round, text(line('Association', 6), 1, 1, widthMm - 2, 7))
    expect(words && atEdge(words)).toEqual([])
    expect(words && check(words, words).map(({ code }) => code)).not.toContain('design_font_too_small')
    const tooMany = text(line('M'.repeat(40), 2.6), 1, 1, widthMm - 2, 4)
    expect(repaired(round, tooMany)).toBeNull()
  })

  test('is brought into every shape that a sign is cut to', () => {
    for (const { name } of catalogue.materials.masks) {
      const on = masked(name)
      const edge = Math.min(plateFor(on).widthMm, plateFor(on).heightMm) / 5
      const design = { ...on, elements: [image(0, 0, edge)] }
      if (atEdge(design).length === 0) continue
      const after = repaired(on, image(0, 0, edge))
      expect(after && atEdge(after), name).toEqual([])
    }
  })

  test('is left to the shopper where nothing would remain', () => {
    expect(repaired(dater, text(line('M'.repeat(80), 2.6), 0, 0, 120, 4))).toBeNull()
  })
})
