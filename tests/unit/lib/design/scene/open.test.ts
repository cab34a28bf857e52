import { describe, expect, test } from 'vitest'
import { designCaps } from '@/lib/design/scene/limits'
import { openDesign } from '@/lib/design/scene/open'
import { storeDesign } from '@/lib/design/scene/stored'
import fc from '@/tests/support/properties'
import { template, templates } from '../../../../support/templates'

const stored = storeDesign(template('template-company-address-fr'))
const [first, ...others] = stored.elements
const withFirst = (element: unknown) => ({ ...stored, elements: [element, ...others] })

describe('a design that its owner opens', () => {
  test('opens whole when all of it can be read', () => {
    for (const design of templates) {
      expect(openDesign(storeDesign(design))).toEqual({ ok: true, design, leftOut: [] })
    }
  })

  test.each([
    ['an unknown kind', { ...first, type: 'hologram' }, 'hologram'],
    ['a broken element', { type: 'text', id: 'x' }, 'text'],
    ['no element at all', null, ''],
    ['a text beyond the cap', { ...first, html: `<p>${'x'.repeat(designCaps.html)}</p>` }, 'text'],
    ['a text that would load something', { ...first, html: '<img src=x onerror=alert(1)>' }, 'text'],
  ])('opens without %s, and names it', (_, element, kind) => {
    const opened = openDesign(withFirst(element))
    expect(opened).toMatchObject({ ok: true, leftOut: [{ kind, index: 0 }] })
    expect(opened.ok && opened.design.elements.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  })

  test('keeps the first of two elements with one id', () => {
    const opened = openDesign({ ...stored, elements: [first, first, ...others] })
    expect(opened).toMatchObject({ ok: true, leftOut: [{ kind: 'text', index: 1 }] })
  })

  test('is refused with both figures where it has too many elements', () => {
    expect(openDesign({ ...stored, elements: Array.from({ length: 10_000 }, () => first) })).toEqual({
      ok: false,
      code: 'elements',
      count: 10_000,
      max: designCaps.elements,
    })
  })

  test('none of too many elements is read', () => {
    const unread = {
      get type(): string {
        throw new Error('it was read')
      },
    }
    const elements = Array.from({ length: 10_000 }, () => unread)
    expect(openDesign({ ...stored, elements })).toMatchObject({ code: 'elements', count: 10_000 })
  })

  test('is refused where it is newer, or where it is no design', () => {
    expect(openDesign({ ...stored, version: 99 })).toMatchObject({ ok: false, code: 'newer' })
    expect(openDesign({ ...stored, config: null })).toMatchObject({ ok: false, code: 'unreadable' })
    expect(openDesign('x')).toMatchObject({ ok: false, code: 'unreadable' })
  })

  test('never throws, whatever stands in place of an element', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 5 }), elements => {
        const opened = openDesign({ ...stored, elements })
        expect(opened.ok && opened.leftOut.length).toBe(elements.length)
      }),
    )
  })
})
