import { countProducts } from '@/lib/product/item/types'
import { onOtherTab, readStorage, storageKeys } from './storage'

/** Fired on `window` after this tab has stored its cart. */
export const cartStoredEvent = 'cart:stored'

let lastText: string | null = null
let lastCount = 0

function countIn(text: string | null): number {
  if (text === null) return 0
  try {
    const items: unknown = JSON.parse(text)?.state?.items
    if (!Array.isArray(items)) return 0
    const count = countProducts(items.filter(item => Number.isInteger(item?.quantity) && item.quantity > 0))
    return Number.isSafeInteger(count) ? count : 0
  } catch {
    // The store logs an unreadable cart; the badge only stays empty.
    return 0
  }
}

/** Pieces in the stored cart, without loading the cart's store: all that the header needs (ORDER-5). */
export function readCartCount(): number {
  const text = readStorage(storageKeys.cart)
  if (text !== lastText) {
    lastText = text
    lastCount = countIn(text)
  }
  return lastCount
}

/** Calls back when the stored cart changes, in this tab or in another. Returns a function that stops it. */
export function subscribeCartCount(listener: () => void): () => void {
  const stop = onOtherTab(storageKeys.cart, listener)
  window.addEventListener(cartStoredEvent, listener)
  return () => {
    stop()
    window.removeEventListener(cartStoredEvent, listener)
  }
}
