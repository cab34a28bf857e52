import { describe, expect, it } from 'vitest'
import { dropIn, layerRows, placeInside, placeOfDrop, placeOutside } from '@/editor/layers/layer-rows'
import type { Element } from '@/lib/design/scene/model'
import { qrcode } from '@/tests/support/editor-design'

const grouped = (id: string, group: string): Element => ({ ...qrcode(id, 2, 2), group })
const elements = [qrcode('a', 2, 2), grouped('b', 'g'), grouped('c', 'g'), qrcode('d', 2, 2)]
const open = layerRows(elements, new Set())
const rowOf = (key: string) => {
  const row = open.find(one => one.key === key)
  if (!row) throw new Error(`no row ${key}`)
  return row
}

describe('the rows of the list', () => {
  it('are a tree: a group, and its elements below it', () => {
    expect(
      open.map(({ key, level, position, count, isOpen }) => [key, level, position, count, isOpen]),
    ).toEqual([
      ['e:a', 1, 1, 3, null],
      ['g:g', 1, 2, 3, true],
      ['e:b', 2, 1, 2, null],
      ['e:c', 2, 2, 2, null],
      ['e:d', 1, 3, 3, null],
    ])
  })

  it('hide the elements of a folded group, but the one whose name is being written', () => {
    expect(layerRows(elements, new Set(['g:g'])).map(({ key }) => key)).toEqual(['e:a', 'g:g', 'e:d'])
    expect(layerRows(elements, new Set(['g:g']), 'e:c')).toHaveLength(5)
  })

  it('give the same layer for the same element, so that a row is not drawn again', () => {
    const again = layerRows([...elements], new Set())
    expect(again[0]?.layer).toBe(open[0]?.layer)
    expect(again[2]?.layer).toBe(open[2]?.layer)
  })
})

describe('a row that is let go', () => {
  it('goes before, behind or into what is under it', () => {
    expect(dropIn(rowOf('g:g'), 0.5, rowOf('e:a'), true)).toEqual({ key: 'g:g', where: 'into' })
    expect(dropIn(rowOf('g:g'), 0.1, rowOf('e:a'), true)).toEqual({ key: 'g:g', where: 'before' })
    expect(dropIn(rowOf('e:d'), 0.5, rowOf('e:a'), true)).toEqual({ key: 'e:d', where: 'after' })
    expect(dropIn(rowOf('e:a'), 0.5, rowOf('e:d'), false)).toEqual({ key: 'e:a', where: 'before' })
    // Its own group has it already, and a group goes into none.
    expect(dropIn(rowOf('g:g'), 0.5, rowOf('e:b'), false).where).toBe('before')
  })

  it.each([
    ['e:a', 'g:g', 'into', { before: 'd', group: 'g' }],
    ['e:a', 'e:c', 'before', { before: 'c', group: 'g' }],
    ['e:a', 'e:c', 'after', { before: 'd', group: 'g' }],
    ['e:a', 'g:g', 'after', { before: 'b', group: 'g' }],
    ['e:d', 'g:g', 'before', { before: 'b', group: null }],
    ['e:b', 'e:d', 'after', { before: null, group: null }],
    ['e:b', 'e:a', 'before', { before: 'a', group: null }],
    ['g:g', 'e:d', 'after', { before: null, group: null }],
    ['g:g', 'e:b', 'before', null],
  ] as const)('%s on %s: %s', (dragged, key, where, place) => {
    expect(placeOfDrop(open, { key, where }, rowOf(dragged))).toEqual(place)
  })

  it('stays on itself', () => {
    expect(placeOfDrop(open, { key: 'e:a', where: 'after' }, rowOf('e:a'))).toBeNull()
  })
})

describe('by keys', () => {
  it('a row goes into the group beside it, and out in front of its own', () => {
    expect(placeInside(open, rowOf('e:a'))).toEqual({ before: 'b', group: 'g' })
    expect(placeInside(open, rowOf('e:d'))).toEqual({ before: 'd', group: 'g' })
    expect(placeInside(open, rowOf('e:b'))).toBeNull()
    expect(placeInside(open, rowOf('g:g'))).toBeNull()
    expect(placeOutside(open, rowOf('e:b'))).toEqual({ before: 'd', group: null })
    expect(placeOutside(open, rowOf('e:a'))).toBeNull()
  })
})
