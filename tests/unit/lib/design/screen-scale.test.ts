import { describe, expect, test } from 'vitest'
import { bankCard, cssPxPerMm, devicePxPerMm, parseScreenScale } from '@/lib/design/screen-scale'

describe('a millimetre on the screen', () => {
  test('is that of 96 pixels an inch until the screen was measured', () => {
    const scale = cssPxPerMm(null, 2)
    expect(38 * scale).toBeCloseTo(143.62, 2)
    expect(14 * scale).toBeCloseTo(52.91, 2)
  })

  test('follows a bank card held against the screen', () => {
    // On a telephone of 460 device pixels an inch, at three of them a CSS pixel.
    const shownWidth = (bankCard.width * 460) / 25.4 / 3
    const kept = devicePxPerMm(shownWidth / bankCard.width, 3)
    const scale = cssPxPerMm(kept, 3)
    expect((38 * scale * 3) / (460 / 25.4)).toBeCloseTo(38, 2)
    expect((14 * scale * 3) / (460 / 25.4)).toBeCloseTo(14, 2)
  })

  test('stays one when the page is zoomed', () => {
    const kept = devicePxPerMm(4, 1)
    expect(cssPxPerMm(kept, 1.5) * 1.5).toBeCloseTo(cssPxPerMm(kept, 1), 6)
  })

  test.each([null, '', '0', '-4', 'NaN', '1e9', '{"a":1}', '<script>'])('%s is nothing kept', text => {
    expect(parseScreenScale(text)).toBeNull()
  })

  test('reads what was kept', () => {
    expect(parseScreenScale('18.11')).toBe(18.11)
  })
})
