import { describe, expect, it } from 'vitest'
import type { CartItem } from '@/lib/cart/item'
import { withSoldOut } from '@/lib/catalogue/sold-out'
import { stockedBy } from '@/lib/products/stock'
import { catalogue } from '@/tests/support/catalogue'

const line = (over: Partial<CartItem>): CartItem => ({
  id: 'a',
  type: 'static',
  slug: 'encre-trodat-7011',
  quantity: 1,
  tranquility: false,
  content: {},
  description: '',
  ...over,
})
const bottle = (color: string, quantity: number) =>
  line({ quantity, content: { variant: `encre-trodat-7011-${color}` } })
const stamp = line({
  type: 'stamp',
  slug: 'model-trodat-printy-4913',
  quantity: 3,
  content: { config: { brand: 'trodat', range: 'printy', model: '4913', color: 'blue' } },
})

describe('what an order takes off the shelf', () => {
  it('is each thing once, by its variant or the colour of its mount', () => {
    expect(stockedBy([bottle('black', 2), stamp, bottle('red', 1), bottle('black', 5)], catalogue)).toEqual([
      { slug: 'encre-trodat-7011', variant: 'encre-trodat-7011-black', pieces: 7 },
      { slug: 'model-trodat-printy-4913', variant: 'blue', pieces: 3 },
      { slug: 'encre-trodat-7011', variant: 'encre-trodat-7011-red', pieces: 1 },
    ])
  })

  it('is nothing for what is made to measure, and of a pack the pack and all that it holds', () => {
    expect(stockedBy([line({ type: 'sign', slug: 'sign-pvc' })], catalogue)).toEqual([])
    const pack = catalogue.staticProducts.products.find(({ items }) =>
      items?.some(({ product }) => product.startsWith('model-')),
    )
    const held = pack?.items?.find(({ product }) => product.startsWith('model-'))
    if (!pack || !held) throw new Error('a pack holds a stamp')
    const taken = stockedBy([line({ slug: pack.slug, quantity: 2 })], catalogue)
    expect(taken).toContainEqual({ slug: pack.slug, variant: '', pieces: 2 })
    expect(taken.find(({ slug }) => slug === held.product)?.pieces).toBeGreaterThanOrEqual(2 * held.quantity)
  })
})

describe('what is sold out', () => {
  const product = (soldOut: Parameters<typeof withSoldOut>[1]) =>
    withSoldOut(catalogue, soldOut).staticProducts.products.find(({ slug }) => slug === 'encre-trodat-7011')
  const colorsOf = (soldOut: Parameters<typeof withSoldOut>[1]) =>
    withSoldOut(catalogue, soldOut).stampModels.models.find(({ slug }) => slug === stamp.slug)?.colors ?? []

  it('is out of stock in the catalogue: the variant, and the product once none is left', () => {
    const green = { slug: 'encre-trodat-7011', variant: 'encre-trodat-7011-green' }
    const out = product([green])
    expect(out?.variants.filter(({ outOfStock }) => outOfStock).map(({ slug }) => slug)).toEqual([
      green.variant,
    ])
    expect(out?.outOfStock).toBe(false)
    const all = (out?.variants ?? []).map(({ slug: variant }) => ({ slug: 'encre-trodat-7011', variant }))
    expect(product(all)?.outOfStock).toBe(true)
    expect(withSoldOut(catalogue, [])).toBe(catalogue)
  })

  it('is not offered as a mount’s colour, unless none would be left', () => {
    const before = colorsOf([])
    expect(colorsOf([{ slug: stamp.slug, variant: 'blue' }])).toEqual(
      before.filter(color => color !== 'blue'),
    )
    expect(colorsOf(before.map(variant => ({ slug: stamp.slug, variant })))).toEqual(before)
  })
})
