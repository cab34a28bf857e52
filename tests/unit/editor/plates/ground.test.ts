import { describe, expect, it } from 'vitest'
import { toMm, toPx, viewportOf, viewWithBox } from '@/editor/canvas/viewport'
import { commandFor } from '@/editor/commands/hotkeys'
import { cellsOf, groundOf, plateAt, plateBeside } from '@/editor/plates/ground'
import { plateCommands } from '@/editor/plates/plate-commands'
import { Editor } from '@/editor/state/editor'
import { fittedView } from '@/editor/state/editor-state'
import type { Design } from '@/lib/design/scene/model'
import { goToPlate } from '@/lib/design/scene/operations/plates'
import { catalogue } from '@/tests/support/catalogue'
import { stampDesign } from '@/tests/support/editor-design'
import fc from '@/tests/support/properties'
import { blankSupport, writtenSupport } from '@/tests/support/supports'

const slug = 'sign-support-multi-10x2-150x40-header'
const canvas = { width: 900, height: 700 }
const supports = catalogue.staticProducts.products.filter(({ type }) => type === 'sign-support-multi')
const anySupport = fc.constantFrom(...supports.map(product => product.slug))
const sizeOf = ({ config }: Pick<Design, 'config'> & Design) => {
  const { width = 0, height = 0 } = config as { width?: number; height?: number }
  return { widthMm: width, heightMm: height }
}

describe('the ground of a plate', () => {
  it('is its support, and every plate lies on the canvas where it lies on the support', () => {
    fc.assert(
      fc.property(anySupport, fc.nat(), (support, pick) => {
        const design = blankSupport(support)
        const cells = cellsOf(design, catalogue)
        const place = pick % cells.length
        const turned = goToPlate(design, place)
        const first = viewportOf(canvas, groundOf(design, sizeOf(design), catalogue), fittedView)
        const other = viewportOf(canvas, groundOf(turned, sizeOf(turned), catalogue), fittedView)
        const [from, to] = [cells[0], cells[place]]
        if (!from || !to) throw new Error('no cells')
        // The support stays where it is whichever plate is edited; the origin goes to the plate.
        expect(other.edgeX).toBeCloseTo(first.edgeX)
        expect(other.pxPerMm).toBeCloseTo(first.pxPerMm)
        expect(other.originX - first.originX).toBeCloseTo((to.left - from.left) * first.pxPerMm)
        expect(other.originY - first.originY).toBeCloseTo((to.top - from.top) * first.pxPerMm)
      }),
    )
  })

  it('is the plate alone where there is no support', () => {
    const design = stampDesign([])
    expect(groundOf(design, { widthMm: 58, heightMm: 22 }, catalogue)).toEqual({
      ...{ width: 58, height: 22, left: 0, top: 0 },
    })
    expect(plateAt(design, { x: 3, y: 3 }, catalogue)).toBeNull()
    expect(plateBeside(design, 'down', catalogue)).toBeNull()
  })
})

describe('a place on a support', () => {
  it('belongs to the plate that lies there, from wherever it is measured', () => {
    fc.assert(
      fc.property(anySupport, fc.nat(), fc.nat(), (support, pick, wish) => {
        const design = blankSupport(support)
        const cells = cellsOf(design, catalogue)
        const place = pick % cells.length
        const wanted = wish % cells.length
        const [from, to] = [cells[place], cells[wanted]]
        if (!from || !to) throw new Error('no cells')
        const point = { x: to.left + to.width / 2 - from.left, y: to.top + to.height / 2 - from.top }
        expect(plateAt(goToPlate(design, place), point, catalogue)).toBe(wanted === place ? null : wanted)
      }),
    )
  })

  it('between two plates belongs to none', () => {
    expect(plateAt(blankSupport(slug), { x: 10, y: 50 }, catalogue)).toBeNull()
    expect(plateAt(blankSupport(slug), { x: -10, y: -10 }, catalogue)).toBeNull()
  })
})

describe('a plate that is turned to', () => {
  it('comes into view where it is not, and moves nothing where it is', () => {
    const ground = groundOf(goToPlate(blankSupport(slug), 20), { widthMm: 150, heightMm: 40 }, catalogue)
    const box = { left: 0, top: 0, width: 150, height: 40 }
    expect(viewWithBox(canvas, ground, fittedView, box)).toBe(fittedView)
    const away = { zoom: 4, panX: 900, panY: 1500 }
    const there = viewportOf(canvas, ground, viewWithBox(canvas, ground, away, box))
    expect(toPx(there, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(0)
    expect(toPx(there, { x: 150, y: 40 }).y).toBeLessThanOrEqual(canvas.height)
    expect(toMm(there, canvas.width / 2, canvas.height / 2).x).toBeCloseTo(75)
  })
})

describe('keys on a support', () => {
  const commands = plateCommands(catalogue)
  const press = (editor: Editor, key: string, altKey = false) =>
    commandFor({ key, altKey, ctrlKey: false, metaKey: false, shiftKey: false }, commands, ({ enabled }) =>
      enabled(editor),
    )?.perform(editor)
  const placeOf = ({ design }: Editor) => (design.type === 'sign' ? design.support?.place : undefined)

  it('go from plate to plate as they lie, and stop at the edge', () => {
    const editor = new Editor({ design: writtenSupport(slug) })
    const walk = (keys: readonly string[]) =>
      keys.map(key => {
        press(editor, key)
        return placeOf(editor)
      })
    expect(walk(['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowRight'])).toEqual([0, 0, 1, 2, 2])
    expect(walk(['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp'])).toEqual([4, 3, 1, 0])
  })

  it('leave the arrows to what is selected', () => {
    const editor = new Editor({ design: writtenSupport(slug) })
    editor.select(['e1'])
    press(editor, 'ArrowDown')
    expect(placeOf(editor)).toBe(0)
  })

  it('go on in order with Alt, to the last plate and back', () => {
    const editor = new Editor({ design: writtenSupport(slug) })
    for (let step = 0; step < 30; step += 1) press(editor, 'PageDown', true)
    expect(placeOf(editor)).toBe(20)
    press(editor, 'PageUp', true)
    expect(placeOf(editor)).toBe(19)
  })

  it('enter no history: undo goes back to what was changed', () => {
    const editor = new Editor({ design: writtenSupport(slug) })
    press(editor, 'ArrowDown')
    expect(editor.state.canUndo).toBe(false)
  })
})
