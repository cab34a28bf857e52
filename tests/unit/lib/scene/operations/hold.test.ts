import { describe, expect, it } from 'vitest'
import { expandGroups } from '@/lib/scene/operations/boxes'
import { areLocked, groupElements, haveGroup, setLocked, ungroupElements } from '@/lib/scene/operations/hold'
import { moveElements, placeElement, rotateElement } from '@/lib/scene/operations/move'
import { border, qrcode, stampDesign } from '@/tests/support/editor-design'

const design = stampDesign([qrcode('a', 1, 1), qrcode('b', 20, 1), border('c')])

describe('a locked element', () => {
  const locked = setLocked(design, ['a'], true)

  it('is neither moved, placed nor turned', () => {
    expect(moveElements(locked, ['a'], 1, 1)).toBe(locked)
    expect(placeElement(locked, 'a', 5, 5)).toBe(locked)
    expect(rotateElement(locked, 'a', 90)).toBe(locked)
  })

  it('is as before once it is let go', () => {
    expect(areLocked(locked, ['a'])).toBe(true)
    expect(areLocked(locked, ['a', 'b'])).toBe(false)
    expect(setLocked(locked, ['a'], false)).toEqual(design)
  })

  it('is not locked twice', () => {
    expect(setLocked(locked, ['a'], true)).toBe(locked)
  })
})

describe('a group', () => {
  const grouped = groupElements(design, ['a', 'b', 'c'])

  it('is chosen as one, without the border', () => {
    expect(expandGroups(grouped, ['b'])).toEqual(['b', 'a'])
    expect(grouped.elements[2]).toBe(design.elements[2])
  })

  it('can be taken apart', () => {
    expect(haveGroup(grouped, ['b'])).toBe(true)
    expect(ungroupElements(grouped, ['a', 'b'])).toEqual(design)
  })

  it('has a name that no other group has', () => {
    const more = groupElements({ ...grouped, elements: [...grouped.elements, qrcode('d', 5, 5)] }, ['d'])
    expect(more.elements[3]?.group).not.toBe(grouped.elements[0]?.group)
  })
})
