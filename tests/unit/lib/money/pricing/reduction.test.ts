import { describe, expect, it } from 'vitest'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { findReduction } from '@/lib/money/pricing/reduction'
import { catalogue, priceListOf } from '@/tests/support/catalogue'

const slug = 'model-trodat-printy-4911'
const item = { kind: 'stamp' as const, slug, color: 'black' }
const seed = priceListOf('FR')
const list = (validFrom: string, price: number, originalPrice?: number): PriceList => ({
  ...seed,
  validFrom,
  products: { ...seed.products, [slug]: { price, ...(originalPrice !== undefined && { originalPrice }) } },
})

describe('a struck-through price', () => {
  it('comes with the lowest of the 30 days before its reduction', () => {
    const lists = [list('2026-01-01', 19.9), list('2026-11-01', 18.9), list('2026-11-20', 16.9, 19.9)]
    expect(findReduction(item, lists, catalogue)).toEqual({
      original: { minor: 1990, currency: 'EUR' },
      lowest30Days: { minor: 1890, currency: 'EUR' },
    })
  })

  it('counts from the first of several lists that go on reducing it', () => {
    const lists = [list('2026-01-01', 19.9), list('2026-11-01', 16.9, 19.9), list('2026-11-20', 15.9, 19.9)]
    expect(findReduction(item, lists, catalogue)?.lowest30Days.minor).toBe(1990)
  })

  it('is converted to the currency of the list', () => {
    const pounds = (priceList: PriceList): PriceList => ({ ...priceList, currency: 'GBP', rate: 0.9 })
    const lists = [list('2026-01-01', 19.9), list('2026-11-20', 16.9, 19.9)].map(pounds)
    expect(findReduction(item, lists, catalogue)?.original).toEqual({ minor: 1791, currency: 'GBP' })
  })

  it('is none without a reduction, or without a price before it', () => {
    expect(findReduction(item, [list('2026-01-01', 19.9)], catalogue)).toBeNull()
    expect(findReduction(item, [list('2026-01-01', 16.9, 19.9)], catalogue)).toBeNull()
    expect(
      findReduction(item, [list('2026-01-01', 16.9, 19.9), list('2026-11-20', 19.9)], catalogue),
    ).toBeNull()
    expect(findReduction(item, [], catalogue)).toBeNull()
    expect(findReduction({ kind: 'rubber', slug: '__proto__' }, [seed], catalogue)).toBeNull()
  })
})
