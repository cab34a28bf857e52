import { describe, expect, it } from 'vitest'
import type { PriceableItem } from '@/lib/money/pricing/item'
import { MAX_QUANTITY } from '@/lib/money/pricing/limits'
import type { PriceContext } from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { SignConfig } from '@/lib/product/sign/config'
import { catalogue } from '@/tests/support/catalogue'
import { britishPrices, frenchPrices, plainSign, priceOf, swissPrices } from '@/tests/support/price'
import { referencePrice, workedExamples } from '@/tests/support/pricing-formula'
import fc, { runs } from '@/tests/support/properties'
import { anySign } from '@/tests/support/sign-arbitrary'

const { models, rubbers } = catalogue.stampModels
const { products } = catalogue.staticProducts

const sign = (config: SignConfig, tranquility = false): PriceableItem => ({
  kind: 'sign',
  config,
  tranquility,
})
const quantities = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: MAX_QUANTITY }))
const stamps: fc.Arbitrary<PriceableItem> = fc
  .constantFrom(...models)
  .chain(model =>
    fc.constantFrom(...model.colors).map(color => ({ kind: 'stamp' as const, slug: model.slug, color })),
  )
const statics: fc.Arbitrary<PriceableItem> = fc.constantFrom(...products).chain(({ slug, variants }) =>
  fc
    .option(variants.length > 0 ? fc.constantFrom(...variants.map(v => v.slug)) : fc.constant(undefined), {
      nil: undefined,
    })
    .map(variant => ({ kind: 'static' as const, slug, ...(variant !== undefined && { variant }) })),
)
const anyItem: fc.Arbitrary<PriceableItem> = fc.oneof(
  fc.tuple(anySign, fc.boolean()).map(([config, tranquility]) => sign(config, tranquility)),
  fc.tuple(stamps, fc.boolean()).map(([stamp, tranquility]) => ({ ...stamp, tranquility })),
  fc.constantFrom(...rubbers).map(({ slug }) => ({ kind: 'rubber' as const, slug, tranquility: true })),
  statics,
)
const anyList = fc.constantFrom(frenchPrices, swissPrices, britishPrices)

/** Amounts by code, in minor units of one piece. */
const amounts = (item: PriceableItem, quantity = 1, ctx: PriceContext = frenchPrices) =>
  Object.fromEntries(priceOf(item, quantity, ctx).ledger.map(entry => [entry.code, entry.unitAmount.minor]))

describe('the price of a sign', () => {
  it.each(workedExamples)('is that of the worked example: $material $width × $height, $quantity', example => {
    const { material, width, height, quantity, mask, fixing, finishes } = example
    const color = catalogue.materials.materials.find(m => m.name === material)?.colors[0]?.slug ?? ''
    const chosen = Object.fromEntries(finishes.map(f => [f, f === 'rounded' ? { percent: 20 } : true]))
    const config = { material, width, height, color, mask: { shape: mask }, fixing, finishes: chosen }
    const price = priceOf(sign(config), quantity)
    expect(price.pricedMaterial).toBe(material)
    expect(price.unit.minor).toBe(Math.round(example.result.unit * 100))
    expect(price.line.minor).toBe(Math.round(example.result.line * 100))
  })

  // The reference calculates in binary and cuts the binary error at the sixth digit of a cent before it rounds. Rates
  // and lengths of the data have few enough digits that this is the decimal result; no case was found to differ.
  it('agrees with the reference formula to the cent, over random signs and quantities', () => {
    fc.assert(
      fc.property(anySign, quantities, (config, quantity) => {
        const price = priceOf(sign(config), quantity)
        const reference = referencePrice(config, price.pricedMaterial ?? '', quantity)
        expect(price.unit.minor).toBe(Math.round(reference.unit * 100))
        expect(price.line.minor).toBe(Math.round(reference.line * 100))
      }),
      { numRuns: runs(10_000, 200_000) },
    )
  })

  it('says what lifts it to the minimum price', () => {
    const small = plainSign({ width: 20, height: 12 })
    expect(amounts(sign(small))).toMatchObject({ setup: 620, minimum_price: expect.any(Number) })
    expect(priceOf(sign(small)).unit.minor).toBe(690)
    expect(amounts(sign(plainSign()))).not.toHaveProperty('minimum_price')
  })

  it('counts holes: custom ones without a count are one', () => {
    const drilled = (customHoles?: number) =>
      plainSign({
        fixing: { name: 'holes-only', options: { holes: 'custom', ...(customHoles && { customHoles }) } },
      })
    expect(amounts(sign(drilled())).fixing).toBe(160)
    expect(amounts(sign(drilled(5))).fixing).toBe(320)
  })

  it('is that of the large format where the sign maps to one, of itself where the strip is too small for it', () => {
    const large = priceOf(sign(plainSign({ width: 500, height: 200 })))
    expect(large).toMatchObject({ pricedMaterial: 'forex-xxl', oversize: true })
    const strip = priceOf(sign(plainSign({ width: 500, height: 100 })))
    expect(strip).toMatchObject({ pricedMaterial: 'pvc', oversize: false })
    const chosen = plainSign({ material: 'dibond-xxl', color: 'white-black', width: 1500, height: 1000 })
    const color = catalogue.materials.materials.find(m => m.name === 'dibond-xxl')?.colors[0]?.slug ?? ''
    expect(priceOf(sign({ ...chosen, color }))).toMatchObject({
      pricedMaterial: 'dibond-xxl',
      oversize: true,
    })
  })
})

describe('the price of a stamp', () => {
  it('is the mount’s, the first colour free, any other at an extra', () => {
    const slug = 'model-trodat-printy-4913'
    const [first = '', second = ''] = models.find(model => model.slug === slug)?.colors ?? []
    const base = priceOf({ kind: 'stamp', slug, color: first })
    const colored = priceOf({ kind: 'stamp', slug, color: second })
    expect(colored.unit.minor - base.unit.minor).toBe(150)
    expect(colored.ledger.map(entry => entry.code)).toEqual(['mount', 'case_color'])
  })

  it('takes quantity breaks, as text plates do and static products do not', () => {
    const rubber = priceOf({ kind: 'rubber', slug: rubbers[0]?.slug ?? '' }, 25)
    expect(rubber.breakPercent).toBe(18)
    const pad = priceOf({ kind: 'static', slug: 'encre-pad-trodat-9051' }, 25)
    expect(pad.breakPercent).toBe(0)
    expect(pad.ledger.map(entry => entry.code)).toEqual(['product'])
  })

  it('adds tranquility to every piece, in the currency of the list and without break', () => {
    const item = { kind: 'rubber' as const, slug: rubbers[0]?.slug ?? '', tranquility: true }
    const price = priceOf(item, 10, britishPrices)
    expect(price.tranquility).toEqual({ minor: 2600, currency: 'GBP' })
    expect(price.goods.minor + price.tranquility.minor).toBe(price.line.minor)
  })
})

describe('every price', () => {
  it('has a ledger that adds up, entry by entry and to the line', () => {
    fc.assert(
      fc.property(anyItem, quantities, anyList, (item, quantity, ctx) => {
        const price = priceOf(item, quantity, ctx)
        const { ledger, unit, line, goods, tranquility } = price
        for (const entry of ledger) {
          expect(entry.amount.minor).toBe(entry.unitAmount.minor * quantity)
          expect(entry.quantity).toBe(quantity)
          expect(entry.amount.currency).toBe(ctx.priceList.currency)
        }
        const sum = (pick: (entry: (typeof ledger)[number]) => number) =>
          ledger.reduce((s, e) => s + pick(e), 0)
        expect(sum(entry => entry.unitAmount.minor)).toBe(unit.minor)
        expect(sum(entry => entry.amount.minor)).toBe(line.minor)
        expect(unit.minor * quantity).toBe(line.minor)
        expect(goods.minor + tranquility.minor).toBe(line.minor)
        expect(unit.minor).toBeGreaterThan(0)
      }),
      { numRuns: runs(5000, 100_000) },
    )
  })

  it('shows components that do not move with the quantity: the break has its own line', () => {
    fc.assert(
      fc.property(anySign, quantities, (config, quantity) => {
        const { quantity_break: _, ...several } = amounts(sign(config), quantity)
        expect(several).toEqual(amounts(sign(config)))
      }),
      { numRuns: runs(1000, 20_000) },
    )
  })

  it('never gets dearer by the piece with the quantity', () => {
    fc.assert(
      fc.property(anyItem, quantities, quantities, anyList, (item, a, b, ctx) => {
        const fewer = priceOf(item, Math.min(a, b), ctx)
        const more = priceOf(item, Math.max(a, b), ctx)
        expect(more.unit.minor).toBeLessThanOrEqual(fewer.unit.minor)
      }),
      { numRuns: runs(3000, 50_000) },
    )
  })

  it('is converted by the piece, after the break, with a line that says so', () => {
    fc.assert(
      fc.property(stamps, quantities, (item, quantity) => {
        const euro = priceOf(item, quantity)
        const pound = priceOf(item, quantity, britishPrices)
        expect(pound.unit.minor).toBe(Math.round(Number((euro.unit.minor * 0.9).toFixed(6))))
        expect(pound.ledger.at(-1)?.code).toBe('currency')
        expect(priceOf(item, quantity, swissPrices).unit.minor).toBe(euro.unit.minor)
      }),
    )
  })
})

describe('what cannot be priced', () => {
  const item = sign(plainSign())
  const finding = (found: PriceableItem, quantity = 1) => priceItem(found, quantity, frenchPrices)

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    MAX_QUANTITY + 1,
    2 ** 53,
  ])('is a quantity of %s', quantity => {
    expect(finding(item, quantity)).toEqual({ ok: false, code: 'bad_quantity', min: 1, max: MAX_QUANTITY })
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -100, 1e300, 5e-324])('is a length of %s mm', length => {
    expect(finding(sign(plainSign({ width: length })))).toMatchObject({ code: 'bad_size', subject: 'width' })
    expect(finding(sign(plainSign({ height: length })))).toMatchObject({
      code: 'bad_size',
      subject: 'height',
    })
  })

  const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'model-trodat-printy-9999']

  it.each(hostile)('is the product "%s"', slug => {
    expect(finding({ kind: 'stamp', slug, color: 'black' })).toEqual({
      ok: false,
      code: 'unknown_product',
      subject: slug,
    })
    expect(finding({ kind: 'rubber', slug })).toMatchObject({ code: 'unknown_product' })
    expect(finding({ kind: 'static', slug })).toMatchObject({ code: 'unknown_product' })
  })

  it.each(hostile)('is a "%s" of a known product', name => {
    const stamp = { kind: 'stamp' as const, slug: 'model-trodat-printy-4913' }
    expect(finding({ ...stamp, color: name })).toMatchObject({ code: 'unknown_color' })
    const pad = { kind: 'static' as const, slug: 'encre-pad-trodat-9051' }
    expect(finding({ ...pad, variant: name })).toMatchObject({ code: 'unknown_variant' })
    expect(finding(sign(plainSign({ material: name })))).toMatchObject({ code: 'unknown_material' })
    expect(finding(sign(plainSign({ color: name })))).toMatchObject({ code: 'unknown_color' })
    expect(finding(sign(plainSign({ mask: { shape: name } })))).toMatchObject({ code: 'unknown_mask' })
    expect(finding(sign(plainSign({ fixing: { name, options: {} } })))).toMatchObject({
      code: 'unknown_fixing',
    })
    for (const key of ['holes', 'styles', 'badge-type']) {
      const fixing = { name: 'screws', options: { [key]: name } }
      expect(finding(sign(plainSign({ fixing })))).toMatchObject({
        code: 'unknown_fixing_option',
        subject: name,
      })
    }
    const finishes = Object.fromEntries([[name, true]])
    expect(finding(sign(plainSign({ finishes })))).toMatchObject({ code: 'unknown_finish' })
  })

  it.each([-1, 0, 1.5, Number.NaN, 31])('is a number of %s free holes', customHoles => {
    const fixing = { name: 'holes-only', options: { holes: 'custom', customHoles } }
    expect(finding(sign(plainSign({ fixing })))).toMatchObject({ code: 'unknown_fixing_option' })
  })

  it('is a product of the catalogue that the price list has forgotten', () => {
    const priceList = { ...frenchPrices.priceList, products: {}, signs: {}, fixings: {} }
    const ctx = { catalogue, priceList }
    const screwed = plainSign({ fixing: { name: 'screws', options: {} } })
    expect(priceItem({ kind: 'static', slug: 'encre-pad-trodat-9051' }, 1, ctx)).toMatchObject({
      code: 'unknown_product',
    })
    expect(priceItem(item, 1, ctx)).toMatchObject({ code: 'unknown_material' })
    const withoutFixings = { catalogue, priceList: { ...frenchPrices.priceList, fixings: {} } }
    expect(priceItem(sign(screwed), 1, withoutFixings)).toMatchObject({ code: 'unknown_fixing' })
  })
})
