import { describe, expect, test, vi } from 'vitest'
import { clearanceTo } from '@/lib/design/geometry/edge-index'
import { clearance, contoursOf } from '@/lib/design/geometry/polygon'
import { plateOf } from '@/lib/design/scene/plate'
import * as freeHoles from '@/lib/product/sign/free-holes'
import { catalogue } from '@/tests/support/catalogue'
import { processorMs } from '@/tests/support/processor-time'
import fc from '@/tests/support/properties'
import { sign } from '@/tests/support/signs'
import { outlineThrough, spikyCorners } from '@/tests/support/spiky'

const point = fc.record({ x: fc.integer({ min: -20, max: 120 }), y: fc.integer({ min: -20, max: 120 }) })

describe('the clearance of an outline with many sides', () => {
  test('is what each side by itself gives, also for lines that cross each other and points on them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(point, { maxLength: 40 }), { maxLength: 3 }),
        fc.array(point, { maxLength: 20 }),
        (lines, asked) => {
          const contours = contoursOf(lines.flatMap(outlineThrough))
          const corners = lines.flat().slice(0, 10)
          for (const at of [...asked, ...corners])
            expect(clearanceTo(contours)(at)).toBe(clearance(at, contours))
        },
      ),
    )
  })

  test('does not take longer for each point by as much as there are sides more', () => {
    const places = spikyCorners(400, 270, 270, 0.9)
    const [few, many] = [1_000, 16_000].map(sides => {
      const clearanceAt = clearanceTo(contoursOf(outlineThrough(spikyCorners(sides, 300, 300, 0.95))))
      return processorMs(() => places.map(clearanceAt))
    })
    // Side by side it would be sixteen times as much.
    expect(many).toBeLessThan(8 * Math.max(few ?? 0, 2))
  })
})

describe('the holes of a plate', () => {
  test('that a customer could place are looked for only when somebody asks', () => {
    const asked = vi.spyOn(freeHoles, 'freeHoleFixing')
    const config = sign({ width: 200, height: 100 })
    const plate = plateOf({ type: 'sign', config }, catalogue)
    expect(asked).not.toHaveBeenCalled()
    expect(plate?.freeHoles.fixing?.name).toBe('holes-only')
    expect(plate?.freeHoles.diameterMm).toBe(plate?.freeHoles.fixing?.options.diameters)
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })
})
