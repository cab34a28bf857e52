import { describe, expect, it } from 'vitest'
import { distancesAround, equalGapPlaces } from '@/lib/design/scene/operations/distances'
import { snapMove } from '@/lib/design/scene/operations/snap'

const box = (left: number, top: number, width = 4, height = 4) => ({ left, top, width, height, rotate: 0 })
const plate = box(0, 0, 60, 20)

describe('distances around a box', () => {
  it('go to the plate’s edges where nothing stands between', () => {
    const found = distancesAround(box(10, 5), [], plate)
    expect(found.map(({ axis, from, to }) => [axis, from, to])).toEqual([
      ['x', 0, 10],
      ['x', 14, 60],
      ['y', 0, 5],
      ['y', 9, 20],
    ])
  })

  it('go to the nearest neighbour that stands across, and pass by what stands elsewhere', () => {
    const found = distancesAround(box(10, 5), [box(20, 6), box(30, 6), box(16, 14)], plate)
    expect(found.find(({ axis, from }) => axis === 'x' && from === 14)?.to).toBe(20)
  })

  it('say when both sides are equal', () => {
    expect(distancesAround(box(28, 5), [], plate).filter(({ equal }) => equal)).toHaveLength(2)
  })
})

describe('equal gaps', () => {
  it('are found between two, before and behind them', () => {
    expect(equalGapPlaces('x', box(0, 0), [box(10, 0), box(24, 0)])).toEqual([38, -4, 17])
  })

  it('draw a moving box where they are nearer than any line', () => {
    const far = box(0, 0, 1000, 1000)
    const snap = snapMove(box(37.6, 1), [box(10, 0), box(24, 0)], far, 0.5)
    expect(snap.dx).toBeCloseTo(0.4)
    expect(snap.guides.filter(({ axis }) => axis === 'x')).toEqual([])
  })
})
