import { describe, expect, it } from 'vitest'
import { Editor } from '@/editor/state/editor'
import { qrcode, signDesign, stampDesign } from '@/tests/support/editor-design'
import { EditorDriver } from '@/tests/support/editor-driver'

describe('opening', () => {
  it('opens a stamp in expert mode on the case and models', () => {
    const { state } = new Editor({ design: stampDesign([]) })
    expect(state.step).toBeNull()
    expect(state.menu).toBe('case-models')
  })

  it('opens a sign in stepper mode on its first step', () => {
    const { state } = new Editor({ design: signDesign([], true) })
    expect(state.step).toBe(0)
  })

  it('opens a finished sign in expert mode', () => {
    const { state } = new Editor({ design: signDesign([]) })
    expect(state.step).toBeNull()
  })
})

describe('stepper mode', () => {
  it('ends at the content and restarts history', () => {
    const editor = new Editor({ design: signDesign([], true) })
    editor.change({ ...editor.design, name: 'Door' })
    expect(editor.state.canUndo).toBe(true)
    for (const step of [1, 2, 3]) editor.goToStep(step)
    expect(editor.state.step).toBe(3)
    editor.goToStep(4)
    expect(editor.state.step).toBeNull()
    expect(editor.state.menu).toBe('texts')
    expect(editor.design.stepperMode).toBe(false)
    expect(editor.state.canUndo).toBe(false)
    expect(editor.design.name).toBe('Door')
  })

  it('does not go before the first step', () => {
    const editor = new Editor({ design: signDesign([], true) })
    editor.goToStep(-1)
    expect(editor.state.step).toBe(0)
  })
})

describe('saving', () => {
  it('saves after every change and after undo', () => {
    const saved: string[] = []
    const editor = new Editor({ design: stampDesign([]), onSave: design => saved.push(design.name) })
    editor.change({ ...editor.design, name: 'One' })
    editor.change({ ...editor.design, name: 'Two' })
    editor.undo()
    expect(saved).toEqual(['One', 'Two', 'One'])
  })
})

describe('the selection', () => {
  it('forgets an element that undo took away', () => {
    const editor = new Editor({ design: stampDesign([]) })
    editor.change({ ...editor.design, elements: [qrcode('a', 1, 1)] })
    editor.select(['a'])
    editor.undo()
    expect(editor.state.selection).toEqual([])
  })
})

describe('what panels are shown', () => {
  const moving = () => {
    const driver = new EditorDriver(stampDesign([qrcode('a', 1, 1), qrcode('b', 30, 1)]))
    return { driver, before: driver.editor.design }
  }

  it('is the design from before a drag, until the drag ends', () => {
    const { driver, before } = moving()
    driver.press(5, 5).drag(9, 9)
    expect(driver.editor.design).not.toBe(before)
    expect(driver.editor.state.settled).toBe(before)
    driver.release()
    expect(driver.editor.state.settled).toBe(driver.editor.design)
  })

  it('is the design from before a cancelled drag', () => {
    const { driver, before } = moving()
    driver.press(5, 5).drag(9, 9)
    driver.key('Escape')
    expect(driver.editor.state.settled).toBe(before)
  })

  it('is marked as typed only while the last change was typed on the canvas', () => {
    const { driver } = moving()
    const { editor } = driver
    editor.change({ ...editor.design, name: 'One' }, { merge: true, typed: true })
    expect(editor.state.typed).toBe(true)
    editor.change({ ...editor.design, name: 'Two' })
    expect(editor.state.typed).toBe(false)
    expect(editor.state.settled.name).toBe('Two')
  })
})
