import type { ProductSummary } from '@/lib/product/contract/product'
import { plateClass } from '@/lib/product/stamp/rules'
import { traitsOf } from '../traits'

/** One product of a listing: what its tile shows and what the filters ask for. Made on the server, sent as data. */
export interface ListingItem {
  slug: string
  kind: ProductSummary['kind']
  name: string
  /** Full path, locale included; absent where the product has no page in this language. */
  href?: string
  /** One line below the name, where there is no size to show. */
  note?: string
  /** Millimetres. */
  width?: number
  height?: number
  shape?: string
  lines?: number
  /** Slugs of mount or plate colours, the product's first one first. */
  colors: readonly string[]
  inks: readonly string[]
  /** The colour and the ink that its picture shows. */
  shown: { color?: string; ink?: string }
  /** Ready to be read. */
  price?: { incl: string; excl: string }
  /** The lowest price of the 30 days before a reduction. */
  before?: { incl: string; excl: string }
  /** The same in minor units without VAT. */
  beforeMinor?: number
  /** What a pack saves against buying what it holds one by one, ready to be read. */
  saved?: { incl: string; excl: string }
  /** The same in minor units without VAT. */
  savedMinor?: number
  /** Options raise the price. */
  from?: boolean
  /** Minor units without VAT, to sort and filter by. */
  minor: number
  badge?: 'bestseller' | 'new' | 'eco' | 'promo'
  /** In percent, for the badge of a reduction. */
  reduction?: number
  brand?: string
  material?: string
  marking?: string
  /** The subcategories of the listing's category that it stands in. */
  groups: readonly string[]
  /** Stamps that it belongs to, as an ink cassette does. */
  fits: readonly string[]
  /** Higher comes first where people sort by what is chosen most. */
  rank: number
}

export const facetNames = [
  'group',
  'fits',
  'brand',
  'plate',
  'lines',
  'shape',
  'color',
  'ink',
  'material',
  'marking',
] as const
export type FacetName = (typeof facetNames)[number]

/** Whether a list holds supplies of stamps: other lists would name every stamp of the shop to find a few supplies. */
export const isOfSupplies = (items: readonly ListingItem[]): boolean =>
  items.filter(({ fits }) => fits.length > 0).length > items.length / 2

export const lineGroups = ['1-3', '4-6', '7+'] as const

export const sortings = ['rank', 'price', 'price-down', 'size', 'name'] as const
export type Sorting = (typeof sortings)[number]

/** What is chosen: values of the same facet widen, facets narrow. Ranges are inclusive. */
export interface Selection {
  facets: Partial<Record<FacetName, readonly string[]>>
  /** Widths in millimetres. */
  width?: readonly [number, number]
  /** Whole units of the currency, as the shopper sees prices. */
  price?: readonly [number, number]
  words?: string
  sorting: Sorting
}

/** The group of a number of lines. */
export function lineGroup(lines: number): (typeof lineGroups)[number] {
  if (lines <= 3) return '1-3'
  return lines <= 6 ? '4-6' : '7+'
}

/** The values that an item has in a facet. */
export function facetValues(item: ListingItem, facet: FacetName): readonly string[] {
  switch (facet) {
    case 'plate':
      return traitsOf(item).shaped && item.width && item.height
        ? [plateClass({ width: item.width, height: item.height })]
        : []
    case 'lines':
      return item.lines ? [lineGroup(item.lines)] : []
    case 'color':
      return item.colors
    case 'ink':
      return item.inks
    case 'group':
      return item.groups
    case 'fits':
      return item.fits
    default: {
      const value = item[facet]
      return value ? [value] : []
    }
  }
}

const within = (value: number, range: readonly [number, number] | undefined): boolean =>
  !range || (value >= range[0] && value <= range[1])

const hasWords = (item: ListingItem, words: string | undefined): boolean => {
  if (!words) return true
  const text = `${item.name} ${item.slug} ${item.note ?? ''}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** What a selection is judged with: how the shopper sees a price of so many minor units without VAT, in whole units. */
export type ShownPrice = (minor: number) => number

/** Whether an item answers a selection; `except` leaves one facet out, to count what its other values would give. */
export function matches(
  item: ListingItem,
  selection: Selection,
  shown: ShownPrice,
  except?: FacetName,
): boolean {
  if (!within(item.width ?? 0, selection.width)) return false
  if (selection.price && !within(shown(item.minor), selection.price)) return false
  if (!hasWords(item, selection.words)) return false
  return facetNames.every(facet => {
    const wanted = selection.facets[facet]
    if (facet === except || !wanted?.length) return true
    return facetValues(item, facet).some(value => wanted.includes(value))
  })
}

const area = (item: ListingItem) => (item.width ?? 0) * (item.height ?? 0)

let names: Intl.Collator | undefined

/** Made when somebody sorts by it: a page that only shows a list need not read a language's order of letters. */
function byName(a: ListingItem, b: ListingItem): number {
  names ??= new Intl.Collator(undefined, { numeric: true })
  return names.compare(a.name, b.name)
}

const orders: Record<Sorting, (a: ListingItem, b: ListingItem) => number> = {
  rank: (a, b) => b.rank - a.rank,
  price: (a, b) => a.minor - b.minor,
  'price-down': (a, b) => b.minor - a.minor,
  size: (a, b) => area(a) - area(b),
  name: byName,
}

/** The items that answer a selection, in its order; equals keep theirs. */
export function selectItems(
  items: readonly ListingItem[],
  selection: Selection,
  shown: ShownPrice,
): ListingItem[] {
  return items.filter(item => matches(item, selection, shown)).sort(orders[selection.sorting])
}

/** How many items each value of a facet would show, with everything else chosen as it is. */
export function countFacet(
  items: readonly ListingItem[],
  selection: Selection,
  facet: FacetName,
  shown: ShownPrice,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) {
    const there = matches(item, selection, shown, facet)
    for (const value of facetValues(item, facet)) {
      counts.set(value, (counts.get(value) ?? 0) + (there ? 1 : 0))
    }
  }
  return counts
}

/** The colour that a tile shows: the one that is filtered for where the product has it, else its own. */
export function shownColor(item: ListingItem, selection: Selection): string | undefined {
  const wanted = selection.facets.color ?? []
  return item.colors.find(color => wanted.includes(color)) ?? item.shown.color
}

/** The ink that a tile shows, likewise. */
export function shownInk(item: ListingItem, selection: Selection): string | undefined {
  const wanted = selection.facets.ink ?? []
  return item.inks.find(ink => wanted.includes(ink)) ?? item.shown.ink
}
