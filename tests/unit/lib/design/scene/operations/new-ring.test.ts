import { beforeAll, describe, expect, test } from 'vitest'
import { centreOf } from '@/lib/design/geometry/box'
import { flattenPath } from '@/lib/design/geometry/flatten'
import { compile } from '@/lib/design/scene/compile'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { curveBox } from '@/lib/design/scene/elements/rounded-text/curve'
import type { RoundedTextElement } from '@/lib/design/scene/elements/rounded-text/schema'
import { minCurveMm } from '@/lib/design/scene/limits'
import type { Design } from '@/lib/design/scene/model'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { settleTexts } from '@/lib/design/scene/operations/fit/settle'
import { addNew } from '@/lib/design/scene/operations/new-elements'
import { stampDesign, text } from '@/tests/support/editor-design'
import { engine, loadFonts } from '@/tests/support/fonts'
import { plateFor, template } from '@/tests/support/templates'

const rounds = ['notary-seal', 'association-seal', 'winery-oval'].map(name => `template-${name}-fr`)
beforeAll(async () => {
  await loadFonts(...rounds.map(template), stampDesign([text('a', 'x', 1)]))
})

/** A design with a new text on a circle, its lines laid as the editor lays them. */
function withRing(before: Design, words = 'FONDÉ EN 1923') {
  const plate = plateFor(before)
  const { design, id, covers } = addNew(before, plate, elementKinds['rounded-text'], { words }, engine)
  const settled = settleTexts({ design: before, plate }, { design, plate }, engine).design
  const ring = elementOf(settled, id)
  if (ring?.type !== 'rounded-text') throw new Error('it is on a circle')
  return { design: settled, ring, covers, plate }
}

/** The ink of a design's elements as points, in mm. */
function inkOf(design: Design) {
  const points = new Map<string, { x: number; y: number }[]>()
  for (const { elementId, kind, path } of compile(design, plateFor(design), engine).items) {
    if (kind !== 'ink' || !elementId) continue
    const own = points.get(elementId) ?? []
    own.push(...flattenPath(path).flatMap(line => line.points))
    points.set(elementId, own)
  }
  return points
}

/** How near the ink of an element comes to that of all others, in mm. */
function nearest(design: Design, id: string): number {
  const ink = inkOf(design)
  const own = ink.get(id) ?? []
  let least = Number.POSITIVE_INFINITY
  for (const [other, points] of ink)
    if (other !== id)
      for (const a of own) for (const b of points) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y))
  return least
}

const without = (design: Design, keep: (element: Design['elements'][number]) => boolean): Design => ({
  ...design,
  elements: design.elements.filter(keep),
})
const middleOf = (element: RoundedTextElement) => {
  const { x, y } = centreOf(curveBox(element))
  return [x, y]
}

describe('a new text on a circle', () => {
  test.each(rounds)('goes inside the rings of %s, concentric, beside all that is there', slug => {
    const { design, ring, covers, plate } = withRing(template(slug))
    expect(covers).toBe(false)
    expect(middleOf(ring)[0]).toBeCloseTo(plate.widthMm / 2, 2)
    expect(middleOf(ring)[1]).toBeCloseTo(plate.heightMm / 2, 2)
    expect(ring.size).toBeGreaterThan(Math.min(plate.widthMm, plate.heightMm) / 3)
    expect(ring.font.fontSize).toBeGreaterThanOrEqual(plate.minFontMm)
    expect(nearest(design, ring.id)).toBeGreaterThan(0.8 * plate.securityMm)
  })

  test('takes the free side of a ring before a smaller one, then the next ring', () => {
    const bare = without(template('template-notary-seal-fr'), ({ type }) => type === 'border')
    const first = withRing(bare, 'AU-DESSUS')
    const second = withRing(first.design, 'AU-DESSOUS')
    expect([first.ring.inverted, second.ring.inverted]).toEqual([false, true])
    expect(second.ring.size).toBeCloseTo(first.ring.size, 2)
    const third = withRing(second.design, 'DEDANS')
    expect(third.ring.size).toBeLessThan(second.ring.size - 2 * second.ring.font.fontSize)
    expect(third.covers).toBe(false)
    expect(nearest(third.design, third.ring.id)).toBeGreaterThan(0.8 * third.plate.securityMm)
  })

  test('stands on an oval plate as far from its edge everywhere, above and below', () => {
    const bare = { ...template('template-winery-oval-fr'), elements: [] }
    const upper = withRing(bare, 'DOMAINE DES HAUTES CÔTES')
    const lower = withRing(upper.design, 'MILLÉSIME 2023')
    const { plate } = upper
    for (const { ring } of [upper, lower]) {
      const { width, height } = curveBox(ring)
      expect(plate.widthMm - width).toBeCloseTo(plate.heightMm - height, 2)
      expect(plate.widthMm - width).toBeCloseTo(4 * plate.securityMm, 2)
    }
    expect([upper.ring.inverted, lower.ring.inverted]).toEqual([false, true])
    expect(nearest(lower.design, lower.ring.id)).toBeGreaterThan(0.8 * plate.securityMm)
  })

  test('goes into the rings of an oval plate as they are, where they are circles', () => {
    const bare = { ...template('template-winery-oval-fr'), elements: [] }
    const { ring } = withRing(bare, 'AB')
    const { ratio: _, ...circle } = { ...ring, size: 25 }
    const first = { ...circle, position: { left: 0, top: 0 } }
    const plate = plateFor(bare)
    first.position = { left: (plate.widthMm - 25) / 2, top: (plate.heightMm - 25) / 2 }
    expect(withRing({ ...bare, elements: [first] }, 'CD').ring).not.toHaveProperty('ratio')
  })

  test('stays inside the border of a round plate', () => {
    const border = without(template('template-notary-seal-fr'), ({ type }) => type === 'border')
    const given = template('template-notary-seal-fr')
    const frame = given.elements.find(element => element.type === 'border')
    if (frame?.type !== 'border') throw new Error('there is a border')
    const { ring, plate } = withRing({ ...border, elements: [frame] })
    const line = frame.config.offset + frame.config.width
    expect(ring.size).toBeLessThanOrEqual(plate.widthMm - 2 * line - 2 * plate.securityMm)
    expect(ring.size).toBeGreaterThan(plate.widthMm - 2 * line - 5 * plate.securityMm)
  })

  test('goes into the rings of a plate of any shape, and is where it was put where there are none', () => {
    const plain = withRing(stampDesign([]), 'Abc')
    const beside = withRing(plain.design, 'def')
    expect(middleOf(beside.ring)).toEqual(middleOf(plain.ring))
    expect(beside.covers).toBe(false)
    expect(beside.ring.size).toBeGreaterThanOrEqual(minCurveMm)
    expect(nearest(beside.design, beside.ring.id)).toBeGreaterThan(0)
  })

  test('finds another place where no ring has space', () => {
    let { design } = withRing(template('template-notary-seal-fr'))
    for (let count = 0; count < 6; count += 1) design = withRing(design).design
    const sizes = design.elements.flatMap(one => (one.type === 'rounded-text' ? [one.size] : []))
    expect(sizes.every(size => size >= minCurveMm - 0.01)).toBe(true)
  })
})
