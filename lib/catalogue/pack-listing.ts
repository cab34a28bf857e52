import type { ListingItem } from './listing'

/** An item without the prices that the browser can write itself. */
type Unpriced = Omit<ListingItem, 'price' | 'before'>
type Row = Omit<Unpriced, 'colors' | 'inks'> & { colors: number; inks: number }

/** A listing as it travels: nothing that is not there, and every list of colours once. */
export interface PackedListing {
  lists: readonly (readonly string[])[]
  rows: readonly Row[]
}

const withoutGaps = <T extends object>(item: T): T =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as T

/** Packs items for the way to the browser: a catalogue has hundreds, and each is in the page. */
export function packListing(items: readonly Unpriced[]): PackedListing {
  const places = new Map<string, number>()
  const lists: (readonly string[])[] = []
  const placeOf = (list: readonly string[]): number => {
    const key = list.join()
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, lists.length)
    return lists.push(list) - 1
  }
  const rows = items.map(item =>
    withoutGaps({
      ...item,
      shown: withoutGaps(item.shown),
      colors: placeOf(item.colors),
      inks: placeOf(item.inks),
    }),
  )
  return { lists, rows }
}

/** The items as they were, with their prices written. `price` writes minor units without VAT, in both ways. */
export function unpackListing(
  { lists, rows }: PackedListing,
  price: (minor: number) => NonNullable<ListingItem['price']>,
): ListingItem[] {
  return rows.map(({ colors, inks, ...row }) => ({
    ...row,
    colors: lists[colors] ?? [],
    inks: lists[inks] ?? [],
    price: row.minor > 0 ? price(row.minor) : undefined,
    before: row.beforeMinor === undefined ? undefined : price(row.beforeMinor),
  }))
}
