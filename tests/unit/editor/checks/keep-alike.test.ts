import { describe, expect, test } from 'vitest'
import { keepAlike } from '@/editor/checks/keep-alike'
import { setLineText } from '@/lib/design/scene/operations/text-lines'
import fc from '@/tests/support/properties'
import { template } from '@/tests/support/templates'

/** As it comes by message. */
const sent = <T>(value: T): T => structuredClone(value)

describe('a design that came by message', () => {
  const design = template('template-doctor-plaque-fr')

  test('is the identical object from before where nothing has changed', () => {
    expect(keepAlike(design, sent(design))).toBe(design)
  })

  test('keeps every element and line but the one that changed', () => {
    const [first] = design.elements
    const written = setLineText(design, first?.id ?? '', 0, 'Dr Ada LOVELACE')
    const kept = keepAlike(design, sent(written))
    expect(kept).toEqual(written)
    expect(kept.elements.filter((element, at) => element === design.elements[at])).toHaveLength(
      design.elements.length - 1,
    )
  })

  test('keeps what stands behind something that was added or taken away', () => {
    const [, ...rest] = design.elements
    expect(keepAlike(design, sent({ ...design, elements: rest })).elements).toEqual(rest)
    for (const [at, element] of keepAlike(design, sent({ ...design, elements: rest })).elements.entries())
      expect(element).toBe(rest[at])
  })
})

test('any plain data keeps its content', () =>
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      expect(keepAlike(before, sent(now))).toEqual(now)
    }),
  ))
