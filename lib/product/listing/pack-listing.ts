import type { ListingItem } from './listing'

/** An item without the prices that the browser can write itself. */
type Unpriced = Omit<ListingItem, 'price' | 'before' | 'saved'>

/** The fields that travel, in the order of a row; those of a row's end that are not there are left out. */
const fields = [
  'slug',
  'kind',
  'name',
  'minor',
  'rank',
  'shown',
  'href',
  'width',
  'height',
  'shape',
  'lines',
  'from',
  'material',
  'marking',
  'note',
  'brand',
  'badge',
  'reduction',
  'beforeMinor',
  'savedMinor',
] as const satisfies readonly (keyof Unpriced)[]

/** The lists of an item, in the order of a row. */
const listFields = ['colors', 'inks', 'groups', 'fits'] as const satisfies readonly (keyof Unpriced)[]

/** Stands for a missing field between present ones. */
const gap = null

/** A listing as it travels: every name of a field and every list of colours once, and nothing that is not there. */
export interface PackedListing {
  lists: readonly (readonly string[])[]
  /** The places of an item's lists in `lists`, then its fields; `null` where one is not there. */
  rows: readonly (readonly unknown[])[]
}

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
  const rows = items.map(item => {
    const values = fields.map(field => item[field])
    const last = values.findLastIndex(value => value !== undefined)
    const row = values.slice(0, last + 1).map(value => value ?? gap)
    return [...listFields.map(field => placeOf(item[field])), ...row]
  })
  return { lists, rows }
}

/** The items as they were, with their prices written. `price` writes minor units without VAT, in both ways. */
export function unpackListing(
  { lists, rows }: PackedListing,
  price: (minor: number) => NonNullable<ListingItem['price']>,
): ListingItem[] {
  return rows.map(row => {
    const ofLists = listFields.map((field, place) => [field, lists[Number(row[place])] ?? []])
    const values = row.slice(listFields.length)
    const known = values.flatMap((value, place) => (value === gap ? [] : [[fields[place], value]]))
    // The row was made of an item by `packListing`, field by field.
    const item = Object.fromEntries([...ofLists, ...known]) as Unpriced
    return {
      ...item,
      price: item.minor > 0 ? price(item.minor) : undefined,
      before: item.beforeMinor === undefined ? undefined : price(item.beforeMinor),
      saved: item.savedMinor === undefined ? undefined : price(item.savedMinor),
    }
  })
}
