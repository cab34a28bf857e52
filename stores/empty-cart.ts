import { cartStoredEvent } from './cart-count'
import { readStorage, storageKeys } from './storage'

// Not in the file of the count: every page counts, but only the cart page asks whether it is empty.

/** Whether the browser refused to store the last change, so that it exists only in this document. */
let refused = false

/** Notes whether a change of the cart was stored, or the browser refused. */
export function announceCartStored(stored: boolean): void {
  refused = !stored
  if (stored) window.dispatchEvent(new Event(cartStoredEvent))
}

/**
 * Whether the cart is certainly empty: no line is stored, and none exists only in this document. Loads no store; an
 * unreadable cart does not count as empty.
 */
export function isCartEmpty(): boolean {
  const text = readStorage(storageKeys.cart)
  if (refused) return false
  try {
    return text === null || JSON.parse(text).state.items.length === 0
  } catch {
    return false
  }
}
