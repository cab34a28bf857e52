import { expect, it } from 'vitest'
import { unbroken } from '@/lib/ground/site/unbroken'

it.each([
  ['Support 4 plaques 200 × 50 mm avec en-tête', 'Support 4 plaques 200_×_50_mm avec en-tête'],
  ['Nettoyant plexiglas 250 ml', 'Nettoyant plexiglas 250_ml'],
  ['1,6 mm, 150 × 150 mm, ISO 7010 P001', '1,6_mm, 150_×_150_mm, ISO 7010 P001'],
  ['24 garden signs × 2', '24 garden signs × 2'],
])('a size stays on one line: %s', (text, lines) => {
  expect(unbroken(text).replaceAll('\u00a0', '_')).toBe(lines)
})
