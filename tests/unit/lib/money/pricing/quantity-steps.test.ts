import { describe, expect, it } from 'vitest'
import type { PriceableItem } from '@/lib/money/pricing/item'
import { betterQuantity, type QuantityStep, quantitySteps } from '@/lib/money/pricing/quantity-steps'
import { catalogue } from '@/tests/support/catalogue'
import { britishPrices, frenchPrices, plainSign, priceOf } from '@/tests/support/price'
import fc from '@/tests/support/properties'

const stamp: PriceableItem = { kind: 'stamp', slug: 'model-trodat-printy-4913', color: 'black' }
const anyStamp = fc
  .constantFrom(...catalogue.stampModels.models)
  .map(
    ({ slug, colors }): PriceableItem => ({ kind: 'stamp', slug, color: colors[0] ?? '', tranquility: true }),
  )

function stepsOf(item: PriceableItem, ctx = frenchPrices): QuantityStep[] {
  const result = quantitySteps(item, ctx)
  if (!result.ok) throw new Error(result.code)
  return result.steps
}

describe('quantity steps', () => {
  it('are the breaks of the list, priced like any quantity', () => {
    const steps = stepsOf(stamp)
    expect(steps.map(step => [step.from, step.discountPercent])).toEqual([
      [1, 0],
      [2, 3],
      [3, 5],
      [5, 8],
      [10, 12],
      [25, 18],
      [50, 23],
      [100, 28],
    ])
    for (const { from, unit, line } of steps) expect(priceOf(stamp, from)).toMatchObject({ unit, line })
  })

  it('are one for a static product', () => {
    expect(stepsOf({ kind: 'static', slug: 'encre-pad-trodat-9051' })).toMatchObject([
      { from: 1, cheaperThan: null },
    ])
  })

  it('say where a whole step costs less than fewer pieces: 25 less than 24', () => {
    const at25 = stepsOf(stamp).find(step => step.from === 25)
    expect(at25?.cheaperThan).toBeLessThanOrEqual(24)
    expect(priceOf(stamp, 25).line.minor).toBeLessThan(priceOf(stamp, 24).line.minor)
  })

  it('name the fewest pieces that cost more, exactly', () => {
    fc.assert(
      fc.property(anyStamp, fc.constantFrom(frenchPrices, britishPrices), (item, ctx) => {
        for (const { from, line, cheaperThan } of stepsOf(item, ctx)) {
          const dearer = Array.from({ length: from - 1 }, (_, i) => i + 1).find(
            quantity => priceOf(item, quantity, ctx).line.minor > line.minor,
          )
          expect(cheaperThan).toBe(dearer ?? null)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('hold for signs with the breaks of their material', () => {
    const sign: PriceableItem = { kind: 'sign', config: plainSign() }
    expect(stepsOf(sign).map(step => step.from)).toEqual([1, 2, 3, 5, 10, 25, 50, 100, 250])
    expect(stepsOf(sign).map(step => step.unit.minor)).toEqual(
      stepsOf(sign).map(step => priceOf(sign, step.from).unit.minor),
    )
  })

  it('have a finding for what is not known', () => {
    expect(quantitySteps({ kind: 'rubber', slug: '__proto__' }, frenchPrices)).toMatchObject({
      code: 'unknown_product',
    })
  })
})

describe('a better quantity', () => {
  it('is said where more pieces make the whole line cheaper, and only there', () => {
    const better = betterQuantity(stamp, 24, frenchPrices)
    expect(better?.quantity).toBe(25)
    expect(better?.saving.minor).toBe(priceOf(stamp, 24).line.minor - priceOf(stamp, 25).line.minor)
    expect(betterQuantity(stamp, 1, frenchPrices)).toBeNull()
    expect(betterQuantity(stamp, 25, frenchPrices)).toBeNull()
    expect(betterQuantity(stamp, Number.NaN, frenchPrices)).toBeNull()
  })

  it('always costs less than what was asked for', () => {
    fc.assert(
      fc.property(anyStamp, fc.integer({ min: 1, max: 300 }), (item, quantity) => {
        const better = betterQuantity(item, quantity, frenchPrices)
        if (!better) return
        expect(better.quantity).toBeGreaterThan(quantity)
        expect(priceOf(item, better.quantity).line.minor).toBeLessThan(priceOf(item, quantity).line.minor)
      }),
    )
  })
})
