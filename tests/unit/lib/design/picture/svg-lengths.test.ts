import { expect, test } from 'vitest'
import { lengthOf } from '@/lib/design/picture/svg/transform'
import fc from '@/tests/support/properties'

/** What SVG calls a number, without the power of ten. */
const figure = /^-?(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})$/

test('a length of digits, points and minuses alone is what it says, and none where it is no figure', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('0', '3', '9', '.', '-'), { maxLength: 30 }), signs => {
      const text = signs.join('')
      expect(lengthOf(text, 100)).toBe(figure.test(text) ? Number(text) : null)
      expect(lengthOf(` ${text}px `, 100)).toBe(figure.test(text) ? Number(text) : null)
    }),
  ))

test('what a number is elsewhere is none here', () => {
  for (const text of ['', ' ', '0x10', '1e', 'Infinity', '1_000', '0b1'])
    expect(lengthOf(text, 100)).toBe(null)
  expect(lengthOf('1e2', 100)).toBe(100)
  expect(lengthOf('+4', 100)).toBe(4)
  expect(lengthOf('50%', 30)).toBe(15)
})
