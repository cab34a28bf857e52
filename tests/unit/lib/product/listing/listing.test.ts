import { describe, expect, it } from 'vitest'
import {
  countFacet,
  isOfSupplies,
  type ListingItem,
  matches,
  type Selection,
  selectItems,
  shownColor,
} from '@/lib/product/listing/listing'
import { readSelection, writeSelection } from '@/lib/product/listing/listing-query'

const item = (slug: string, more: Partial<ListingItem> = {}): ListingItem => ({
  slug,
  kind: 'stamp',
  name: slug,
  colors: ['black', 'blue'],
  inks: ['black'],
  groups: [],
  fits: [],
  shown: { color: 'black', ink: 'black' },
  minor: 1000,
  rank: 0,
  ...more,
})

const items = [
  item('4911', { lines: 3, shape: 'rect', width: 38, height: 14, minor: 1690 }),
  item('4913', { lines: 6, shape: 'rect', width: 58, height: 22, minor: 2250, rank: 5 }),
  item('46040', { lines: 7, shape: 'round', width: 40, height: 40, minor: 2750, colors: ['red'] }),
]
const net = (minor: number) => minor / 100
const gross = (minor: number) => (minor * 1.2) / 100
const none: Selection = { facets: {}, sorting: 'rank' }
const slugs = (selection: Selection) => selectItems(items, selection, net).map(found => found.slug)

describe('a listing', () => {
  it('shows everything, the most chosen first, when nothing is chosen', () => {
    expect(slugs(none)).toEqual(['4913', '4911', '46040'])
  })

  it('widens within a facet and narrows from facet to facet', () => {
    expect(slugs({ ...none, facets: { lines: ['1-3', '4-6'] } })).toEqual(['4913', '4911'])
    expect(slugs({ ...none, facets: { lines: ['1-3', '4-6'], shape: ['round'] } })).toEqual([])
  })

  it('keeps within the ranges of width and price, bounds included', () => {
    expect(slugs({ ...none, width: [38, 40] })).toEqual(['4911', '46040'])
    expect(slugs({ ...none, price: [0, 17] })).toEqual(['4911'])
  })

  it('judges a price as the shopper sees it', () => {
    const dearer = selectItems(items, { ...none, price: [0, 20] }, gross)
    expect(slugs({ ...none, price: [0, 20] })).toEqual(['4911'])
    expect(dearer).toEqual([])
  })

  it('asks for the stamp that something fits only where most of it fits one', () => {
    const pad = item('pad-4911', { kind: 'static', fits: ['model-trodat-printy-4911'] })
    expect(isOfSupplies([pad, items[0] ?? pad])).toBe(false)
    expect(isOfSupplies([pad, pad, items[0] ?? pad])).toBe(true)
    expect(isOfSupplies([])).toBe(false)
  })

  it('tells plates of stamps apart by their size class, and no other thing by it', () => {
    expect(slugs({ ...none, facets: { plate: ['medium'] } })).toEqual(['4913'])
    const sign = item('pvc', { kind: 'sign', width: 200, height: 100 })
    expect(countFacet([...items, sign], none, 'plate', net)).toEqual(
      new Map([
        ['small', 2],
        ['medium', 1],
      ]),
    )
  })

  it('counts what a further value of a facet would show', () => {
    const counts = countFacet(items, { ...none, facets: { shape: ['round'], lines: ['7+'] } }, 'shape', net)
    expect(Object.fromEntries(counts)).toEqual({ rect: 0, round: 1 })
  })

  it('sorts by price both ways, by size, and by name as people count', () => {
    expect(slugs({ ...none, sorting: 'price' })[0]).toBe('4911')
    expect(slugs({ ...none, sorting: 'price-down' })[0]).toBe('46040')
    expect(slugs({ ...none, sorting: 'size' }).at(-1)).toBe('46040')
    expect(slugs({ ...none, sorting: 'name' })).toEqual(['4911', '4913', '46040'])
  })

  it('shows the colour that is asked for where the product has it', () => {
    const [first, , last] = items
    const selection = { ...none, facets: { color: ['blue'] } }
    expect(first && shownColor(first, selection)).toBe('blue')
    expect(last && shownColor(last, selection)).toBe('black')
    expect(last && matches(last, selection, net)).toBe(false)
  })

  it('keeps what is chosen in the address and reads it back', () => {
    const selection: Selection = {
      facets: { shape: ['round', 'oval'], lines: ['7+'] },
      width: [30, 60],
      words: 'printy',
      sorting: 'price',
    }
    expect(readSelection(new URLSearchParams(writeSelection(selection)))).toEqual(selection)
    expect(writeSelection(none)).toBe('')
    expect(readSelection(new URLSearchParams('sort=x&width=abc&lines='))).toEqual(none)
  })
})
