import { describe, expect, it } from 'vitest'
import { isBare } from '@/lib/design/scene/bare'
import { storeDesign } from '@/lib/design/scene/stored'
import { blankSupport, writtenPlate } from '@/tests/support/supports'

const plate = blankSupport('sign-support-multi-3x1-200x50')

describe('a plate is bare', () => {
  it.each<[string, readonly string[], boolean]>([
    ['with a word', ['Cabinet'], false],
    ['with a text of which all letters were deleted', [''], true],
    ['with blanks alone', ['  ', '\u00a0'], true],
  ])('%s: in memory as in a file', (_name, lines, bare) => {
    const written = writtenPlate(plate, lines)
    expect(isBare(written)).toBe(bare)
    expect(isBare(storeDesign(written))).toBe(bare)
  })

  it('without any element, and where all that it has is hidden', () => {
    expect(isBare(plate)).toBe(true)
    const { elements } = writtenPlate(plate, ['Cabinet'])
    expect(isBare({ elements: elements.map(element => ({ ...element, hidden: true })) })).toBe(true)
  })

  it('never where it cannot be read', () => {
    for (const elements of [undefined, null, 'text', {}, [null], [7], [{ type: 'qrcode' }]]) {
      expect(isBare({ elements })).toBe(false)
    }
  })
})
