import { describe, expect, it } from 'vitest'
import { toCatalogue } from '@/cms/mapping/catalogue'
import {
  livePriceList,
  parsePriceLists,
  recordsOfList,
  toPriceList,
  toPriceRecords,
} from '@/cms/mapping/prices'
import { priceListDocs } from '@/cms/seed/docs/markets'
import { catalogue, priceListOf, priceRecords } from '@/tests/support/catalogue'
import { seededDocs } from '@/tests/support/seed-docs'

const docs = seededDocs()
const lists = parsePriceLists(priceListDocs().map(doc => doc.data))
const today = new Date('2026-06-01')

describe('the documents of the seed', () => {
  it('give back the catalogue that the seed holds, nothing lost and nothing added', () => {
    expect(toCatalogue(docs)).toEqual(catalogue)
  })

  it('give back the rates and costs that the seed holds', () => {
    expect(toPriceRecords(docs)).toEqual(priceRecords)
  })

  it('hold one live price list for each of the 30 countries, equal to the one built from the seed', () => {
    expect(lists).toHaveLength(30)
    for (const list of lists) {
      const live = livePriceList(lists, list.country, today)
      expect(live).toBe(list)
      const { id: _, ...rates } = toPriceList(toPriceRecords(docs), list)
      const { id: __, ...expected } = priceListOf(list.country)
      expect(rates).toEqual(expected)
    }
  })
})

describe('the price list in force', () => {
  const list = lists[0]
  if (!list) throw new Error('no list')

  it('is the latest live one that has begun', () => {
    const later = { ...list, name: 'later', validFrom: '2026-05-01' }
    const future = { ...list, name: 'future', validFrom: '2026-07-01' }
    const test = { ...list, name: 'test', status: 'test' as const, validFrom: '2026-05-20' }
    expect(livePriceList([future, list, test, later], list.country, today)).toBe(later)
  })

  it('is none for a country that the shop does not sell to', () => {
    expect(livePriceList(lists, 'US', today)).toBeNull()
  })

  it('replaces the prices that it overrides and no other', () => {
    const slug = 'model-trodat-printy-4913'
    const own = { ...list, rate: 1.1, overrides: { [slug]: { price: 19.9, originalPrice: 22.5 } } }
    const records = recordsOfList(priceRecords, own)
    const { products, rate } = toPriceList(priceRecords, own)
    expect(products[slug]).toEqual({ price: 19.9, originalPrice: 22.5 })
    expect(rate).toBe(1.1)
    expect(
      records.stampModels.models.filter((model, i) => model !== priceRecords.stampModels.models[i]),
    ).toHaveLength(1)
  })
})
