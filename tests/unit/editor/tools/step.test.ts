import { describe, expect, it } from 'vitest'
import { serializeTextHtml } from '@/lib/design/scene/html'
import type { Element } from '@/lib/design/scene/model'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { qrcode, shape, stampDesign, text } from '@/tests/support/editor-design'
import { EditorDriver } from '@/tests/support/editor-driver'

const two = () => new EditorDriver(stampDesign([qrcode('a', 2, 2), qrcode('b', 40, 2)]))

describe('selecting', () => {
  it('selects the clicked element and nothing on empty ground', () => {
    const driver = two().click(5, 5)
    expect(driver.selection).toEqual(['a'])
    driver.click(25, 18)
    expect(driver.selection).toEqual([])
  })

  it('adds to the selection with shift and removes at the second press', () => {
    const driver = two().click(5, 5).click(45, 5, { shift: true })
    expect(driver.selection).toEqual(['a', 'b'])
    driver.click(5, 5, { shift: true })
    expect(driver.selection).toEqual(['b'])
  })

  it('selects everything that a sweep over empty ground touches', () => {
    const driver = two().press(1, 20).drag(50, 8).release()
    expect(driver.selection).toEqual(['a', 'b'])
  })

  it('reaches a small element that lies under a large one', () => {
    const driver = new EditorDriver(stampDesign([qrcode('small', 20, 5), shape('large', 0, 0, 58, 22)]))
    driver.click(25, 10)
    expect(driver.selection).toEqual(['small'])
  })

  it('narrows the selection to one of several at a click without a drag', () => {
    const driver = two().click(5, 5).click(45, 5, { shift: true })
    driver.click(5, 5)
    expect(driver.selection).toEqual(['a'])
  })

  it('chooses a group as one', () => {
    const design = stampDesign([
      { ...qrcode('a', 2, 2), group: 'g' },
      { ...qrcode('b', 40, 2), group: 'g' },
    ])
    const driver = new EditorDriver(design).click(5, 5)
    expect(driver.selection).toEqual(['a', 'b'])
  })
})

describe('an element that is dragged far off the plate', () => {
  it.each([
    ['to the left', -400, 5],
    ['to the right', 400, 5],
    ['above', 5, -300],
    ['below', 5, 300],
    ['into a corner', -400, -300],
  ])('%s keeps a part on it, and can be grabbed there again', (_, x, y) => {
    const driver = two().click(5, 5)
    driver.press(5, 5).drag(x, y, { alt: true }).release()
    const { left = 0, top = 0 } = driver.positionOf('a') ?? {}
    const size = boxById(driver.editor.design, 'a')?.width ?? 0
    const on = { x: Math.min(Math.max(left, 0), 58) + 0.5, y: Math.min(Math.max(top, 0), 22) + 0.5 }
    expect([left + size > 1, left < 57, top + size > 1, top < 21]).toEqual([true, true, true, true])
    driver.click(25, 18).press(on.x, on.y).release()
    expect(driver.selection).toEqual(['a'])
    // Nearer to the plate it goes freely.
    driver.press(on.x, on.y).drag(29, 11, { alt: true }).release()
    expect(driver.positionOf('a')).not.toEqual({ left, top })
  })

  it('a code that lay off the plate already comes nearer, and no further away', () => {
    const driver = new EditorDriver(stampDesign([qrcode('a', -40, 2)]))
    driver.editor.select(['a'])
    driver.press(-38, 5).drag(-60, 5, { alt: true }).release()
    expect(driver.positionOf('a')?.left).toBe(-40)
    driver.press(-38, 5).drag(-33, 5, { alt: true }).release()
    expect(driver.positionOf('a')?.left).toBe(-35)
  })
})

describe('a handle that lies over another element', () => {
  it('gives the press to that one, where it was not dragged', () => {
    const design = stampDesign([qrcode('above', 2, 1, 6), qrcode('below', 2, 11, 6)])
    const driver = new EditorDriver(design).click(5, 14)
    // The handle for turning stands 2.5 mm above.
    driver.press(5, 8.5).release()
    expect(driver.selection).toEqual(['below'])
    driver.press(5, 8.5).drag(20, 14).release()
    expect(driver.editor.design.elements[1]).toMatchObject({ rotate: 90 })
    const near = stampDesign([qrcode('above', 2, 3, 6), qrcode('below', 2, 11, 6)])
    const other = new EditorDriver(near).click(5, 14)
    other.press(5, 8.5).drag(5.1, 8.5).release()
    expect(other.selection).toEqual(['above'])
    expect(other.editor.state.canUndo).toBe(false)
  })
})

describe('several', () => {
  it('deselects a whole group with shift, on release', () => {
    const design = stampDesign([
      { ...qrcode('a', 2, 2), group: 'g' },
      { ...qrcode('b', 20, 2), group: 'g' },
      qrcode('c', 40, 2),
    ])
    const driver = new EditorDriver(design).click(5, 5).click(45, 5, { shift: true })
    expect(driver.selection).toEqual(['a', 'b', 'c'])
    driver.click(5, 5, { shift: true })
    expect(driver.selection).toEqual(['c'])
  })

  it('chooses a group with the first press and one of it with the second', () => {
    const design = stampDesign([
      { ...qrcode('a', 2, 2), group: 'g' },
      { ...qrcode('b', 20, 2), group: 'g' },
    ])
    const driver = new EditorDriver(design).click(5, 5)
    expect(driver.selection).toEqual(['a', 'b'])
    driver.press(5, 5, { clicks: 2 }).release()
    expect(driver.selection).toEqual(['a'])
    driver.press(5, 5).drag(5, 12, { alt: true }).release()
    expect(driver.positionOf('a')?.top).toBe(9)
    expect(driver.positionOf('b')?.top).toBe(2)
  })

  it('drags all that is selected also with shift', () => {
    const driver = two().click(5, 5).click(45, 5, { shift: true })
    driver.press(5, 5, { shift: true }).drag(5, 12, { shift: true, alt: true }).release()
    expect(driver.positionOf('a')?.top).toBe(9)
    expect(driver.positionOf('b')?.top).toBe(9)
    expect(driver.selection).toEqual(['a', 'b'])
  })

  it('makes all larger by the corner of the box around them, and keeps what is locked', () => {
    const locked = { ...qrcode('c', 30, 2), locked: true }
    const design = stampDesign([shape('a', 2, 2, 4, 4), shape('b', 8, 2, 2, 2), locked])
    const driver = new EditorDriver(design)
    driver.editor.select(['a', 'b', 'c'])
    driver.press(10, 6).drag(18, 10, { shift: false }).release()
    expect(driver.positionOf('a')).toEqual({ left: 2, top: 2 })
    expect(driver.positionOf('b')).toEqual({ left: 14, top: 2 })
    expect(driver.editor.design.elements[0]).toMatchObject({ size: { width: 8, height: 8 } })
    expect(driver.editor.design.elements[2]).toEqual(locked)
    driver.editor.undo()
    expect(driver.positionOf('b')).toEqual({ left: 8, top: 2 })
  })

  it('turns all about their common middle by the handle above them, in steps of 15° with Shift', () => {
    const design = stampDesign([shape('a', 10, 8, 4, 4), shape('b', 26, 8, 4, 4)])
    const driver = new EditorDriver(design)
    driver.editor.select(['a', 'b'])
    // The middle is at 20, 10; the handle stands 2.5 mm above the box.
    driver.press(20, 5.5).drag(28, 10).release()
    expect(driver.editor.design.elements).toMatchObject([
      { position: { left: 18, top: 0 }, rotate: 90 },
      { position: { left: 18, top: 16 }, rotate: 90 },
    ])
    driver.editor.undo()
    expect(driver.editor.design).toBe(design)
    driver.press(20, 5.5).drag(23, 5, { shift: true })
    expect(driver.editor.state.tool).toMatchObject({ name: 'rotating', degrees: 30 })
    expect(driver.editor.design.elements[0]).toMatchObject({ rotate: 30 })
    driver.editor.send({ type: 'cancel' })
    expect(driver.editor.design).toBe(design)
  })

  it('says what was locked and stayed, however they were turned', () => {
    const design = stampDesign([
      shape('a', 10, 8, 4, 4),
      shape('b', 26, 8, 4, 4),
      { ...shape('c', 40, 8, 4, 4), locked: true },
    ])
    const driver = new EditorDriver(design)
    driver.editor.select(['a', 'b', 'c'])
    driver.press(20, 5.5).drag(28, 10).release()
    expect(driver.editor.state.refusal).toEqual({ code: 'someLocked', count: 1 })
    expect(driver.editor.design.elements[2]).toBe(design.elements[2])
    driver.editor.undo()
    expect(driver.key('R')).toBe(true)
    expect(driver.editor.design.elements).toMatchObject([{ rotate: 15 }, { rotate: 15 }, { locked: true }])
    expect(driver.editor.state.refusal).toEqual({ code: 'someLocked', count: 1 })
    expect(driver.editor.state.announcement).toMatchObject({ key: 'turned', values: { degrees: 15 } })
    for (let press = 1; press < 24; press += 1) driver.key('R')
    // Once around a fixed centre: at most a rounding error of a thousandth each.
    expect(driver.editor.design.elements[0]).toMatchObject({ rotate: 0 })
    expect(driver.positionOf('a')?.left).toBeCloseTo(10, 1)
    expect(driver.positionOf('a')?.top).toBeCloseTo(8, 1)
    driver.editor.select(['c'])
    expect(driver.key('R')).toBe(false)
  })

  it('shows how far a dragged element is from its neighbours and from the plate’s edge', () => {
    const driver = two().press(5, 5).drag(15, 5, { alt: true })
    const across = driver.editor.state.distances.filter(({ axis }) => axis === 'x')
    expect(across.map(({ from, to }) => [from, to])).toEqual([
      [0, 12],
      [expect.any(Number), 40],
    ])
    driver.release()
    expect(driver.editor.state.distances).toEqual([])
  })
})

describe('moving', () => {
  it('moves the dragged element by the movement of the pointer', () => {
    const driver = two().press(5, 5).drag(9, 12, { alt: true }).release()
    expect(driver.positionOf('a')).toEqual({ left: 6, top: 9 })
    expect(driver.positionOf('b')).toEqual({ left: 40, top: 2 })
  })

  it('does not move at a small tremor of the pointer', () => {
    const driver = two().press(5, 5).drag(5.2, 5.2).release()
    expect(driver.positionOf('a')).toEqual({ left: 2, top: 2 })
    expect(driver.editor.state.canUndo).toBe(false)
  })

  it('snaps to the centre of the plate and shows the guide', () => {
    const driver = two().press(7, 7).drag(29.3, 14.6)
    expect(driver.positionOf('a')).toEqual({ left: 24, top: 9.6 })
    expect(driver.editor.state.guides).toContainEqual({ axis: 'x', at: 29 })
    driver.release()
    expect(driver.editor.state.guides).toEqual([])
  })

  it('keeps to one axis with shift', () => {
    const driver = two().press(5, 5).drag(15, 8, { shift: true, alt: true }).release()
    expect(driver.positionOf('a')).toEqual({ left: 12, top: 2 })
  })

  it('is one undo, however many moves it took', () => {
    const driver = two().press(5, 5)
    for (const x of [6, 8, 10, 12]) {
      driver.drag(x, 5, { alt: true })
      driver.clock.advance(1000)
    }
    driver.release()
    expect(driver.positionOf('a')).toEqual({ left: 9, top: 2 })
    driver.key('Mod+z')
    expect(driver.positionOf('a')).toEqual({ left: 2, top: 2 })
    expect(driver.editor.state.canUndo).toBe(false)
  })

  it('gives back the exact design at Escape in the middle of a drag', () => {
    const driver = two()
    const before = driver.editor.design
    driver.press(5, 5).drag(30, 10)
    expect(driver.editor.design).not.toBe(before)
    driver.key('Escape')
    expect(driver.editor.design).toBe(before)
    expect(driver.editor.state.canUndo).toBe(false)
    expect(driver.saved).toEqual([])
  })

  it('leaves a locked element where it is', () => {
    const driver = new EditorDriver(stampDesign([{ ...qrcode('a', 2, 2), locked: true }]))
    driver.press(5, 5).drag(20, 10).release()
    expect(driver.positionOf('a')).toEqual({ left: 2, top: 2 })
  })

  it('saves once at the end of the drag', () => {
    const driver = two().press(5, 5).drag(9, 9).drag(10, 10)
    expect(driver.saved).toHaveLength(0)
    driver.release()
    expect(driver.saved).toHaveLength(1)
  })
})

describe('resizing and turning', () => {
  it('resizes by a corner and keeps the opposite one', () => {
    const driver = two().click(5, 5).press(12, 12).drag(15, 15).release()
    expect(driver.editor.design.elements[0]).toMatchObject({ size: 13, position: { left: 2, top: 2 } })
    driver.key('Mod+z')
    expect(driver.editor.design.elements[0]).toMatchObject({ size: 10 })
  })

  it('stretches a shape by its side alone', () => {
    const driver = new EditorDriver(stampDesign([shape('a', 10, 5, 20, 8)]))
    driver.click(20, 9).press(30, 9).drag(36, 9).release()
    expect(driver.editor.design.elements[0]).toMatchObject({ size: { width: 26, height: 8 } })
  })

  it('scales the letters by a corner of a text and only its width by a side', () => {
    const driver = new EditorDriver(stampDesign([text('a', 'Dupont', 5, 4)]))
    driver.click(29, 7).press(57, 7).drag(47, 7).release()
    expect(driver.editor.design.elements[0]).toMatchObject({ size: { width: 46, height: 4.4 } })
    driver.press(47, 9.4).drag(24, 7.2).release()
    const element = driver.editor.design.elements[0]
    expect(element?.type === 'text' && serializeTextHtml(element.doc)).toContain('font-size:2mm')
    expect(element).toMatchObject({ size: { width: 23, height: 2.2 } })
  })

  it('snaps a side to the plate’s middle and shows the line, unless it grows from its centre', () => {
    const driver = new EditorDriver(stampDesign([shape('a', 10, 5, 15, 8)]))
    driver.click(15, 9).press(25, 9).drag(28.8, 9)
    expect(driver.editor.state.guides).toEqual([{ axis: 'x', at: 29 }])
    expect(driver.editor.design.elements[0]).toMatchObject({ size: { width: 19, height: 8 } })
    driver.drag(28.8, 9, { alt: true })
    expect(driver.editor.state.guides).toEqual([])
    driver.release()
    expect(driver.editor.state.guides).toEqual([])
  })

  it('turns by the handle above the element and snaps to eighths', () => {
    const driver = two().click(45, 5).press(45, -0.5).drag(60, 7).release()
    expect(driver.editor.design.elements[1]).toMatchObject({ rotate: 90 })
  })

  it('gives back the exact design at Escape in the middle of a resize', () => {
    const driver = two().click(5, 5)
    const before = driver.editor.design
    driver.press(12, 12).drag(18, 18).key('Escape')
    expect(driver.editor.design).toBe(before)
  })
})

describe('editing a text', () => {
  const one = () => new EditorDriver(stampDesign([text('a', 'Dupont', 5), qrcode('b', 2, 10)]))

  it('begins at a double click and ends at Escape', () => {
    const driver = one().press(29, 6, { clicks: 2 }).release()
    expect(driver.editor.state.tool).toMatchObject({ name: 'editing', id: 'a' })
    driver.key('Escape')
    expect(driver.editor.state.tool).toEqual({ name: 'idle' })
    expect(driver.selection).toEqual(['a'])
  })

  it('begins with Enter on a selected text and not on a picture', () => {
    const driver = one().click(5, 15)
    expect(driver.key('Enter')).toBe(false)
    driver.click(29, 6)
    expect(driver.key('Enter')).toBe(true)
    expect(driver.editor.state.tool).toMatchObject({ name: 'editing', id: 'a' })
  })

  it('begins on a curve as well, and ends at an element inside its ring', () => {
    const curve: Element = {
      id: 'c',
      type: 'rounded-text',
      text: 'Club',
      size: 20,
      inverted: false,
      font: { family: 'roboto', fontSize: 3, bold: false, italic: false },
      position: { left: 19, top: 1 },
    }
    const driver = new EditorDriver(stampDesign([curve, qrcode('b', 24, 6)]))
    driver.press(21, 3, { clicks: 2 }).release()
    expect(driver.editor.state.tool).toMatchObject({ name: 'editing', id: 'c' })
    driver.press(37, 18).release()
    expect(driver.editor.state.tool).toMatchObject({ name: 'editing', id: 'c' })
    driver.click(26, 8)
    expect(driver.selection).toEqual(['b'])
    expect(driver.key('Enter')).toBe(false)
    driver.click(21, 3)
    expect(driver.key('Enter')).toBe(true)
    expect(driver.editor.state.tool).toMatchObject({ name: 'editing', id: 'c' })
  })

  it('is of one text of a group, and styles it alone', () => {
    const design = stampDesign([
      { ...text('a', 'Dupont', 5), group: 'g' },
      { ...text('b', 'Lyon', 12), group: 'g' },
    ])
    const driver = new EditorDriver(design).press(29, 6, { clicks: 2 }).release()
    expect(driver.selection).toEqual(['a'])
    driver.key('Escape')
    driver.key('Mod+B')
    const [first, second] = driver.editor.design.elements
    expect(first?.type === 'text' && first.doc.lines[0]?.runs[0]?.style.bold).toBe(true)
    expect(second).toBe(design.elements[1])
  })

  it('continues with Enter where the focus was elsewhere meanwhile', () => {
    const driver = one().press(29, 6, { clicks: 2 }).release()
    let focused = 0
    driver.editor.text?.attach({
      press: () => {},
      place: () => {},
      style: () => false,
      styleLines: () => {},
      focus: () => {
        focused += 1
      },
    })
    driver.key('Enter')
    expect(focused).toBe(1)
    expect(driver.editor.state.tool).toMatchObject({ name: 'editing', id: 'a' })
  })

  it('hands presses inside the text to the caret, and drags select', () => {
    const driver = one().press(29, 6, { clicks: 2 }).release()
    const carets: boolean[] = []
    driver.editor.text?.attach({
      press: () => {},
      place: caret => carets.push(caret.extend),
      style: () => false,
      styleLines: () => {},
      focus: () => {},
    })
    driver.press(20, 6).drag(30, 6).release()
    expect(carets).toEqual([false, true])
    expect(driver.positionOf('a')).toEqual({ left: 1, top: 5 })
  })

  it('ends when another element is pressed', () => {
    const driver = one().press(29, 6, { clicks: 2 }).release()
    driver.click(5, 15)
    expect(driver.selection).toEqual(['b'])
    expect(driver.editor.state.tool).toEqual({ name: 'idle' })
  })
})
