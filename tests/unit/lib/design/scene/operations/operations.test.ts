import { describe, expect, it } from 'vitest'
import { boxesOverlap, uprightBox } from '@/lib/design/geometry/box'
import { resizeBox } from '@/lib/design/geometry/resize-box'
import { alignElements, distributeElements } from '@/lib/design/scene/operations/align'
import { addElement, deleteElements, duplicateElements, freshId } from '@/lib/design/scene/operations/arrange'
import { boxById, elementAt } from '@/lib/design/scene/operations/boxes'
import { orderElements } from '@/lib/design/scene/operations/layers'
import { moveElements, placeElement, placeRange } from '@/lib/design/scene/operations/move'
import { snapMove, snapResize } from '@/lib/design/scene/operations/snap'
import { rotateElement } from '@/lib/design/scene/operations/turn'
import { border, qrcode, shape, stampDesign } from '@/tests/support/editor-design'

const plate = { left: 0, top: 0, width: 58, height: 22, rotate: 0 }
const three = stampDesign([qrcode('a', 2, 2), shape('b', 20, 4, 6, 6), qrcode('c', 40, 2), border('frame')])

describe('moving', () => {
  it('moves the chosen ones and keeps the very same objects of all others', () => {
    const moved = moveElements(three, ['b'], 1.05, -0.1)
    expect(moved.elements[1]).toMatchObject({ position: { left: 21.05, top: 3.9 } })
    expect(moved.elements[0]).toBe(three.elements[0])
    expect(moved.elements[3]).toBe(three.elements[3])
  })

  it('does not gather noise over a thousand small steps', () => {
    let design = three
    for (let i = 0; i < 1000; i++) design = moveElements(design, ['a'], 0.1, 0)
    expect(boxById(design, 'a')?.left).toBe(102)
  })

  it('lets those places be typed at which a part stays on the plate, and the present one', () => {
    const box = (left: number, top: number) => ({ left, top, width: 10, height: 8, rotate: 0 })
    // 3 % of 58 mm, in whole tenths.
    expect(placeRange(box(2, 2), plate)).toEqual({
      left: { min: -8.2, max: 56.2 },
      top: { min: -6.2, max: 20.2 },
    })
    expect(placeRange(box(-40, 90), plate)).toEqual({
      left: { min: -40, max: 56.2 },
      top: { min: -6.2, max: 90 },
    })
    // Turned it is the corners that stay: at 45° the box reaches further.
    const turned = placeRange({ ...box(2, 2), rotate: 45 }, plate).left
    expect([turned.min < -8.2, turned.max > 56.2]).toEqual([true, true])
  })

  it('answers the same design when nothing moves', () => {
    expect(moveElements(three, ['a'], 0, 0)).toBe(three)
    expect(moveElements(three, ['frame'], 3, 3)).toBe(three)
    expect(placeElement(three, 'a', 2, 2)).toBe(three)
    expect(rotateElement(three, 'a', 0)).toBe(three)
  })
})

describe('aligning', () => {
  it('aligns one with the plate', () => {
    expect(boxById(alignElements(three, ['a'], 'center', plate), 'a')?.left).toBe(24)
    expect(boxById(alignElements(three, ['a'], 'bottom', plate), 'a')?.top).toBe(12)
  })

  it('aligns several with each other', () => {
    const design = alignElements(three, ['a', 'b'], 'middle', plate)
    expect(boxById(design, 'a')?.top).toBe(2)
    expect(boxById(design, 'b')?.top).toBe(4)
    expect(boxById(alignElements(three, ['a', 'b'], 'right', plate), 'a')?.left).toBe(16)
  })

  it('gives equal gaps and leaves the first and the last', () => {
    const design = distributeElements(three, ['a', 'b', 'c'], 'x')
    expect(boxById(design, 'a')?.left).toBe(2)
    expect(boxById(design, 'b')?.left).toBe(23)
    expect(boxById(design, 'c')?.left).toBe(40)
    expect(distributeElements(three, ['a', 'b'], 'x')).toBe(three)
  })
})

describe('adding and taking away', () => {
  it('never gives an id twice', () => {
    const design = stampDesign([qrcode('e2', 0, 0)])
    expect(freshId(design)).toBe('e3')
    const copies = duplicateElements(three, ['a', 'c'], plate)
    expect(new Set(copies.design.elements.map(e => e.id)).size).toBe(6)
    expect(copies.ids).toHaveLength(2)
  })

  it('keeps one border a plate', () => {
    const config = { style: 'double' as const, width: 1.2, offset: 0.6, radius: 0 }
    const { design } = addElement(three, { type: 'border', config })
    expect(design.elements.filter(e => e.type === 'border')).toHaveLength(1)
    expect(duplicateElements(three, ['frame'], plate).ids).toEqual([])
  })

  it('deletes what is there and ignores what is not', () => {
    expect(deleteElements(three, ['a', 'zz']).elements.map(e => e.id)).toEqual(['b', 'c', 'frame'])
    expect(deleteElements(three, ['zz'])).toBe(three)
  })
})

describe('the order', () => {
  const ids = (design: typeof three) => design.elements.map(e => e.id).join(' ')

  it('goes to the front and to the back', () => {
    expect(ids(orderElements(three, ['a'], 'front'))).toBe('b c frame a')
    expect(ids(orderElements(three, ['c'], 'back'))).toBe('c a b frame')
  })

  it('goes one step, and neighbours keep their order', () => {
    expect(ids(orderElements(three, ['a', 'b'], 'forward'))).toBe('c a b frame')
    expect(ids(orderElements(three, ['b', 'c'], 'backward'))).toBe('b c a frame')
    expect(orderElements(three, ['frame'], 'forward')).toBe(three)
  })
})

describe('boxes', () => {
  it('finds the smallest of those that lie under a point', () => {
    const design = stampDesign([shape('ring', 0, 0, 58, 22), shape('dot', 20, 8, 4, 4)])
    expect(elementAt(design, { x: 22, y: 10 }, 0)).toBe('dot')
    expect(elementAt(design, { x: 40, y: 10 }, 0)).toBe('ring')
  })

  it('measures a turned box upright', () => {
    const box = uprightBox({ left: 10, top: 10, width: 20, height: 4, rotate: 90 })
    expect(box.width).toBeCloseTo(4)
    expect(box.height).toBeCloseTo(20)
    expect(boxesOverlap(box, { left: 19, top: 20, width: 1, height: 1, rotate: 0 })).toBe(true)
  })

  it('keeps the opposite side of a turned box while resizing', () => {
    const box = { left: 10, top: 10, width: 20, height: 10, rotate: 90 }
    const next = resizeBox(box, 'e', 0, 6, { keepRatio: false })
    expect(next.width).toBe(26)
    // Turned by a quarter, the left side lies above: its middle stays at (20, 5).
    expect(next.left + next.width / 2).toBeCloseTo(20)
    expect(next.top + next.height / 2 - next.width / 2).toBeCloseTo(5)
  })

  it('is never made smaller than its least edge', () => {
    const box = { left: 0, top: 0, width: 10, height: 5, rotate: 0 }
    expect(resizeBox(box, 'se', -40, -40, { keepRatio: true })).toMatchObject({ width: 2, height: 1 })
    expect(resizeBox(box, 'nw', 40, 40, { keepRatio: false })).toMatchObject({ left: 9, top: 4 })
  })
})

describe('snapping', () => {
  it('is drawn to the centre of the plate before the edge of a neighbour', () => {
    const moving = { left: 23.8, top: 0, width: 10, height: 5, rotate: 0 }
    const neighbour = { left: 24, top: 10, width: 3, height: 3, rotate: 0 }
    const snap = snapMove(moving, [neighbour], plate, 0.5)
    expect(snap.dx).toBeCloseTo(0.2)
    expect(snap.guides).toContainEqual({ axis: 'x', at: 29 })
  })

  it('leaves alone what is out of reach', () => {
    const moving = { left: 12, top: 7, width: 10, height: 5, rotate: 0 }
    expect(snapMove(moving, [], plate, 0.5)).toEqual({ dx: 0, dy: 0, guides: [] })
  })
})

describe('snapping while resizing', () => {
  const box = { left: 10, top: 5, width: 20, height: 8, rotate: 0 }
  const neighbour = { left: 40, top: 0, width: 5, height: 5, rotate: 0 }
  const options = { others: [neighbour], plate, reach: 0.5, keepRatio: false }

  it('draws the side that moves to the edge of a neighbour', () => {
    const { dx, dy, guides } = snapResize(box, 'e', 9.7, 0, options)
    expect(dx).toBeCloseTo(10, 9)
    expect({ dy, guides }).toEqual({ dy: 0, guides: [{ axis: 'x', at: 40 }] })
  })

  it('leaves the side that rests alone', () => {
    const beside = { ...neighbour, left: 10.2 }
    expect(snapResize(box, 'e', 3, 0, { ...options, others: [beside] }).guides).toEqual([])
  })

  it('keeps the ratio, and reaches the line that is nearer', () => {
    const { dx, dy, guides } = snapResize(box, 'se', 9.8, 3.9, { ...options, keepRatio: true })
    const next = resizeBox(box, 'se', dx, dy, { keepRatio: true })
    expect(guides).toEqual([{ axis: 'x', at: 40 }])
    expect(next).toEqual({ left: 10, top: 5, width: 30, height: 12, rotate: 0 })
  })

  it('works towards the upper left as well', () => {
    const { dx, dy } = snapResize(box, 'nw', -9.8, -4.8, { ...options, others: [] })
    expect(resizeBox(box, 'nw', dx, dy, { keepRatio: false })).toMatchObject({ left: 0, top: 0 })
  })

  it('leaves a turned box as it is dragged', () => {
    const turned = { ...box, rotate: 30 }
    expect(snapResize(turned, 'e', 9.7, 0, options)).toEqual({ dx: 9.7, dy: 0, guides: [] })
  })
})
