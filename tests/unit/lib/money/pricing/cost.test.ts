import { describe, expect, it } from 'vitest'
import { costOfItem, costOfOrder } from '@/lib/money/pricing/cost'
import { buildCostList } from '@/lib/money/pricing/cost-list'
import type { OrderItem } from '@/lib/money/pricing/order'
import { shippingOffers } from '@/lib/money/pricing/shipping'
import { catalogue, priceRecords } from '@/tests/support/catalogue'
import { britishPrices, frenchPrices, plainSign, priceOf } from '@/tests/support/price'
import { referencePrice } from '@/tests/support/pricing-formula'
import fc from '@/tests/support/properties'
import { anySign } from '@/tests/support/sign-arbitrary'

const costs = buildCostList(priceRecords)
const ctx = { ...frenchPrices, costs }
const pad: OrderItem = { item: { kind: 'static', slug: 'encre-pad-trodat-9051' }, quantity: 3 }
const stamp: OrderItem = {
  item: { kind: 'stamp', slug: 'model-trodat-printy-4907', color: 'black', tranquility: true },
  quantity: 2,
}

function costOf(items: OrderItem[], method?: string, context = ctx) {
  const offers = shippingOffers({ items }, { country: 'FR' }, context)
  const offer = offers.ok ? (offers.offers.find(found => found.method === method) ?? null) : null
  const cost = costOfOrder(items, offer, context)
  if (!cost.ok) throw new Error(cost.code)
  return cost
}

describe('costs', () => {
  it('of a sign are the reference’s, over random signs', () => {
    fc.assert(
      fc.property(anySign, fc.integer({ min: 1, max: 300 }), (config, quantity) => {
        const item = { kind: 'sign' as const, config, tranquility: true }
        const material = priceOf(item, quantity).pricedMaterial ?? ''
        const cost = costOfItem(item, quantity, ctx)
        const expected = Math.round(referencePrice(config, material, quantity).cost * 100)
        expect(cost).toEqual({ ok: true, cost: { minor: expected, currency: 'EUR' } })
      }),
    )
  })

  it('of anything else are per piece', () => {
    expect(costOfItem(pad.item, 3, ctx)).toEqual({ ok: true, cost: { minor: 933, currency: 'EUR' } })
    expect(costOfItem(stamp.item, 2, ctx)).toEqual({ ok: true, cost: { minor: 1224, currency: 'EUR' } })
  })

  it('of an order are its items, the carrier’s price and half a euro', () => {
    const cost = costOf([pad, stamp], 'fr-home')
    expect(cost.total.minor).toBe(933 + 1224 + 610 + 50)
  })

  it('hold the carrier’s price also where delivery is free', () => {
    const many = { ...pad, quantity: 20 }
    expect(costOf([many], 'fr-home').shipping.minor).toBe(810)
    expect(costOf([many]).shipping.minor).toBe(0)
  })

  it('are in EUR whatever the shopper pays in', () => {
    const british = { ...britishPrices, costs }
    const sign = { kind: 'sign' as const, config: plainSign({ width: 300, height: 200 }) }
    expect(costOfItem(sign, 4, british)).toEqual(costOfItem(sign, 4, ctx))
  })

  it('know every product and material of the catalogue', () => {
    for (const { slug } of [...catalogue.stampModels.models, ...catalogue.stampModels.rubbers]) {
      expect(costs.products[slug]).toBeGreaterThan(0)
    }
    for (const { name } of catalogue.materials.materials) expect(costs.signRatios[name]).toBeGreaterThan(0)
  })

  it('are a finding for what has no price or no cost', () => {
    const none = { ...ctx, costs: { products: {}, signRatios: {} } }
    expect(costOfItem(pad.item, 1, none)).toMatchObject({ code: 'unknown_product' })
    expect(costOfItem({ kind: 'sign', config: plainSign() }, 1, none)).toMatchObject({
      code: 'unknown_material',
    })
    expect(costOfItem(pad.item, -1, ctx)).toMatchObject({ code: 'bad_quantity' })
    expect(costOfOrder([pad, { ...pad, quantity: 0 }], null, ctx)).toMatchObject({ code: 'bad_quantity' })
  })
})
