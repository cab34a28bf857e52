import { expect, test } from 'vitest'
import type { ListingItem } from '@/lib/product/listing/listing'
import { packListing, unpackListing } from '@/lib/product/listing/pack-listing'

const written = (minor: number) => ({ incl: `${minor * 2} incl`, excl: `${minor} excl` })

const items: ListingItem[] = [
  {
    slug: 'model-a',
    kind: 'stamp',
    name: 'A',
    href: '/tampon/a/',
    width: 58,
    height: 22,
    shape: 'rect',
    lines: 6,
    colors: ['black', 'blue'],
    inks: ['black'],
    groups: ['group-a'],
    fits: [],
    shown: { color: 'blue', ink: 'black' },
    price: written(2250),
    before: written(2500),
    beforeMinor: 2500,
    from: true,
    minor: 2250,
    badge: 'bestseller',
    reduction: 10,
    rank: 2000,
  },
  {
    slug: 'static-b',
    kind: 'static',
    name: 'B',
    note: 'Une note',
    colors: [],
    inks: ['black'],
    groups: ['group-a'],
    fits: [],
    shown: {},
    minor: 0,
    rank: -1,
  },
  {
    slug: 'model-c',
    kind: 'stamp',
    name: 'C',
    colors: ['black', 'blue'],
    inks: [],
    groups: ['group-a'],
    fits: [],
    shown: { color: 'black' },
    price: written(100),
    minor: 100,
    rank: -2,
  },
]

const plain = items.map(({ price, before, ...item }) => item)

test('a listing comes out of its packing as it went in, its prices written', () => {
  expect(unpackListing(packListing(plain), written)).toEqual(items)
})

test('a packed listing survives the way to the browser', () => {
  const arrived = JSON.parse(JSON.stringify(packListing(plain)))
  expect(unpackListing(arrived, written)).toEqual(items)
})

test('lists of colours that are alike travel once, and what is not there does not travel', () => {
  const { lists, rows } = packListing(plain)
  expect(lists).toHaveLength(4)
  expect(rows.map(row => row.at(-1))).not.toContain(null)
  expect(rows.flat()).not.toContain(undefined)
})
