import { describe, expect, it } from 'vitest'
import { withStock } from '@/lib/catalogue/stock-levels'
import type { CartItem } from '@/lib/product/item/item'
import { kindOf } from '@/lib/product/kinds/registry'
import { fewLeft, stockedBy } from '@/lib/product/kinds/stock'
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

describe('what is counted', () => {
  type Levels = Parameters<typeof withStock>[1]
  const none = (slug: string, variant: string) => ({ slug, variant, pieces: 0 })
  const product = (levels: Levels) =>
    withStock(catalogue, levels).staticProducts.products.find(({ slug }) => slug === 'encre-trodat-7011')
  const mount = (levels: Levels) =>
    withStock(catalogue, levels).stampModels.models.find(({ slug }) => slug === stamp.slug)

  it('is out of stock in the catalogue once none is left: the variant, and the product with the last one', () => {
    const green = none('encre-trodat-7011', 'encre-trodat-7011-green')
    const out = product([green])
    expect(out?.variants.filter(({ outOfStock }) => outOfStock).map(({ slug }) => slug)).toEqual([
      green.variant,
    ])
    expect(out?.outOfStock).toBe(false)
    const all = (out?.variants ?? []).map(({ slug }) => none('encre-trodat-7011', slug))
    expect(product(all)?.outOfStock).toBe(true)
    expect(withStock(catalogue, [])).toBe(catalogue)
  })

  it('is no colour of a mount that is offered; with the last colour the mount itself is not for sale', () => {
    const before = mount([])?.colors ?? []
    expect(mount([none(stamp.slug, 'blue')])?.colors).toEqual(before.filter(color => color !== 'blue'))
    const levels = before.map(color => none(stamp.slug, color))
    expect(mount(levels)).toMatchObject({ colors: before, outOfStock: true })
    const refused = kindOf(stamp)?.availability(stamp, withStock(catalogue, levels))
    expect(refused).toMatchObject({ code: 'product_unavailable' })
    expect(kindOf(stamp)?.restore(stamp, withStock(catalogue, levels)).line).toBeNull()
  })

  it('says how many are left where they are few, by what is ordered', () => {
    const few = withStock(catalogue, [
      { slug: 'encre-trodat-7011', variant: 'encre-trodat-7011-black', pieces: 3 },
      { slug: stamp.slug, variant: 'blue', pieces: 1 },
      { slug: stamp.slug, variant: 'red', pieces: 4 },
    ])
    expect(fewLeft(bottle('black', 1), few)).toBe(3)
    expect(fewLeft(bottle('red', 1), few)).toBeNull()
    expect(fewLeft(stamp, few)).toBe(1)
    const red = line({ ...stamp, content: { config: { ...(stamp.content.config as object), color: 'red' } } })
    expect(fewLeft(red, few)).toBeNull()
    expect(fewLeft(stamp, catalogue)).toBeNull()
  })
})
