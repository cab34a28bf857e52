import { describe, expect, it } from 'vitest'
import { changeTextSizes, nextTextSize } from '@/lib/design/scene/operations/text-size'
import { summariseText } from '@/lib/design/scene/operations/text-summary'
import { qrcode, stampDesign, text } from '@/tests/support/editor-design'
import fc from '@/tests/support/properties'

describe('steps of the letters’ size', () => {
  it('go to the next round size, larger and smaller', () => {
    expect(nextTextSize(3, 1)).toBe(3.1)
    expect(nextTextSize(3.04, 1)).toBe(3.1)
    expect(nextTextSize(3.04, -1)).toBe(3)
    expect(nextTextSize(4, -1)).toBe(3.9)
    expect(nextTextSize(4, 1)).toBe(4.2)
    expect(nextTextSize(20, 1)).toBe(21)
  })

  it('always go the way that was asked for, and lead back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.6, max: 400, noNaN: true }), size => {
        const larger = nextTextSize(size, 1)
        expect(larger).toBeGreaterThan(size - 1e-9)
        expect(nextTextSize(larger, -1)).toBeLessThan(larger)
      }),
    )
  })

  it('leave alone what has no letters', () => {
    const design = stampDesign([qrcode('q', 2, 2), text('t', 'Abc', 2, 2)])
    const larger = changeTextSizes(design, ['q', 't'], size => nextTextSize(size, 1))
    const before = summariseText(design.elements)?.sizeMm ?? 0
    expect(summariseText(larger.elements)?.sizeMm).toBeGreaterThan(before)
    expect(larger.elements[0]).toBe(design.elements[0])
  })
})
