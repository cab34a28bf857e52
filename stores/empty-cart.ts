import { cartStoredEvent } from './cart-count'
import { readStorage, storageKeys } from './storage'

// Beside the count, not in its file: every page counts, and the page of the cart alone asks whether it is empty.

/** Whether the browser refused to store the last change, so that it is in this document alone. */
let refused = false

/** Says that a change of the cart was stored, or that the browser refused. */
export function tellCartStored(stored: boolean): void {
  refused = !stored
  if (stored) window.dispatchEvent(new Event(cartStoredEvent))
}

/**
 * Whether there is certainly nothing in the cart: no line is stored, and none is in this document alone. Loads no store;
 * what cannot be read is not called empty.
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
