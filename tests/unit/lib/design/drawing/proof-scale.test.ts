import { expect, it } from 'vitest'
import { reductionOf } from '@/lib/design/drawing/proof-scale'

const space = { widthMm: 60, heightMm: 40 }

it.each([
  [58, 22, 1],
  [100, 25, 2],
  [300, 200, 5],
  [1000, 700, 20],
  [6000, 100, 100],
])('shows %d × %d mm at one in %d', (widthMm, heightMm, by) => {
  expect(reductionOf({ widthMm, heightMm }, space)).toBe(by)
})
