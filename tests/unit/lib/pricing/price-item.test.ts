import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceableItem } from '@/lib/pricing/item'
import { priceItem } from '@/lib/pricing/price-item'
import type { ItemPrice } from '@/lib/pricing/result'
import type { SignConfig } from '@/lib/sign/config'
import { catalogue, priceListOf } from '@/tests/support/catalogue'
import { referencePrice, workedExamples } from '@/tests/support/pricing-formula'
import { anySign } from '@/tests/support/sign-arbitrary'

const ctx = { catalogue, priceList: priceListOf('FR') }

function priced(item: PriceableItem, quantity = 1, context = ctx): ItemPrice {
  const price = priceItem(item, quantity, context)
  if (!price.ok) throw new Error(JSON.stringify(price))
  return price
}
const quantities = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 10_000 }))
const sign = (config: SignConfig, tranquility?: boolean): PriceableItem => ({
  kind: 'sign',
  config,
  tranquility,
})

describe('the price of a sign', () => {
  it.each(workedExamples)('is that of the worked example $material $width × $height, $quantity', example => {
    const { material, width, height, quantity, mask, fixing, finishes } = example
    const color = catalogue.materials.materials.find(m => m.name === material)?.colors[0]?.slug ?? ''
    const chosen = Object.fromEntries(finishes.map(f => [f, f === 'rounded' ? { percent: 20 } : true]))
    const config = { material, width, height, color, mask: { shape: mask }, fixing, finishes: chosen }
    const price = priced({ kind: 'sign', config }, quantity)
    if (price.pricedMaterial !== material) return
    expect(price.unit.minor / 100).toBe(example.result.unit)
    expect(price.line.minor / 100).toBe(example.result.line)
  })

  it('agrees with the reference formula to the cent, over random signs and quantities', () => {
    fc.assert(
      fc.property(anySign, quantities, (config, quantity) => {
        const price = priced(sign(config), quantity)
        const reference = referencePrice(config, price.pricedMaterial ?? '', quantity)
        expect(price.unit.minor).toBe(Math.round(reference.unit * 100))
        expect(price.line.minor).toBe(Math.round(reference.line * 100))
      }),
      { numRuns: 20_000 },
    )
  })
})
