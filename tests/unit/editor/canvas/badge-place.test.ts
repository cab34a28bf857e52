import { expect, it } from 'vitest'
import { badgePlace } from '@/editor/canvas/badge-place'

const canvas = { width: 390, height: 240 }

/** Where the left edge of a badge of a width comes to lie, as a browser reads the place. */
function leftEdge(x: number, width: number): number {
  const { left, translate } = badgePlace({ x, y: 100 }, canvas)
  const [, least, most] = /^clamp\((-?[\d.]+)px, -50%, calc\((-?[\d.]+)px - 100%\)\)$/.exec(translate) ?? []
  return left + Math.max(Number(least), Math.min(-width / 2, Number(most) - width))
}

it('a badge hangs below the middle of its element', () => {
  expect(leftEdge(195, 120)).toBe(135)
  expect(badgePlace({ x: 195, y: 100 }, canvas).top).toBe(112)
})

it('near an edge of the canvas a badge stays whole', () => {
  expect(leftEdge(12, 120)).toBe(4)
  expect(leftEdge(386, 120)).toBe(390 - 4 - 120)
  expect(badgePlace({ x: 195, y: 238 }, canvas).top).toBe(240 - 24 - 4)
  expect(badgePlace({ x: 195, y: -60 }, canvas).top).toBe(4)
})

it('a badge that is wider than the canvas begins at its left edge, where it is read', () => {
  expect(leftEdge(195, 500)).toBe(4)
})
