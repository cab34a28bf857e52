import { describe, expect, it } from 'vitest'
import { createCommands } from '@/editor/commands/commands'
import { hotkeyOf, hotkeyParts } from '@/editor/commands/hotkeys'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { copyElements } from '@/lib/design/scene/operations/clipboard'
import { qrcode, shape, signDesign, stampDesign } from '@/tests/support/editor-design'
import { EditorDriver } from '@/tests/support/editor-driver'
import { finished } from '@/tests/support/pieces'

const three = () =>
  new EditorDriver(stampDesign([qrcode('a', 2, 2), shape('b', 20, 4, 6, 6), qrcode('c', 40, 2)]))

describe('the list of commands', () => {
  const plate = { left: 0, top: 0, width: 58, height: 22, rotate: 0 }
  const commands = createCommands(
    () => plate,
    () => plate,
  )

  it('gives no key to two commands', () => {
    const keys = commands.flatMap(command => command.hotkeys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('names every command once', () => {
    const ids = commands.map(command => command.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('writes keys as they are pressed', () => {
    const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
    expect(hotkeyOf({ ...none, key: 'z', ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+Z')
    expect(hotkeyOf({ ...none, key: '?', shiftKey: true })).toBe('?')
    expect(hotkeyOf({ ...none, key: '+', metaKey: true })).toBe('Mod++')
    expect(hotkeyParts('Mod++')).toEqual(['Mod', '+'])
    expect(hotkeyParts('Shift+ArrowLeft')).toEqual(['Shift', '←'])
  })
})

describe('what keys move or repeat', () => {
  const edges = (driver: EditorDriver, id: string) => {
    const box = boxById(driver.editor.design, id)
    if (!box) throw new Error('it is not there')
    return [box.left + box.width > 1, box.left < 57, box.top + box.height > 0.5, box.top < 21.5]
  }
  const onPlate = [true, true, true, true]

  it.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])(
    'keeps a part on the plate, however long %s is held',
    key => {
      const driver = three().click(5, 5)
      for (let i = 0; i < 200; i++) driver.key(`Shift+${key}`)
      expect(edges(driver, 'a')).toEqual(onPlate)
      expect(driver.positionOf('a')).not.toEqual({ left: 2, top: 2 })
    },
  )

  it('moves several as one: they keep their distances at the edge', () => {
    const driver = three()
    driver.editor.select(['a', 'b'])
    for (let i = 0; i < 200; i++) driver.key('Shift+ArrowRight')
    const [a, b] = ['a', 'b'].map(id => driver.positionOf(id)?.left ?? 0)
    expect((b ?? 0) - (a ?? 0)).toBeCloseTo(18, 6)
    expect(edges(driver, 'a')).toEqual(onPlate)
  })

  it('leaves a copy of a copy on the plate, however often it is repeated, and beside what it was made of', () => {
    const driver = three().click(23, 7)
    for (let i = 0; i < 60; i++) {
      const from = driver.positionOf(driver.selection[0] ?? '')
      driver.key('Mod+d')
      const [id = ''] = driver.selection
      expect(edges(driver, id)).toEqual(onPlate)
      expect(driver.positionOf(id)).not.toEqual(from)
    }
  })

  it('brings what comes from a larger plate to where it can be taken hold of', () => {
    const sign = signDesign([qrcode('far', 250, 120)])
    const text = finished(copyElements(sign, ['far']))
    const driver = three()
    if (text) driver.editor.clipboard.write(text)
    driver.key('Mod+v')
    expect(edges(driver, driver.selection[0] ?? '')).toEqual(onPlate)
  })
})

describe('commands by keyboard', () => {
  it('moves by a tenth of a millimetre, and by one with shift', () => {
    const driver = three().click(5, 5)
    driver.key('ArrowRight')
    driver.key('Shift+ArrowDown')
    expect(driver.positionOf('a')).toEqual({ left: 2.1, top: 3 })
  })

  it('joins steps of the arrow keys that follow each other into one undo', () => {
    const driver = three().click(5, 5)
    for (let i = 0; i < 5; i++) driver.key('ArrowRight')
    driver.clock.advance(300)
    driver.key('ArrowRight')
    driver.key('Mod+z')
    expect(driver.positionOf('a')).toEqual({ left: 2.5, top: 2 })
    driver.key('Mod+z')
    expect(driver.positionOf('a')).toEqual({ left: 2, top: 2 })
    driver.key('Mod+y')
    expect(driver.positionOf('a')).toEqual({ left: 2.5, top: 2 })
  })

  it('goes through the elements page by page, forwards and backwards, and leaves Tab to the browser', () => {
    const driver = three()
    expect(driver.key('Tab')).toBe(false)
    driver.key('PageDown')
    driver.key('PageDown')
    expect(driver.selection).toEqual(['b'])
    driver.key('PageUp')
    driver.key('PageUp')
    expect(driver.selection).toEqual(['c'])
  })

  it('deletes, and undo brings back the very same design', () => {
    const driver = three().click(5, 5)
    const before = driver.editor.design
    driver.key('Delete')
    expect(driver.editor.design.elements.map(e => e.id)).toEqual(['b', 'c'])
    expect(driver.selection).toEqual([])
    driver.key('Mod+z')
    expect(driver.editor.design).toBe(before)
  })

  it('duplicates and selects the copies', () => {
    const driver = three().click(5, 5)
    driver.key('Mod+d')
    expect(driver.selection).toEqual(['e4'])
    expect(driver.positionOf('e4')).toEqual({ left: 4, top: 4 })
  })

  it('says what it did', () => {
    const driver = three().click(5, 5)
    driver.key('Delete')
    expect(driver.editor.state.announcement).toMatchObject({ key: 'deleted', values: { count: 1 } })
  })

  it('does nothing without a selection that it needs', () => {
    const driver = three()
    expect(driver.key('Delete')).toBe(false)
    expect(driver.key('ArrowLeft')).toBe(false)
  })

  it('drops the redo tail at a new change', () => {
    const driver = three().click(5, 5)
    driver.key('Delete')
    driver.key('Mod+z')
    driver.click(45, 5)
    driver.key('Delete')
    expect(driver.key('Mod+y')).toBe(false)
  })

  it('keeps zoom within 0.5 and 9.99 and out of history', () => {
    const driver = three()
    for (let i = 0; i < 30; i++) driver.key('Mod+=')
    expect(driver.editor.state.view.zoom).toBe(9.99)
    for (let i = 0; i < 60; i++) driver.key('Mod+-')
    expect(driver.editor.state.view.zoom).toBe(0.5)
    expect(driver.editor.state.canUndo).toBe(false)
    driver.key('0')
    expect(driver.editor.state.view).toEqual({ zoom: 1, panX: 0, panY: 0 })
  })
})

describe('copying, holding and grouping by keyboard', () => {
  it('pastes what was copied, chosen, as one step of history', () => {
    const driver = three().click(5, 5)
    driver.key('Mod+c')
    driver.key('Mod+v')
    expect(driver.editor.design.elements).toHaveLength(4)
    expect(driver.positionOf(driver.selection[0] ?? '')).toEqual({ left: 4, top: 4 })
    driver.key('Mod+z')
    expect(driver.editor.design.elements).toHaveLength(3)
  })

  it('cuts out what can be pasted again', () => {
    const driver = three().click(5, 5)
    driver.key('Mod+x')
    expect(driver.positionOf('a')).toBeUndefined()
    driver.key('Mod+v')
    expect(driver.editor.design.elements).toHaveLength(3)
  })

  it('has nothing to paste before something was copied', () => {
    expect(three().click(5, 5).key('Mod+v')).toBe(false)
  })

  it('holds an element against keys and drags, and lets it go again', () => {
    const driver = three().click(5, 5)
    driver.key('Mod+l')
    driver.key('ArrowRight')
    expect(driver.editor.state.refusal).toEqual({ code: 'locked' })
    driver.editor.change({ ...driver.editor.design, quantity: 2 })
    expect(driver.editor.state.refusal).toBeNull()
    driver.press(5, 5).drag(9, 9).release()
    expect(driver.editor.state.refusal).toEqual({ code: 'locked' })
    expect(driver.positionOf('a')).toEqual({ left: 2, top: 2 })
    driver.key('Mod+l')
    driver.key('ArrowRight')
    expect(driver.positionOf('a')).toEqual({ left: 2.1, top: 2 })
  })

  it('chooses and moves a group as one, until it is taken apart', () => {
    const driver = three()
    driver.key('Mod+a')
    driver.key('Mod+g')
    driver.key('Escape')
    driver.click(5, 5)
    expect(driver.selection).toHaveLength(3)
    driver.key('Shift+ArrowDown')
    expect(driver.positionOf('c')).toEqual({ left: 40, top: 3 })
    driver.key('Mod+Shift+g')
    driver.key('Escape')
    driver.click(5, 5)
    expect(driver.selection).toEqual(['a'])
  })
})
