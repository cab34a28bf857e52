import { describe, expect, test } from 'vitest'
import { rectPath } from '@/lib/design/geometry/figures'
import { clearance, contoursOf } from '@/lib/design/geometry/polygon'
import type { CheckContext } from '@/lib/design/scene/checks/check'
import { contrastCheck } from '@/lib/design/scene/checks/contrast'
import { distanceToEdge } from '@/lib/design/scene/checks/edge-distance'
import type { ShapeElement } from '@/lib/design/scene/elements/shape/schema'
import type { Plate } from '@/lib/design/scene/plate'
import type { SceneItem } from '@/lib/design/scene/scene'
import { signDesign } from '@/tests/support/editor-design'
import { processorMs } from '@/tests/support/processor-time'
import { outlineThrough, spikyCorners } from '@/tests/support/spiky'
import { plateFor } from '@/tests/support/templates'

const plain = plateFor(signDesign([]))
const masked: Plate = {
  ...plain,
  shape: 'mask',
  widthMm: 300,
  heightMm: 300,
  outline: outlineThrough(spikyCorners(2_000, 300, 300, 0.95)),
}

/** A round thing of many corners. */
function drawn(left: number, top: number, edge: number, corners = 400) {
  const path = outlineThrough(
    spikyCorners(corners, edge, edge, 1).map(({ x, y }) => ({ x: x + left, y: y + top })),
  )
  return { path, bounds: { left, top, width: edge, height: edge } }
}

describe('the distance to the edge of a plate with many sides', () => {
  test('is what each point by itself has', () => {
    const edge = contoursOf(masked.outline)
    const items = [
      drawn(130, 130, 20, 40),
      drawn(40, 120, 30, 40),
      drawn(255, 140, 30, 40),
      drawn(5, 5, 30, 40),
    ]
    for (const some of [items, items.slice(0, 1), items.slice(0, 2), items.slice(0, 3).toReversed()]) {
      const points = some.flatMap(({ path }) => contoursOf(path).flatMap(line => line.points))
      const nearest = Math.min(...points.map(point => clearance(point, edge)))
      expect(distanceToEdge(some, masked)).toBe(nearest)
    }
  })

  test('is not measured for what lies further inside than something else', () => {
    const [one, many] = [0, 300].map(count => {
      const items = [drawn(270, 140, 10), ...Array.from({ length: count }, () => drawn(60, 140, 20))]
      return processorMs(() => distanceToEdge(items, masked))
    })
    expect(many).toBeLessThan(20 * Math.max(one ?? 0, 1))
  })
})

test('the places of a whole scene at which contrasts are looked at are bounded', () => {
  let reads = 0
  const wide = rectPath({ left: 0, top: 0, width: 50, height: 20 })
  // A frame: its box holds the places, and it does not.
  const frame = [
    ...rectPath({ left: 0, top: 0, width: 1, height: 1 }),
    ...rectPath({ left: 49, top: 19, width: 1, height: 1 }),
  ]
  const bounds = { left: 0, top: 0, width: 50, height: 20 }
  const item = (elementId: string): SceneItem => ({
    elementId,
    kind: 'ink',
    fill: '#ffffff',
    fillRule: 'nonzero',
    bounds,
    get path() {
      reads += 1
      return elementId === 'below' ? frame : wide
    },
  })
  const element = { id: 'own', type: 'shape', shape: 'rectangle' } as ShapeElement
  const items = [
    ...Array.from({ length: 1_000 }, () => item('below')),
    ...Array.from({ length: 1_000 }, () => ({ ...item('own'), path: drawn(10, 2, 15, 24).path })),
  ]
  reads = 0
  const scene = { engineVersion: '', widthMm: 50, heightMm: 20, items }
  const context = {
    design: { elements: [element] },
    plate: { ...plain, fullColour: true },
    scene,
  } as unknown as CheckContext
  contrastCheck.run(element, context)
  // Every place of every thing on every other would be 24 million.
  expect(reads).toBeGreaterThan(0)
  expect(reads).toBeLessThan(2_000_000)
})
