import { describe, expect, it } from 'vitest'
import { rulerTicks } from '@/editor/canvas/ruler-ticks'
import { toMm, toPx, viewportOf, zoomAt } from '@/editor/canvas/viewport'
import { fittedView } from '@/editor/state/editor-state'

const canvas = { width: 800, height: 500 }
const plate = { width: 58, height: 22 }

describe('the viewport', () => {
  it('shows the whole plate in the middle at zoom 1', () => {
    const viewport = viewportOf(canvas, plate, fittedView)
    const corner = toPx(viewport, { x: 58, y: 22 })
    expect(viewport.originX).toBeGreaterThan(40)
    expect(corner.x).toBeCloseTo(800 - viewport.originX)
    expect(corner.y).toBeCloseTo(500 - viewport.originY)
  })

  it('converts there and back', () => {
    const viewport = viewportOf(canvas, plate, { zoom: 3, panX: 40, panY: -12 })
    const at = toPx(viewport, { x: 12.5, y: 3.25 })
    const back = toMm(viewport, at.x, at.y)
    expect(back.x).toBeCloseTo(12.5)
    expect(back.y).toBeCloseTo(3.25)
  })

  it('keeps what is under the pointer while zooming', () => {
    const before = viewportOf(canvas, plate, fittedView)
    const under = toMm(before, 300, 200)
    const view = zoomAt(fittedView, before, 300, 200, 2)
    const after = toMm(viewportOf(canvas, plate, view), 300, 200)
    expect(after.x).toBeCloseTo(under.x)
    expect(after.y).toBeCloseTo(under.y)
  })
})

describe('the rulers', () => {
  it('number every centimetre of a stamp', () => {
    const labels = rulerTicks(58, 8.6).filter(tick => tick.rank === 2)
    expect(labels.map(tick => tick.at)).toEqual([0, 10, 20, 30, 40, 50])
  })

  it('thin out on a large sign', () => {
    expect(rulerTicks(2000, 0.4).length).toBeLessThan(120)
  })
})
