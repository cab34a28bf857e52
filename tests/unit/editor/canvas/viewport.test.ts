import { describe, expect, it } from 'vitest'
import { rulerTicks } from '@/editor/canvas/ruler-ticks'
import { boundedView, toMm, toPx, viewOfBox, viewportOf, zoomAt } from '@/editor/canvas/viewport'
import { fittedView } from '@/editor/state/editor-state'
import fc from '@/tests/support/properties'

const canvas = { width: 800, height: 500 }
const plate = { width: 58, height: 22, left: 0, top: 0 }

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

describe('the view', () => {
  it('cannot lose the plate, however far it is panned', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 9.99, noNaN: true }),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (zoom, panX, panY) => {
          const held = viewportOf(canvas, plate, boundedView(canvas, plate, { zoom, panX, panY }))
          const kept = Math.min(64, (plate.height * held.pxPerMm) / 2)
          expect(held.originX).toBeLessThanOrEqual(canvas.width - kept + 0.001)
          expect(held.originY).toBeLessThanOrEqual(canvas.height - kept + 0.001)
          expect(held.originX + plate.width * held.pxPerMm).toBeGreaterThanOrEqual(kept - 0.001)
          expect(held.originY + plate.height * held.pxPerMm).toBeGreaterThanOrEqual(kept - 0.001)
        },
      ),
    )
  })

  it('of a box has its middle in the middle of the canvas, and all of it inside', () => {
    const box = { left: 40, top: 2, width: 10, height: 4 }
    const viewport = viewportOf(canvas, plate, viewOfBox(canvas, plate, box))
    const middle = toPx(viewport, { x: 45, y: 4 })
    expect(middle.x).toBeCloseTo(400)
    expect(middle.y).toBeCloseTo(250)
    expect(toPx(viewport, { x: 40, y: 2 }).x).toBeGreaterThan(0)
  })
})
