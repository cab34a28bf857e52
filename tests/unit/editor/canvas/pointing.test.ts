import { describe, expect, it } from 'vitest'
import { type Drawn, type PointerAction, Pointing } from '@/editor/canvas/pointing'
import { toPx, viewportOf } from '@/editor/canvas/viewport'
import { Editor } from '@/editor/state/editor'
import { fittedView } from '@/editor/state/editor-state'
import type { Element } from '@/lib/design/scene/model'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { plateOf } from '@/lib/design/scene/plate'
import { catalogue } from '@/tests/support/catalogue'
import { shape, stampDesign } from '@/tests/support/editor-design'

const canvas = { width: 800, height: 500 }

const square = shape('square', 5, 5, 10, 10)

/** Fingers and mouse on the canvas of a 58 × 22 mm stamp with a square of 10 mm at 5, 5 mm, unless it holds something else. */
function onCanvas({
  elements = [square],
  surface = null,
}: {
  elements?: Element[]
  surface?: Drawn['surface']
} = {}) {
  const editor = new Editor({ design: stampDesign(elements) })
  const plate = plateOf(editor.design, catalogue)
  if (!plate) throw new Error('the stamp has a plate')
  const viewport = viewportOf(canvas, { width: 58, height: 22, left: 0, top: 0 }, fittedView)
  const rested: (() => void)[] = []
  const rest = { start: (_x: number, _y: number, act: () => void) => rested.push(act), moved() {}, end() {} }
  const pointing = new Pointing({
    editor,
    catalogue,
    drawn: () => ({ viewport, plate, surface }),
    rest,
  })
  const action = (x: number, y: number, more: Partial<PointerAction> = {}): PointerAction => ({
    id: 1,
    place: toPx(viewport, { x, y }),
    touch: false,
    button: 0,
    time: 0,
    shift: false,
    alt: false,
    inWindow: { x: 0, y: 0 },
    ...more,
  })
  return { editor, pointing, action, rested }
}

describe('a twist of two fingers', () => {
  /** Two fingers that go around 10, 10 mm, from straight beside each other to some degrees, by steps of at most 10. */
  function twist(to: number, lift = true) {
    const on = onCanvas()
    const { editor, pointing, action } = on
    editor.select(['square'])
    const at = (id: number, degrees: number) => {
      const angle = ((degrees + (id === 1 ? 180 : 0)) * Math.PI) / 180
      return action(10 + 8 * Math.cos(angle), 10 + 8 * Math.sin(angle), { id, touch: true })
    }
    pointing.down(at(1, 0))
    pointing.down(at(2, 0))
    const steps = Math.ceil(Math.abs(to) / 10)
    for (let step = 1; step <= steps; step += 1)
      for (const id of [1, 2]) pointing.move(at(id, (to * step) / steps))
    if (lift) for (const id of [1, 2]) pointing.up(at(id, to))
    return on
  }
  const angleOf = (editor: Editor) => boxById(editor.design, 'square')?.rotate

  it.each([
    [30, 30],
    [-60, 300],
    [47, 45],
    [200, 200],
  ])('of %s° turns what is selected to %s°, as one step that can be undone', (by, to) => {
    const { editor } = twist(by)
    expect(angleOf(editor)).toBe(to)
    expect(editor.state.tool.name).toBe('idle')
    expect(editor.state.selection).toEqual(['square'])
    editor.undo()
    expect(angleOf(editor)).toBe(0)
  })

  it('that is hardly one turns nothing: fingers that spread are never quite straight', () => {
    const { editor } = twist(8)
    expect(angleOf(editor)).toBe(0)
  })

  it('is a pinch as before where nothing that turns is selected', () => {
    const { editor, pointing, action } = onCanvas()
    const ids = [1, 2]
    for (const id of ids) pointing.down(action(30 + 8 * id, 11, { id, touch: true }))
    for (const id of ids) pointing.move(action(30 + 8 * id, 11 + (id === 1 ? -6 : 6), { id, touch: true }))
    expect(editor.state.tool.name).toBe('idle')
    expect(editor.state.view.zoom).toBeGreaterThan(fittedView.zoom)
  })

  it('leaves the view alone while it turns, and goes back where the browser takes a finger away', () => {
    const { editor, pointing } = twist(40, false)
    const { view } = editor.state
    expect(angleOf(editor)).toBe(40)
    pointing.cancel(2)
    expect(angleOf(editor)).toBe(0)
    expect(editor.state.view).toEqual(view)
  })
})

describe('pointers on the canvas', () => {
  it('choose what they press and move it', () => {
    const { editor, pointing, action } = onCanvas()
    pointing.down(action(10, 10))
    pointing.move(action(16, 12))
    pointing.up(action(16, 12))
    expect(editor.state.selection).toEqual(['square'])
    const box = boxById(editor.design, 'square')
    expect(box?.left).toBeGreaterThan(9)
    expect(box?.top).toBeGreaterThan(6)
  })

  it('press through the hollow of a ring, and hit what is drawn in it and its own line (DESIGN-70)', () => {
    const ring = { ...shape('ring', 2, 2, 18, 18), shape: 'ellipse', stroke: 1 } as Element
    const { editor, pointing, action } = onCanvas({ elements: [shape('dot', 10, 10, 2, 2), ring] })
    const press = (x: number, y: number) => {
      pointing.down(action(x, y))
      pointing.up(action(x, y))
      return editor.state.selection
    }
    expect(press(11, 2.2)).toEqual(['ring'])
    expect(press(11, 11)).toEqual(['dot'])
    expect(press(11, 6)).toEqual([])
  })

  it('ask the canvas as long as it shows the design of the moment, within the reach of the pointer', () => {
    const asked: number[] = []
    let isShown = true
    const surface: Drawn['surface'] = {
      isShown: () => isShown,
      elementAt: (_point, reach) => {
        asked.push(reach)
        return 'square'
      },
      handleAt: () => null,
    }
    const { editor, pointing, action } = onCanvas({ surface })
    pointing.down(action(40, 18))
    pointing.up(action(40, 18))
    expect(editor.state.selection).toEqual(['square'])
    pointing.down(action(40, 18, { touch: true }))
    pointing.up(action(40, 18, { touch: true }))
    expect(Math.max(...asked) / Math.min(...asked)).toBeCloseTo(14 / 6)
    isShown = false
    pointing.down(action(40, 18))
    pointing.up(action(40, 18))
    expect(editor.state.selection).toEqual([])
  })

  it('pan with the middle button and with one finger on empty ground, and choose nothing by it', () => {
    const { editor, pointing, action } = onCanvas()
    for (const more of [{ button: 1 }, { touch: true }]) {
      const before = editor.state.view
      pointing.down(action(40, 18, more))
      pointing.move(action(41, 18, more))
      pointing.up(action(41, 18, more))
      expect(editor.state.view.panX).toBeGreaterThan(before.panX)
      expect(editor.state.view.zoom).toBe(before.zoom)
    }
    expect(editor.state.selection).toEqual([])
  })

  it('zoom with two fingers, which move nothing that lies under the first', () => {
    const { editor, pointing, action } = onCanvas()
    const before = editor.design
    const finger = (id: number, x: number) => action(x, 10, { id, touch: true })
    pointing.down(finger(1, 10))
    pointing.move(finger(1, 12))
    pointing.down(finger(2, 20))
    pointing.move(finger(2, 28))
    expect(editor.state.view.zoom).toBeCloseTo(2)
    pointing.up(finger(1, 12))
    pointing.move(finger(2, 40))
    pointing.up(finger(2, 40))
    expect(editor.state.view.zoom).toBeCloseTo(2)
    expect(editor.design).toBe(before)
  })

  it('offer the commands where a finger rests, for what lies under it', () => {
    const { editor, pointing, action, rested } = onCanvas()
    pointing.down(action(10, 10, { touch: true, inWindow: { x: 7, y: 9 } }))
    rested.at(-1)?.()
    expect(editor.state.commandMenu).toEqual({ kind: 'selection', x: 7, y: 9 })
    expect(editor.state.selection).toEqual(['square'])
  })

  it('forget a finger that the browser takes for a gesture of its own', () => {
    const { editor, pointing, action } = onCanvas()
    const before = editor.design
    pointing.down(action(10, 10, { touch: true }))
    pointing.move(action(20, 14, { touch: true }))
    pointing.cancel(1)
    expect(editor.design).toEqual(before)
    pointing.down(action(10, 10))
    pointing.move(action(14, 10))
    pointing.up(action(14, 10))
    expect(boxById(editor.design, 'square')?.left).toBeGreaterThan(7)
  })

  it('count two presses at one place as a double one, but not after a drag between them', () => {
    const { editor, pointing, action } = onCanvas()
    const clicks: number[] = []
    const { send } = editor
    editor.send = (event, context) => {
      if (event.type === 'down') clicks.push(event.clicks)
      send.call(editor, event, context)
    }
    const press = (time: number, to = 40) => {
      pointing.down(action(40, 18, { time }))
      pointing.move(action(to, 18, { time }))
      pointing.up(action(to, 18, { time }))
    }
    press(0)
    press(200)
    press(5000, 45)
    press(5200)
    expect(clicks).toEqual([1, 2, 1, 1])
  })
})
