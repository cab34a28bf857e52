import { describe, expect, it } from 'vitest'
import { supportCells, supportFormat, supportSize } from '@/lib/product/sign/support-multi'
import { catalogue } from '@/tests/support/catalogue'
import fc from '@/tests/support/properties'

const supports = catalogue.staticProducts.products.filter(({ type }) => type === 'sign-support-multi')

const format = fc.record({
  rows: fc.integer({ min: 1, max: 12 }),
  cols: fc.integer({ min: 1, max: 4 }),
  plate: fc.record({ width: fc.integer({ min: 20, max: 600 }), height: fc.integer({ min: 10, max: 400 }) }),
  header: fc.boolean(),
})

describe('a multi-plate support', () => {
  it('has the size that its catalogue states, for every one of them', () => {
    expect(supports).toHaveLength(18)
    for (const product of supports) {
      const found = supportFormat(product)
      if (!found) throw new Error(product.slug)
      const { width, height } = product
      expect(supportSize(found)).toEqual({ width, height })
    }
  })

  it('has a place for each plate: 20 mm apart, 30 mm from the edge, to the tenth of a micrometre', () => {
    const near = (value: number, wanted: number) => expect(Math.abs(value - wanted)).toBeLessThan(1e-4)
    fc.assert(
      fc.property(format, wanted => {
        const cells = supportCells(wanted)
        const { width, height } = supportSize(wanted)
        expect(cells).toHaveLength(wanted.rows * wanted.cols + (wanted.header ? 1 : 0))
        const [first] = cells
        const last = cells.at(-1)
        if (!first || !last) throw new Error('no cells')
        near(first.left, 30)
        near(first.top, 30)
        near(width - (last.left + last.width), 30)
        near(height - (last.top + last.height), 30)
        const rows = cells.filter(({ head }) => !head)
        for (const [index, cell] of rows.entries()) {
          const right = rows[index + 1]
          if (right && right.top === cell.top) near(right.left - (cell.left + cell.width), 20)
          const below = rows[index + wanted.cols]
          if (below) near(below.top - (cell.top + cell.height), 20)
        }
        if (!wanted.header) return
        near(first.width, width - 60)
        near((rows[0]?.top ?? 0) - (first.top + first.height), 20)
      }),
    )
  })

  it('is none for the products without rows', () => {
    expect(supportFormat({ rows: 0, cols: 1, formatWidth: 10, formatHeight: 10 })).toBeNull()
    expect(supportFormat({})).toBeNull()
  })
})
