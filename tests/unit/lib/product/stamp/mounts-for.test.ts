import { describe, expect, test } from 'vitest'
import { holdsImpression, mountsFor } from '@/lib/product/stamp/mounts-for'
import { catalogue } from '@/tests/support/catalogue'

const { models } = catalogue.stampModels
const offered = (widthMm: number, heightMm: number, round = false) =>
  mountsFor(models, { widthMm, heightMm, round })

describe('the mounts for an impression', () => {
  test('begin with the tightest plate that holds it', () => {
    const [first, second] = offered(57, 21.5)
    expect(first?.width).toBeGreaterThanOrEqual(56.5)
    expect(first?.height).toBeGreaterThanOrEqual(21)
    const spare = (model: typeof first) => (model?.width ?? 0) + (model?.height ?? 0)
    expect(spare(first)).toBeLessThanOrEqual(spare(second))
    expect(offered(58, 22).some(({ slug }) => slug === 'model-trodat-printy-4913')).toBe(true)
  })

  test('are of its shape, can be bought and designed, and have no window', () => {
    for (const round of [true, false]) {
      const found = offered(30, 30, round)
      expect(found.length).toBeGreaterThan(0)
      for (const { shape, published, editable, embededContent } of found) {
        expect(shape === 'round' || shape === 'oval').toBe(round)
        expect(published && editable && !embededContent).toBe(true)
      }
    }
  })

  test('come nearest where none holds it, and say so', () => {
    const impression = { widthMm: 280, heightMm: 200, round: false }
    const [first] = mountsFor(models, impression)
    if (!first) throw new Error('no mount')
    expect(holdsImpression(first, impression)).toBe(false)
    expect(holdsImpression(first, { ...impression, widthMm: 20, heightMm: 8 })).toBe(true)
  })
})
