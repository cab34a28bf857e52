import { describe, expect, it } from 'vitest'
import { toCatalogue } from '@/cms/mapping/catalogue'
import {
  livePriceList,
  livePriceLists,
  parsePriceLists,
  recordsOfList,
  toPriceList,
  toPriceRecords,
} from '@/cms/mapping/prices'
import { priceListDocs } from '@/cms/seed/docs/markets'
import { findReduction } from '@/lib/money/pricing/reduction'
import { catalogue, priceListOf, priceRecords } from '@/tests/support/catalogue'
import { seededDocs } from '@/tests/support/seed-docs'

const docs = seededDocs()
const lists = parsePriceLists(priceListDocs().map(doc => doc.data))
const today = new Date('2026-12-01')

describe('the documents of the seed', () => {
  it('give back the catalogue that the seed holds, nothing lost and nothing added', () => {
    expect(toCatalogue(docs)).toEqual(catalogue)
  })

  it('give back the rest of the catalogue where a material was deleted that a sign is made of', () => {
    const signs = docs.collections['sign-models'].map((doc, at) => ({
      ...doc,
      material: at === 0 ? (null as never) : doc.material,
    }))
    const collections = { ...docs.collections, 'sign-models': signs }
    expect(toCatalogue({ ...docs, collections }).stampModels).toEqual(catalogue.stampModels)
  })

  it('give back the rates and costs that the seed holds', () => {
    expect(toPriceRecords(docs)).toEqual(priceRecords)
  })

  it('hold a price list in force for each of the 30 countries, equal to the one built from the seed', () => {
    const countries = new Set(lists.map(list => list.country))
    expect(countries.size).toBe(30)
    for (const country of countries) {
      const list = livePriceList(lists, country, today)
      if (!list) throw new Error(`no list for ${country}`)
      const { id: _, validFrom: __, ...rates } = toPriceList(toPriceRecords(docs), list)
      expect(priceListOf(list.country)).toMatchObject(rates)
    }
  })
})

describe('the price list in force', () => {
  const list = lists[0]
  if (!list) throw new Error('no list')

  it('is the latest live one that has begun', () => {
    const later = { ...list, name: 'later', validFrom: '2026-05-01' }
    const future = { ...list, name: 'future', validFrom: '2027-07-01' }
    const test = { ...list, name: 'test', status: 'test' as const, validFrom: '2026-05-20' }
    expect(livePriceList([future, list, test, later], list.country, today)).toBe(later)
    expect(livePriceLists([future, list, test, later], list.country, today)).toEqual([later, list])
  })

  it('is the first to begin where none has begun', () => {
    const future = { ...list, name: 'future', validFrom: '2027-07-01' }
    expect(livePriceList([future, list], list.country, new Date('2020-01-01'))).toBe(list)
  })

  it('has a lower price than the one of the 30 days before a reduction', () => {
    const item = { kind: 'stamp', slug: 'model-trodat-printy-4911', color: 'black' } as const
    const french = livePriceLists(lists, 'FR', today).map(own => toPriceList(priceRecords, own))
    expect(findReduction(item, french, catalogue)?.lowest30Days).toEqual({ minor: 1990, currency: 'EUR' })
    expect(french[0]?.products[item.slug]?.price).toBe(16.9)
  })

  it('is null for a country that the shop does not sell to', () => {
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
