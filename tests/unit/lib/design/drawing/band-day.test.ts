import { expect, test } from 'vitest'
import { letteringWidth } from '@/lib/design/drawing/lettering/lettering'
import { bandDay } from '@/lib/design/drawing/stamps/band-day'

test.each([
  ['fr-FR', '22 NOV. 2026'],
  ['de-DE', '22. NOV. 2026'],
  ['en-GB', '22 NOV 2026'],
])('a date band of %s shows the day as it prints', (locale, shown) => {
  expect(bandDay(locale, new Date(2026, 10, 22))).toBe(shown)
})

test('every month has letters to be drawn with', () => {
  for (const locale of ['fr-FR', 'de-AT', 'en-GB'])
    for (let month = 0; month < 12; month++)
      // A letter that the table lacks is a gap of its own width.
      for (const letter of bandDay(locale, new Date(2026, month, 1)).replace(/\s/g, ''))
        expect(letteringWidth(letter, 1000), letter).not.toBe(300)
})
