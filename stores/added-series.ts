import { readStoredCart } from '@/lib/orders/cart/stored-cart'
import type { CartItem } from '@/lib/product/item/item'

/** The lines of the series that was added last, and the lines whose place they took. */
export interface AddedSeries {
  ids: string[]
  before: CartItem[]
  /** Whether they were already there, and are one line now. */
  joined: boolean
}

const key = 'addedSeries'

/** The last addition of this tab; cart and editor are different pages. A browser without storage has none. */
export function readAddedSeries(): AddedSeries | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { ids, before, joined } = stored as { ids?: unknown; before?: unknown; joined?: unknown }
    if (!Array.isArray(ids) || !ids.every(id => typeof id === 'string')) return null
    return { ids, before: readStoredCart({ items: before }).items, joined: joined === true }
  } catch {
    return null
  }
}

/** Keeps it for the pages of this tab; `null` forgets it. */
export function keepAddedSeries(series: AddedSeries | null): void {
  try {
    if (series) sessionStorage.setItem(key, JSON.stringify(series))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or blocked: only undo on the next page is lost.
  }
}
