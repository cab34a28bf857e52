import { describe, expect, it } from 'vitest'
import type { Design, Element } from '@/lib/design/scene/model'
import { duplicateElements } from '@/lib/design/scene/operations/arrange'
import { groupElements, setGroupLabel, ungroupElements } from '@/lib/design/scene/operations/hold'
import {
  elementsOf,
  groupLabel,
  layersOf,
  orderElements,
  placeInOrder,
} from '@/lib/design/scene/operations/layers'
import { parseDesign } from '@/lib/design/scene/parse'
import { storeDesign } from '@/lib/design/scene/stored'
import { border, qrcode, stampDesign } from '@/tests/support/editor-design'
import fc from '@/tests/support/properties'

const grouped = (id: string, group: string): Element => ({ ...qrcode(id, 2, 2), group })
const plate = { left: 0, top: 0, width: 58, height: 22 }
const plain = (id: string) => qrcode(id, 2, 2)
/** From the back: a, the group g of b and c, d, a border. */
const design = stampDesign([plain('a'), grouped('b', 'g'), grouped('c', 'g'), plain('d'), border('f')])
const written = ({ elements }: Design) =>
  layersOf(elements)
    .map(layer =>
      layer.kind === 'group' ? `(${layer.members.map(({ id }) => id).join(' ')})` : layer.element.id,
    )
    .join(' ')

describe('layers', () => {
  it('are elements and groups, a group where its frontmost element lies', () => {
    expect(written(design)).toBe('a (b c) d f')
    expect(written(stampDesign([grouped('b', 'g'), plain('a'), grouped('c', 'g')]))).toBe('a (b c)')
  })

  it('come together where they are grouped, in front, and leave a border alone', () => {
    expect(written(groupElements(design, ['a', 'd', 'f']))).toBe('(b c) (a d) f')
    expect(written(ungroupElements(design, ['b', 'c']))).toBe('a b c d f')
    expect(groupElements(design, ['f'])).toBe(design)
  })

  it('step over groups, and within them', () => {
    expect(written(orderElements(design, ['a'], 'forward'))).toBe('(b c) a d f')
    expect(written(orderElements(design, ['b', 'c'], 'forward'))).toBe('a d (b c) f')
    expect(written(orderElements(design, ['b'], 'forward'))).toBe('a (c b) d f')
    expect(written(orderElements(design, ['b'], 'front'))).toBe('a (c b) d f')
    expect(orderElements(design, ['c'], 'forward')).toBe(design)
    expect(written(orderElements(design, ['b', 'c'], 'back'))).toBe('(b c) a d f')
  })

  it('are put into a group and out of it, with the name that the group has', () => {
    const named = setGroupLabel(design, 'g', '  En-tête ')
    const into = placeInOrder(named, ['a'], { before: 'c', group: 'g' })
    expect(written(into)).toBe('(b a c) d f')
    expect(into.elements.slice(0, 3).map(element => element.groupLabel)).toEqual([
      'En-tête',
      'En-tête',
      'En-tête',
    ])
    const out = placeInOrder(into, ['b'], { before: 'd', group: null })
    expect(written(out)).toBe('(a c) b d f')
    expect(out.elements[2]).toEqual(plain('b'))
    expect(groupLabel(setGroupLabel(named, 'g', ' ').elements)).toBeUndefined()
  })

  it('stay where a group would go into another, or a border into one', () => {
    const two = placeInOrder(design, ['f'], { before: 'b', group: 'g' })
    expect(two).toBe(design)
    const groups = groupElements(design, ['a', 'd'])
    const [first] = layersOf(groups.elements)
    if (!first) throw new Error('there is a layer')
    const ids = elementsOf(first).map(({ id }) => id)
    expect(
      placeInOrder(groups, ids, {
        before: 'a',
        group: groups.elements.find(e => e.id === 'a')?.group ?? null,
      }),
    ).toBe(groups)
    expect(written(placeInOrder(design, ['b', 'c'], { before: null, group: null }))).toBe('a d f (b c)')
    expect(placeInOrder(design, ['gone'], { before: null, group: null })).toBe(design)
  })

  it('are a group of their own where a group is doubled', () => {
    const doubled = duplicateElements(design, ['b', 'c'], plate).design
    expect(written(doubled)).toBe('a (b c) d f (e6 e7)')
  })

  it('lose none and can be stored, whatever is done to them', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'f')
    const act = fc.oneof(
      fc.record({
        ids: fc.uniqueArray(id, { minLength: 1 }),
        step: fc.constantFrom('front', 'back', 'forward', 'backward'),
      }),
      fc.record({
        ids: fc.uniqueArray(id, { minLength: 1 }),
        before: fc.option(id),
        group: fc.constantFrom('g', 'g1', null),
      }),
      fc.record({ ids: fc.uniqueArray(id, { minLength: 1 }), grouped: fc.boolean() }),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), acts => {
        let now: Design = design
        for (const one of acts) {
          if ('step' in one) now = orderElements(now, one.ids, one.step)
          else if ('before' in one) now = placeInOrder(now, one.ids, one)
          else now = one.grouped ? groupElements(now, one.ids) : ungroupElements(now, one.ids)
        }
        expect(now.elements.map(element => element.id).toSorted()).toEqual(['a', 'b', 'c', 'd', 'f'])
        expect(parseDesign(JSON.parse(JSON.stringify(storeDesign(now)))).ok).toBe(true)
      }),
    )
  })
})
