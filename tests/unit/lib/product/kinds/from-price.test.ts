import { describe, expect, it } from 'vitest'
import { fromPrice, leastPrice } from '@/lib/product/kinds/from-price'
import type { NewLine } from '@/lib/product/kinds/kind'
import { kindOf, lineOf, plainLine } from '@/lib/product/kinds/registry'
import { type SignConfig, signConfigSchema } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { validateSign } from '@/lib/product/sign/validate'
import { catalogue } from '@/tests/support/catalogue'
import { frenchPrices, plainSign, priceOf } from '@/tests/support/price'
import fc, { runs } from '@/tests/support/properties'
import { signOf } from '@/tests/support/sign-arbitrary'

const signLine = (config: SignConfig): NewLine =>
  lineOf({ kind: 'sign', slug: '', name: '', quantity: 1, config: { ...config } })
const materials = catalogue.materials.materials.filter(
  ({ published, outOfStock }) => published && !outOfStock,
)

describe('the price "from" which a sign is sold', () => {
  it.each(materials)('is that of a sign in $name that can be made', ({ name }) => {
    const line = signLine(plainSign({ material: name }))
    const barest = kindOf(line)?.barest?.(line, catalogue) ?? []
    expect(barest.length).toBeGreaterThan(0)
    for (const { content } of barest) {
      expect(validateSign(signConfigSchema.parse(content.config), catalogue)).toEqual([])
    }
    const prices = barest.map(({ content }) =>
      priceOf({ kind: 'sign', config: signConfigSchema.parse(content.config) }),
    )
    expect(Math.min(...prices.map(({ unit }) => unit.minor))).toBe(fromPrice(line, frenchPrices)?.minor)
  })

  it('is never above that of any sign of its material', () => {
    const anySign = fc.constantFrom(...materials).chain(signOf)
    fc.assert(
      fc.property(anySign, wanted => {
        const { config } = normaliseSignConfig(wanted, catalogue)
        const from = fromPrice(signLine(config), frenchPrices)
        expect(from?.minor).toBeLessThanOrEqual(priceOf({ kind: 'sign', config }).unit.minor)
      }),
      { numRuns: runs(100, 2000) },
    )
  })
})

it('of a ready-made sign is that of the cheapest of its material, of anything else its own', () => {
  const price = { minor: 16_932, currency: 'EUR' } as const
  const bare = fromPrice(signLine(plainSign({ material: 'brass' })), frenchPrices)
  const least = (type: string, material: string | null) => leastPrice({ price, type, material }, frenchPrices)
  expect(bare?.minor).toBeLessThan(price.minor)
  expect(least('sign-template', 'brass')).toEqual(bare)
  expect(least('sign-template', 'no such material')).toEqual(price)
  expect(least('sign-static', 'brass')).toEqual(price)
})

it('is that of the cheapest variant in stock of a product with variants', () => {
  for (const { slug, variants } of catalogue.staticProducts.products) {
    const line = plainLine('static', slug, catalogue)
    if (!line || variants.length < 2) continue
    const stocked = variants.filter(({ outOfStock }) => !outOfStock)
    const prices = stocked.map(variant => priceOf({ kind: 'static', slug, variant: variant.slug }).unit.minor)
    expect(fromPrice(line, frenchPrices)?.minor, slug).toBe(Math.min(...prices))
  }
})
