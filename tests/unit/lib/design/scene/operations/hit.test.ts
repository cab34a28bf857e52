import { beforeAll, describe, expect, it } from 'vitest'
import { uniteRects } from '@/lib/design/geometry/bounds'
import { compile } from '@/lib/design/scene/compile'
import type { Design, Element } from '@/lib/design/scene/model'
import { inkAt } from '@/lib/design/scene/operations/hit'
import { setHidden } from '@/lib/design/scene/operations/hold'
import { plateOf } from '@/lib/design/scene/plate'
import { catalogue } from '@/tests/support/catalogue'
import { border, qrcode, shape, stampDesign, text } from '@/tests/support/editor-design'
import { engine, loadFonts } from '@/tests/support/fonts'

const ring = (id: string, at: number, size: number): Element => ({
  ...shape(id, at, at, size, size),
  ...({ shape: 'ellipse', stroke: 0.5 } as object),
})

beforeAll(() => loadFonts(stampDesign([text('t', 'O', 1), border('b'), qrcode('q', 1, 1)])))

function sceneOf(design: Design) {
  const plate = plateOf(design, catalogue)
  if (!plate) throw new Error('the stamp has a plate')
  return compile(design, plate, engine)
}

/** What a pointer hits in a design, with a reach of half a millimetre unless another is given. */
function under(design: Design) {
  const scene = sceneOf(design)
  return (x: number, y: number, reach = 0.5) => inkAt(design, scene, { x, y }, reach)
}

/** Where the ink of an element is, mm. */
function inkOf(design: Design, id: string) {
  const bounds = sceneOf(design)
    .items.filter(item => item.elementId === id)
    .reduce<ReturnType<typeof uniteRects>>((all, item) => uniteRects(all, item.bounds), null)
  if (!bounds) throw new Error(`${id} draws nothing`)
  return bounds
}

describe('what a pointer hits (DESIGN-70)', () => {
  it('is the ink and not the hole of an O, unless that is within reach', () => {
    const design = stampDesign([text('o', 'O', 2, 16)])
    const { left, top, width, height } = inkOf(design, 'o')
    const hit = under(design)
    const [x, y] = [left + width / 2, top + height / 2]
    expect(hit(x, y)).toBeNull()
    expect(hit(left + 0.4, y)).toBe('o')
    expect(hit(left - 0.4, y)).toBe('o')
    expect(hit(left - 0.6, y)).toBeNull()
    expect(hit(x, y, width / 2)).toBe('o')
  })

  it('is a ring inside of a ring, and neither between the two', () => {
    const design = stampDesign([ring('inner', 5, 8), ring('outer', 1, 16)])
    const hit = under(design)
    expect(hit(9, 5.2)).toBe('inner')
    expect(hit(9, 1.2)).toBe('outer')
    expect(hit(9, 3.2)).toBeNull()
    expect(hit(9, 9)).toBeNull()
  })

  it('is neither of two lines in the gap between them, though their boxes meet there', () => {
    const design = stampDesign([text('upper', 'mmm', 2, 6), text('lower', 'mmm', 8.6, 6)])
    const upper = inkOf(design, 'upper')
    const lower = inkOf(design, 'lower')
    const gap = lower.top - (upper.top + upper.height)
    expect(gap).toBeGreaterThan(2)
    const hit = under(design)
    const x = upper.left + upper.width / 2
    expect(hit(x, lower.top - gap / 2)).toBeNull()
    expect(hit(x, lower.top - gap / 4, gap)).toBe('lower')
    expect(hit(x, lower.top - (gap * 3) / 4, gap)).toBe('upper')
  })

  it('is ink before what is only near, and the frontmost of two that lie on each other', () => {
    const design = stampDesign([shape('back', 5, 5, 10, 10), shape('front', 12, 5, 10, 10)])
    const hit = under(design)
    expect(hit(13, 8)).toBe('front')
    expect(hit(11.9, 8)).toBe('back')
    expect(hit(11.9, 8, 3)).toBe('back')
  })

  it('is a code with its light modules, as it is turned', () => {
    const design = stampDesign([{ ...qrcode('code', 20, 5, 10), rotate: 45 } as Element])
    const hit = under(design)
    expect(hit(21.9, 10, 0.01)).toBe('code')
    expect(hit(20.5, 5.5, 0.01)).toBeNull()
    for (let step = 0; step < 20; step += 1) expect(hit(22 + step * 0.3, 10, 0.01)).toBe('code')
  })

  it('is a line without letters at its box, behind all that is drawn', () => {
    const design = stampDesign([shape('drawn', 1, 2, 10, 3), text('blank', ' ', 2)])
    const hit = under(design)
    expect(hit(30, 3)).toBe('blank')
    expect(hit(5, 3)).toBe('drawn')
  })

  it('is the line of a border, which has no place of its own', () => {
    const design = stampDesign([border('frame')])
    const { left, top, height } = inkOf(design, 'frame')
    const hit = under(design)
    expect(hit(left + 0.2, top + height / 2)).toBe('frame')
    expect(hit(29, 11)).toBeNull()
  })

  it('is nothing that is hidden', () => {
    const design = stampDesign([shape('square', 5, 5, 10, 10)])
    expect(under(design)(10, 10)).toBe('square')
    expect(under(setHidden(design, ['square'], true))(10, 10)).toBeNull()
  })
})
