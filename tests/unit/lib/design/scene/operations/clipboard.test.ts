import { describe, expect, it } from 'vitest'
import { designCaps } from '@/lib/design/scene/limits'
import type { Design } from '@/lib/design/scene/model'
import { copyElements, pasteElements } from '@/lib/design/scene/operations/clipboard'
import { groupElements } from '@/lib/design/scene/operations/hold'
import { border, qrcode, signDesign, stampDesign, text } from '@/tests/support/editor-design'
import { finished } from '@/tests/support/pieces'

const pasted = (design: Design, text: string) => finished(pasteElements(design, text))

const copied = (design: Design, ids: string[]): string => {
  const text = finished(copyElements(design, ids))
  if (text === null) throw new Error('nothing was copied')
  return text
}

describe('copy and paste', () => {
  const stamp = stampDesign([text('e1', 'One', 2), qrcode('e2', 30, 4), border('e3')])

  it('brings elements into another design, with ids of their own, a little lower and to the right', () => {
    const sign = signDesign([text('e1', 'Already here', 2)])
    const { design, ids } = pasted(sign, copied(stamp, ['e1', 'e2']))
    expect(ids).toEqual(['e2', 'e3'])
    expect(design.elements.slice(1)).toEqual([
      { ...stamp.elements[0], id: 'e2', position: { left: 3, top: 4 } },
      { ...stamp.elements[1], id: 'e3', position: { left: 32, top: 6 } },
    ])
  })

  it('leaves a border where it is: a plate has one', () => {
    expect(finished(copyElements(stamp, ['e3']))).toBeNull()
  })

  it('takes nothing from a text that holds no elements', () => {
    for (const text of ['', 'words', '{}', '{"elements":[{"type":"script"}]}', '[1]']) {
      expect(pasted(stamp, text)).toEqual({ design: stamp, ids: [], left: 0 })
    }
  })

  it('keeps a group together, apart from the one it was copied from', () => {
    const grouped = groupElements(stamp, ['e1', 'e2'])
    const { design, ids } = pasted(grouped, copied(grouped, ['e1', 'e2']))
    const groups = design.elements.filter(element => ids.includes(element.id)).map(element => element.group)
    expect(new Set(groups).size).toBe(1)
    expect(groups[0]).not.toBe(grouped.elements[0]?.group)
  })

  it('stops at the number of elements that a design may have', () => {
    const full = stampDesign(Array.from({ length: designCaps.elements - 1 }, (_, i) => text(`t${i}`, 'x', 1)))
    const { design, ids, left } = pasted(full, copied(stamp, ['e1', 'e2']))
    expect(design.elements).toHaveLength(designCaps.elements)
    expect([ids.length, left]).toEqual([1, 1])
  })

  it('takes of ten thousand as many as fit, and counts the rest', () => {
    const { elements } = JSON.parse(copied(stamp, ['e1']))
    const many = JSON.stringify({ elements: Array.from({ length: 10_000 }, () => elements[0]) })
    const { design, ids, left } = pasted(stamp, many)
    expect(design.elements).toHaveLength(designCaps.elements)
    expect(new Set(design.elements.map(({ id }) => id)).size).toBe(designCaps.elements)
    expect([ids.length, left]).toEqual([designCaps.elements - 3, 10_000 - (designCaps.elements - 3)])
  })
})
