import { expect, test } from 'vitest'
import { isAgain } from '@/lib/design/scene/checks/twice'
import type { ShapeElement } from '@/lib/design/scene/elements/shape/schema'
import { processorMs } from '@/tests/support/processor-time'
import fc from '@/tests/support/properties'

const shape = (id: number, left: number, width: number): ShapeElement => ({
  id: `s${id}`,
  type: 'shape',
  shape: 'rectangle',
  position: { left, top: 5 },
  size: { width, height: 6 },
  stroke: null,
})

test('an element is there twice where one before it is alike and near, whatever lies between', () => {
  const places = fc.array(
    fc.record({ tenths: fc.integer({ min: 0, max: 20 }), width: fc.integer({ min: 5, max: 6 }) }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(places, list => {
      const elements = list.map(({ tenths, width }, id) => shape(id, tenths / 10, width))
      elements.forEach((element, index) => {
        const near = elements
          .slice(0, index)
          .some(
            ({ position, size }) =>
              size.width === element.size.width && Math.abs(position.left - element.position.left) < 0.5,
          )
        expect(isAgain(element, { elements })).toBe(near)
      })
    }),
  )
})

test('four times as many elements at one place take some four times the work', () => {
  const [once, fourTimes] = [500, 2_000].map(count =>
    processorMs(() => {
      const elements = Array.from({ length: count }, (_, id) => shape(id, 5, 5 + id / 100))
      return elements.filter(element => isAgain(element, { elements }))
    }),
  )
  // A square law would give sixteen.
  expect(fourTimes).toBeLessThan(10 * Math.max(once ?? 0, 2))
})
