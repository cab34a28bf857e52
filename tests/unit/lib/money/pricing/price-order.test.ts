import { describe, expect, it } from 'vitest'
import { RETAILER_COUPON } from '@/lib/money/discount/session'
import type { OrderInput, OrderItem, OrderPrice } from '@/lib/money/pricing/order'
import { priceOrder } from '@/lib/money/pricing/price-order'
import type { Discount } from '@/lib/product/item/item'
import { catalogue } from '@/tests/support/catalogue'
import { britishPrices, frenchPrices, plainSign, swissPrices } from '@/tests/support/price'
import fc, { runs } from '@/tests/support/properties'
import { anySign } from '@/tests/support/sign-arbitrary'

const stamp = (quantity = 1, tranquility = false): OrderItem => ({
  id: 'stamp',
  item: { kind: 'stamp', slug: 'model-trodat-printy-4913', color: 'black', tranquility },
  quantity,
})
const sign = (quantity = 1, tranquility = false): OrderItem => ({
  id: 'sign',
  item: { kind: 'sign', config: plainSign(), tranquility },
  quantity,
})
const paris = { country: 'FR', zipcode: '75001' }
const retailer = { retailer: true }
const company = {
  accountType: 'company',
  vatNumber: catalogue.countries.countries.find(c => c.code === 'DE')?.samples.vat ?? '',
  vatCheck: 'valid' as const,
}

function ordered(order: OrderInput, ctx = frenchPrices): OrderPrice {
  const price = priceOrder(order, ctx)
  if (!price.ok) throw new Error(JSON.stringify(price))
  return price
}
const sum = (amounts: { minor: number }[]) => amounts.reduce((total, amount) => total + amount.minor, 0)

describe('the price of an order', () => {
  it('adds lines and shipping, and takes VAT once on their sum', () => {
    const { totals, lines, vat, shipping } = ordered({
      items: [stamp(3), sign(2)],
      delivery: { ...paris, method: 'fr-home' },
    })
    expect(lines.map(line => line.id)).toEqual(['stamp', 'sign'])
    expect(shipping?.method).toBe('fr-home')
    expect(totals.net.minor).toBe(sum(lines.map(line => line.line)) + (shipping?.price.minor ?? 0))
    expect(vat).toEqual([{ percent: 20, net: totals.net, vat: totals.vat }])
    expect(totals.vat.minor).toBe(Math.round(totals.net.minor * 0.2))
    expect(totals.gross.minor).toBe(totals.net.minor + totals.vat.minor)
  })

  it('has no shipping while no method is chosen', () => {
    const { totals, shipping } = ordered({ items: [stamp()], delivery: { country: 'FR' } })
    expect(shipping).toBeNull()
    expect(totals.shipping.minor).toBe(0)
  })

  it('discounts goods alone: neither tranquility nor shipping', () => {
    const order = { items: [stamp(2, true), sign(1, true)], delivery: { ...paris, method: 'fr-home' } }
    const full = ordered(order)
    const { totals, lines, discounts } = ordered({ ...order, buyer: retailer })
    expect(totals.tranquility.minor).toBe(3 * 290)
    expect(discounts).toMatchObject([{ kind: 'session', coupon: RETAILER_COUPON, value: 20 }])
    expect(totals.discounts.minor).toBe(Math.round(full.totals.goods.minor * 0.2))
    expect(totals.shipping).toEqual(full.totals.shipping)
    expect(sum(lines.map(line => line.sessionDiscount))).toBe(totals.discounts.minor)
    expect(sum(lines.map(line => line.net)) + totals.shipping.minor).toBe(totals.net.minor)
  })

  it('looks at goods before discounts for free delivery', () => {
    const items: OrderItem[] = [{ item: { kind: 'static', slug: 'encre-pad-trodat-9051' }, quantity: 12 }]
    const order = { items, delivery: { ...paris, method: 'fr-home' } }
    expect(ordered(order).totals.goods.minor).toBe(8280)
    const discounted = ordered({ ...order, buyer: retailer })
    expect(discounted.totals.goods.minor - discounted.totals.discounts.minor).toBeLessThan(7900)
    expect(discounted.totals.shipping.minor).toBe(0)
    expect(discounted.shipping?.free).toBe(true)
  })

  it('applies the coupon after the session discount, a euro coupon net and capped', () => {
    const coupon: Discount = { coupon: 'BIG', value: 10_000, type: 'euro' }
    const { totals, lines } = ordered({
      items: [stamp(1, true)],
      delivery: paris,
      buyer: retailer,
      coupons: [coupon],
    })
    expect(totals.discounts).toEqual(totals.goods)
    expect(totals.net.minor).toBe(290)
    expect(lines[0]?.net.minor).toBe(290)
  })

  it('is free of VAT for a German company with a valid number, shipping included', () => {
    const order = { items: [sign(3)], delivery: { country: 'DE', zipcode: '10115', method: 'dach-home' } }
    const price = ordered({ ...order, buyer: company })
    expect(price.vatDecision).toMatchObject({ reason: 'intra-eu', percent: 0, vatNumber: company.vatNumber })
    expect(price.totals.vat.minor).toBe(0)
    expect(price.totals.gross).toEqual(price.totals.net)
    expect(
      ordered({ ...order, buyer: { ...company, vatCheck: 'unverified' } }).totals.vat.minor,
    ).toBeGreaterThan(0)
  })

  it('is in the currency of the list', () => {
    const swiss = ordered({ items: [stamp(2)], delivery: { country: 'CH', method: 'ch-home' } }, swissPrices)
    expect(swiss.totals.gross.currency).toBe('CHF')
    expect(swiss.vat[0]?.percent).toBe(8.1)
    const british = ordered(
      { items: [stamp()], delivery: { country: 'GB', method: 'gb-home' } },
      britishPrices,
    )
    expect(british.totals.shipping).toEqual({ minor: 1071, currency: 'GBP' })
  })
})

describe('an order without a price', () => {
  it('is empty', () => {
    expect(priceOrder({ items: [], delivery: paris }, frenchPrices)).toEqual({
      ok: false,
      code: 'empty_order',
    })
  })

  it('names every line that is wrong', () => {
    const items = [stamp(0), sign(), { item: { kind: 'static' as const, slug: 'constructor' }, quantity: 1 }]
    expect(priceOrder({ items, delivery: paris }, frenchPrices)).toMatchObject({
      ok: false,
      code: 'bad_lines',
      findings: [
        { index: 0, id: 'stamp', finding: { code: 'bad_quantity' } },
        { index: 2, finding: { code: 'unknown_product', subject: 'constructor' } },
      ],
    })
  })

  it.each(['XX', '__proto__', ''])('goes to the country "%s"', country => {
    expect(priceOrder({ items: [stamp()], delivery: { country } }, frenchPrices)).toEqual({
      ok: false,
      code: 'unknown_country',
      subject: country,
    })
  })

  it('asks for a method that is not offered, or for one where none can carry it', () => {
    const large: OrderItem = {
      item: { kind: 'sign', config: plainSign({ width: 1000, height: 500 }) },
      quantity: 1,
    }
    const at = (items: OrderItem[], country: string, method: string) =>
      priceOrder({ items, delivery: { country, method } }, frenchPrices)
    expect(at([stamp()], 'FR', 'fr-freight')).toEqual({
      ok: false,
      code: 'method_not_offered',
      subject: 'fr-freight',
    })
    expect(at([stamp()], 'FR', '__proto__')).toMatchObject({ code: 'method_not_offered' })
    expect(at([large], 'FR', 'fr-home')).toMatchObject({ code: 'method_not_offered' })
    expect(at([large], 'GB', 'gb-home')).toMatchObject({ code: 'quotation_needed' })
  })

  it('brings a coupon that is used up', () => {
    const spent: Discount = { coupon: 'SPENT', value: 10, type: 'percent', uses: 0 }
    expect(priceOrder({ items: [stamp()], delivery: paris, coupons: [spent] }, frenchPrices)).toEqual({
      ok: false,
      code: 'discount_exhausted',
      subject: 'SPENT',
    })
  })
})

describe('every order', () => {
  const { countries } = catalogue.countries
  const item = fc.oneof(
    anySign.map(config => ({ kind: 'sign' as const, config, tranquility: true })),
    fc.constantFrom(...catalogue.stampModels.models).map(({ slug, colors }) => ({
      kind: 'stamp' as const,
      slug,
      color: colors[0] ?? '',
    })),
    fc
      .constantFrom(...catalogue.staticProducts.products)
      .map(({ slug }) => ({ kind: 'static' as const, slug })),
  )
  const items = fc.array(fc.record({ item, quantity: fc.integer({ min: 1, max: 60 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  const session = fc.constantFrom({}, retailer, { loyaltyLevel: 5 })
  const coupon = fc.oneof(
    fc.constant<Discount[]>([]),
    fc
      .integer({ min: 0, max: 30_000 })
      .map((cents): Discount[] => [{ coupon: 'EURO', value: cents / 100, type: 'euro' }]),
    fc
      .integer({ min: 0, max: 100 })
      .map((value): Discount[] => [{ coupon: 'PERCENT', value, type: 'percent' }]),
  )

  it('adds up: lines, discounts, shipping, VAT and totals', () => {
    fc.assert(
      fc.property(
        items,
        session,
        coupon,
        fc.constantFrom(...countries),
        fc.constantFrom(frenchPrices, britishPrices),
        (list, first, second, country, ctx) => {
          const price = ordered(
            {
              items: list,
              delivery: { country: country.code, zipcode: country.samples.zip },
              buyer: first,
              coupons: second,
            },
            ctx,
          )
          const { lines, totals, vat, discounts } = price
          for (const line of lines) {
            expect(sum(line.ledger.map(entry => entry.amount))).toBe(line.line.minor)
            expect(line.net.minor).toBe(
              line.line.minor - line.sessionDiscount.minor - line.couponDiscount.minor,
            )
            expect(line.net.minor).toBeGreaterThanOrEqual(line.tranquility.minor)
          }
          expect(sum(lines.map(line => line.goods))).toBe(totals.goods.minor)
          expect(sum(discounts.map(discount => discount.amount))).toBe(totals.discounts.minor)
          expect(totals.net.minor).toBe(
            totals.goods.minor + totals.tranquility.minor - totals.discounts.minor + totals.shipping.minor,
          )
          expect(sum(vat.map(entry => entry.net))).toBe(totals.net.minor)
          expect(totals.gross.minor).toBe(totals.net.minor + totals.vat.minor)
          const percent = price.vatDecision.percent
          expect(Math.abs(totals.vat.minor - (totals.net.minor * percent) / 100)).toBeLessThanOrEqual(
            0.5 + 1e-6,
          )
        },
      ),
      { numRuns: runs(1000, 20_000) },
    )
  })
})
