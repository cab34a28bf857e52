import { describe, expect, it } from 'vitest'
import type { ProductSummary } from '@/lib/product/contract/product'
import { randomStamps, similarSigns, similarTo } from '@/lib/product/kinds/related'

const product = (slug: string, over: Partial<ProductSummary> = {}): ProductSummary => ({
  slug,
  kind: 'stamp',
  type: 'stamp',
  title: slug,
  name: slug,
  shortName: slug,
  description: '',
  url: `/${slug}/`,
  brand: 'trodat',
  range: 'printy',
  model: slug,
  width: 58,
  height: 22,
  shape: 'rect',
  linesNumber: 6,
  colors: ['black'],
  category: 'standard',
  tag: null,
  infoTags: [],
  topic: null,
  material: null,
  family: null,
  outOfStock: false,
  published: true,
  price: { minor: 2250, currency: 'EUR' },
  originalPrice: null,
  ...over,
})
const slugs = (products: readonly ProductSummary[]) => products.map(({ slug }) => slug)

describe('similar products', () => {
  const own = product('4913')
  it('are those of the same use and shape, the nearest in size first', () => {
    const all = [
      own,
      product('dater', { category: 'dater' }),
      product('round', { shape: 'round', width: 40, height: 40 }),
      product('4915', { width: 70, height: 25 }),
      product('4914', { width: 64, height: 26 }),
    ]
    expect(slugs(similarTo(own, all, 10))).toEqual(['4914', '4915', 'round', 'dater'])
  })

  it('are never the product itself, nor of another kind, nor what cannot be bought', () => {
    const all = [
      own,
      product('gone', { outOfStock: true }),
      product('draft', { published: false }),
      product('hidden', { url: null }),
      product('unpriced', { price: null }),
      product('sign', { kind: 'sign', type: 'sign' }),
    ]
    expect(similarTo(own, all, 10)).toEqual([])
  })

  it('are at most as many as asked for', () => {
    const many = Array.from({ length: 30 }, (_, i) => product(`m${i}`, { width: 30 + i }))
    expect(similarTo(own, many, 10)).toHaveLength(10)
  })
})

describe('similar signs', () => {
  it('are other materials, and what is ready-made in the same one', () => {
    const own = product('sign-pvc', { kind: 'sign', type: 'sign', material: 'pvc', family: 'pvc' })
    const all = [
      own,
      product('sign-brass', { kind: 'sign', type: 'sign', material: 'brass', family: 'brass' }),
      product('wc', { kind: 'template', type: 'sign-template', material: 'pvc', topic: 'door' }),
      product('lawyer', { kind: 'template', type: 'sign-template', material: 'brass' }),
    ]
    expect(slugs(similarSigns(own, all, 10))).toEqual(['sign-brass', 'wc'])
  })
})

describe('mounts by chance', () => {
  const all = Array.from({ length: 20 }, (_, i) => product(`m${i}`))
  it('are so many different ones as asked for', () => {
    const drawn = slugs(randomStamps(all, 12))
    expect(new Set(drawn).size).toBe(12)
  })

  it('are all there are, where there are fewer', () => {
    expect(randomStamps(all.slice(0, 3), 12)).toHaveLength(3)
  })

  it('follow chance alone', () => {
    expect(slugs(randomStamps(all, 2, () => 0))).toEqual(['m0', 'm1'])
    expect(slugs(randomStamps(all, 2, () => 0.999))).toEqual(['m19', 'm18'])
  })
})
