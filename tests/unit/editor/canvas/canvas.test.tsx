// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { Layer } from 'konva/lib/Layer'
import { stages } from 'konva/lib/Stage'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import Canvas, { warmStage } from '@/editor/canvas/canvas'
import { toPx, type Viewport, viewportOf } from '@/editor/canvas/viewport'
import { fontEngine } from '@/editor/scene/font-engine'
import { useScene } from '@/editor/scene/use-scene'
import type { Editor } from '@/editor/state/editor'
import { useEditorState, usePlate } from '@/editor/state/editor-context'
import { parseTextHtml } from '@/lib/design/scene/html'
import type { Element } from '@/lib/design/scene/model'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { setTextDoc } from '@/lib/design/scene/operations/text'
import { requiredFiles } from '@/lib/design/scene/required'
import { drawCanvases, pixelOf } from '@/tests/support/canvas-in-node'
import { shape, stampDesign, text } from '@/tests/support/editor-design'
import { fetchPublic, showInEditor } from '@/tests/support/editor-workspace'

const size = { width: 800, height: 500 }
const square = shape('square', 2, 5, 10, 10)
const ring = { ...shape('ring', 20, 2, 18, 18), shape: 'ellipse', stroke: 1 } as Element

/** How often the component around the canvas was drawn. */
let drawn = 0
/** The layers that were drawn, back to front: 0 the ground, 1 what rests, 2 what is active, 3 the marks. */
const layers: number[] = []

function Workspace() {
  drawn += 1
  const plate = usePlate()
  const shown = useEditorState(({ tool, design }) => (tool.name === 'moving' ? tool.before : design))
  const { compiled } = useScene(shown, plate)
  return <Canvas wide compiled={compiled} findings={[]} />
}

beforeAll(() => {
  drawCanvases(size)
  vi.stubGlobal('fetch', fetchPublic)
})
beforeEach(() => {
  const draw = Layer.prototype.drawScene
  vi.spyOn(Layer.prototype, 'drawScene').mockImplementation(function note(this: Layer, ...given) {
    layers.push(this.index)
    return draw.apply(this, given)
  })
})
afterEach(() => {
  cleanup()
  vi.mocked(Layer.prototype.drawScene).mockRestore()
})

/** The editor's canvas with a design on it, and what drives it: places in mm of the plate. */
async function open(elements: Element[]) {
  const design = stampDesign(elements)
  await fontEngine().load(requiredFiles(design))
  const editor = showInEditor(design, <Workspace />)
  await act(async () => {})
  const view = (): Viewport => viewportOf(size, { width: 58, height: 22, left: 0, top: 0 }, editor.state.view)
  const pixel = (layer: number, x: number, y: number) => {
    const at = toPx(view(), { x, y })
    return pixelOf([...document.querySelectorAll('canvas')][layer], at.x, at.y)
  }
  const fire = (
    type: string,
    x: number,
    y: number,
    { pointerId = 1, pointerType = 'mouse', button = 0 } = {},
  ) => {
    const at = toPx(view(), { x, y })
    const event = new MouseEvent(type, {
      ...{ bubbles: true, cancelable: true, button, clientX: at.x, clientY: at.y },
    })
    Object.defineProperties(event, { pointerId: { value: pointerId }, pointerType: { value: pointerType } })
    act(() => {
      document.querySelector('.konvajs-content')?.dispatchEvent(event)
    })
    return event
  }
  const press = (x: number, y: number) => {
    fire('pointerdown', x, y)
    fire('pointerup', x, y)
  }
  return { editor, pixel, fire, press, view }
}

const leftOf = (editor: Editor, id: string) => boxById(editor.design, id)?.left

describe('the canvas', () => {
  it('shows the plate on its lowest layer and the elements on the next', async () => {
    const { pixel } = await open([square, ring])
    expect(pixel(0, 50, 11)[3]).toBe(255)
    expect(pixel(1, 5, 10)[3]).toBe(255)
    expect(pixel(1, 29, 11)[3]).toBe(0)
  })

  it('hits the ink under a pointer by its hit graph (DESIGN-70)', async () => {
    const { editor, press } = await open([square, ring])
    press(29, 11)
    expect(editor.state.selection).toEqual([])
    press(20.4, 11)
    expect(editor.state.selection).toEqual(['ring'])
    press(5, 10)
    expect(editor.state.selection).toEqual(['square'])
  })

  it('draws two layers for a frame of a drag, and nothing of the page', async () => {
    const { editor, pixel, fire } = await open([square, ring])
    fire('pointerdown', 5, 10)
    fire('pointermove', 7, 10)
    expect(pixel(1, 3, 10)[3]).toBe(0)
    layers.length = 0
    drawn = 0
    fire('pointermove', 9, 10)
    expect(layers.toSorted()).toEqual([2, 3])
    expect(pixel(2, 15, 10)[3]).toBe(255)
    fire('pointermove', 12, 10)
    expect(drawn).toBe(0)
    expect(new Set(layers)).toEqual(new Set([2, 3]))
    fire('pointerup', 12, 10)
    expect(leftOf(editor, 'square')).toBeCloseTo(9, 0)
    expect(pixel(1, 18, 10)[3]).toBe(255)
  })

  it('draws what is written in the task of its key, without what rests', async () => {
    const { editor, pixel } = await open([text('line', 'abc', 3, 6), text('other', 'xyz', 12, 6)])
    act(() => editor.editText('line'))
    const write = (words: string) =>
      act(() => {
        const { doc } = parseTextHtml(
          `<div><span style="font-family:'Roboto';font-size:6mm">${words}</span></div>`,
        )
        editor.change(setTextDoc(editor.design, 'line', doc), { merge: true, typed: true })
      })
    write('mmmmmmmmmm')
    layers.length = 0
    write('mmmmmmmmmmm')
    expect(layers).toContain(2)
    expect(layers).not.toContain(0)
    expect(layers).not.toContain(1)
    const isInked = (layer: number) =>
      Array.from({ length: 40 }, (_, index) => pixel(layer, 29 + index * 0.1, 7)[3]).some(
        alpha => alpha === 255,
      )
    expect(isInked(2)).toBe(true)
  })

  it('has a letter on it before anything of the page is drawn again', async () => {
    const { editor } = await open([text('line', 'abc', 3, 6), text('other', 'xyz', 12, 6)])
    act(() => editor.editText('line'))
    const write = (words: string) => {
      const html = `<div><span style="font-family:'Roboto';font-size:6mm">${words}</span></div>`
      editor.change(setTextDoc(editor.design, 'line', parseTextHtml(html).doc), { merge: true, typed: true })
    }
    act(() => write('mmm'))
    layers.length = 0
    drawn = 0
    act(() => {
      write('mmmm')
      expect(layers).toEqual([2])
      expect(drawn).toBe(0)
    })
    // What React comes to afterwards is on the canvas: of the ink nothing is drawn a second time.
    expect(drawn).toBeGreaterThan(0)
    expect(layers.filter(layer => layer < 3)).toEqual([2])
  })

  it('is resized by a handle, which is hit beside its square too', async () => {
    const { editor, press, fire } = await open([square])
    press(5, 10)
    fire('pointerdown', 12.3, 15.3)
    expect(editor.state.tool.name).toBe('resizing')
    fire('pointermove', 15.3, 18.3)
    fire('pointerup', 15.3, 18.3)
    expect(boxById(editor.design, 'square')?.width).toBeCloseTo(13, 0)
  })

  it('zooms by the wheel with Ctrl and by two fingers, and keeps the page from it', async () => {
    const { editor, fire } = await open([square])
    const middle = { clientX: size.width / 2, clientY: size.height / 2 }
    const turn = { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true }
    const wheel = new WheelEvent('wheel', { ...turn, ...middle })
    act(() => {
      document.querySelector('.konvajs-content')?.dispatchEvent(wheel)
    })
    const { zoom } = editor.state.view
    expect(zoom).toBeGreaterThan(1)
    expect(wheel.defaultPrevented).toBe(true)
    const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch' })
    fire('pointerdown', 30, 14, finger(1))
    fire('pointerdown', 36, 14, finger(2))
    fire('pointermove', 42, 14, finger(2))
    fire('pointerup', 36, 14, finger(2))
    fire('pointerup', 30, 14, finger(1))
    expect(editor.state.view.zoom).toBeGreaterThan(zoom)
    expect(leftOf(editor, 'square')).toBe(2)
  })

  it('offers the commands for what is under the right button, and for what is selected by a key', async () => {
    const { editor, fire } = await open([square])
    fire('contextmenu', 40, 18, { button: 2 })
    expect(editor.state.commandMenu?.kind).toBe('ground')
    act(() => editor.setWorkspace({ commandMenu: null }))
    fire('contextmenu', 5, 10, { button: 2 })
    expect(editor.state.commandMenu?.kind).toBe('selection')
    act(() => editor.setWorkspace({ commandMenu: null }))
    act(() => {
      document
        .querySelector('[role=application]')
        ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    })
    expect(editor.state.commandMenu?.kind).toBe('selection')
  })

  it('is set up once before anybody sees it, in an idle moment, and leaves nothing behind', () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
    warmStage()
    warmStage()
    expect(idle).toHaveLength(1)
    layers.length = 0
    idle[0]?.()
    expect(layers).toContain(3)
    expect(document.querySelector('canvas')).toBeNull()
    expect(stages).toEqual([])
  })
})
