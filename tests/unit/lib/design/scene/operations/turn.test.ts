import { describe, expect, it } from 'vitest'
import { centreOf } from '@/lib/design/geometry/box'
import { kindOf } from '@/lib/design/scene/elements/registry'
import type { Design, Element } from '@/lib/design/scene/model'
import { boxById } from '@/lib/design/scene/operations/boxes'
import { commonBox, resizeSeveral } from '@/lib/design/scene/operations/resize-several'
import {
  canTurnTogether,
  commonCentre,
  rotateElement,
  turnElements,
} from '@/lib/design/scene/operations/turn'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { border, qrcode, shape, stampDesign, text } from '@/tests/support/editor-design'
import fc from '@/tests/support/properties'

const hole: Element = { id: 'h', type: 'custom-hole', diameter: 3, size: 3, position: { left: 50, top: 15 } }
const curve: Element = {
  id: 'c',
  type: 'rounded-text',
  text: 'Club',
  size: 12,
  inverted: false,
  font: { family: 'roboto', fontSize: 2, bold: false, italic: false },
  position: { left: 30, top: 5 },
}
const day: Element = {
  id: 'd',
  type: 'date',
  day: '2026-11-22',
  today: false,
  form: 'dots',
  language: 'fr',
  align: 'center',
  font: { family: 'roboto', fontSize: 3, bold: false, italic: false },
  position: { left: 20, top: 16 },
  size: { width: 20, height: 3.3 },
}
/** One of every kind that has a place, and a border, which has none. */
const mixed = stampDesign([
  text('t', 'Dupont', 2),
  qrcode('q', 2, 10),
  shape('s', 44, 3, 8, 4),
  curve,
  day,
  hole,
  border('b'),
])
const all = mixed.elements.map(({ id }) => id)
const turnTogether = (design: Design, ids: readonly string[], degrees: number) => {
  const centre = commonCentre(design, ids)
  return centre ? turnElements(design, ids, centre, degrees) : design
}
const centreById = (design: Design, id: string) => {
  const box = boxById(design, id)
  if (!box) throw new Error(`${id} has a box`)
  return centreOf(box)
}
const distance = (design: Design, a: string, b: string) => {
  const from = centreById(design, a)
  const to = centreById(design, b)
  return Math.hypot(from.x - to.x, from.y - to.y)
}

describe('several elements that are turned', () => {
  it('keep their places to each other, whatever their kinds and the angle', () => {
    const placed = all.filter(id => boxById(mixed, id))
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 720 }), degrees => {
        const turned = turnTogether(mixed, all, degrees)
        for (const a of placed)
          for (const b of placed) expect(distance(turned, a, b)).toBeCloseTo(distance(mixed, a, b), 2)
        const read = parseDesign(JSON.parse(JSON.stringify(storeDesign(turned))))
        expect(read.ok).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('turn about the middle of all, and each with them as its kind allows', () => {
    const box = commonBox(mixed, all)
    if (!box) throw new Error('they have a box')
    const { x, y } = centreOf(box)
    const turned = turnTogether(mixed, all, 90)
    for (const { id } of mixed.elements) {
      if (!boxById(mixed, id)) continue
      const from = centreById(mixed, id)
      const to = centreById(turned, id)
      expect([to.x, to.y].map(value => value.toFixed(2))).toEqual(
        [x - (from.y - y), y + (from.x - x)].map(value => value.toFixed(2)),
      )
    }
    for (const element of turned.elements) {
      const { rotates } = kindOf(element)
      expect('rotate' in element ? element.rotate : 0, element.type).toBe(rotates ? 90 : 0)
    }
  })

  it('are the very same after a whole turn, and leave a border as it is', () => {
    expect(turnTogether(mixed, all, 360)).toBe(mixed)
    expect(turnTogether(mixed, ['b'], 90)).toBe(mixed)
    expect(turnTogether(mixed, all, 90).elements[6]).toBe(mixed.elements[6])
  })

  it('leave what is locked where it is, and turn about the middle of the others', () => {
    const [first, ...rest] = mixed.elements
    if (!first) throw new Error('there is one')
    const held = stampDesign([{ ...first, locked: true }, ...rest])
    const others = all.filter(id => id !== 't')
    const turned = turnTogether(held, all, 30)
    expect(turned.elements[0]).toBe(held.elements[0])
    expect(turned).toEqual(turnTogether(held, others, 30))
  })

  it('add to the turn that each has already', () => {
    const begun = rotateElement(mixed, 'q', 350)
    const [, code] = turnTogether(begun, all, 20).elements
    expect(code && 'rotate' in code && code.rotate).toBe(10)
  })

  it('can be one hole and something else, and not a hole alone', () => {
    expect(canTurnTogether(mixed, ['h'])).toBe(false)
    expect(canTurnTogether(mixed, ['b', 'h'])).toBe(false)
    expect(canTurnTogether(mixed, ['s', 'h'])).toBe(true)
    expect(canTurnTogether(mixed, ['s'])).toBe(true)
  })
})

describe('several elements of all kinds that are resized', () => {
  it('become larger by one factor about the corner that stays, and can be stored', () => {
    const box = commonBox(mixed, all)
    if (!box) throw new Error('they have a box')
    const larger = resizeSeveral(mixed, all, box, 'se', box.width, box.height)
    for (const a of all) {
      // A hole keeps its diameter: its corner keeps its place to the others.
      if (!boxById(mixed, a) || a === 'h') continue
      const from = centreById(mixed, a)
      const to = centreById(larger, a)
      expect(to.x - box.left, a).toBeCloseTo(2 * (from.x - box.left), 1)
      expect(to.y - box.top, a).toBeCloseTo(2 * (from.y - box.top), 1)
    }
    expect(larger.elements[6]).toBe(mixed.elements[6])
    expect(parseDesign(JSON.parse(JSON.stringify(storeDesign(larger)))).ok).toBe(true)
  })
})
