import { describe, expect, it } from 'vitest'
import { elementAt, expandGroups } from '@/lib/design/scene/operations/boxes'
import {
  areHidden,
  areLocked,
  groupElements,
  haveGroup,
  setHidden,
  setLabel,
  setLocked,
  ungroupElements,
} from '@/lib/design/scene/operations/hold'
import { moveElements, placeElement } from '@/lib/design/scene/operations/move'
import { rotateElement } from '@/lib/design/scene/operations/turn'
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

describe('hiding and naming', () => {
  it('are taken back without a trace', () => {
    const hidden = setHidden(design, ['a'], true)
    expect(areHidden(hidden, ['a'])).toBe(true)
    expect(areHidden(hidden, ['a', 'b'])).toBe(false)
    expect(setHidden(hidden, ['a'], false)).toEqual(design)
    const named = setLabel(design, 'a', '  Code de la boutique ')
    expect(named.elements[0]?.label).toBe('Code de la boutique')
    expect(setLabel(named, 'a', ' ')).toEqual(design)
    expect(setLabel(named, 'a', 'Code de la boutique')).toBe(named)
  })

  it('take no longer name than is stored', () => {
    expect(setLabel(design, 'a', 'x'.repeat(500)).elements[0]?.label).toHaveLength(60)
  })

  it('leave what is hidden out of what a pointer finds', () => {
    const at = { x: 5, y: 5 }
    expect(elementAt(design, at, 0)).toBe('a')
    expect(elementAt(setHidden(design, ['a'], true), at, 0)).toBeNull()
  })
})
