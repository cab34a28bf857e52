import { productKeys } from '@/lib/orders/cart/product-keys'
import { readStorage, storageKeys } from './storage'

let lastText: string | null = null
let lastKeys: readonly string[] = []

function keysIn(text: string | null): readonly string[] {
  if (text === null) return []
  try {
    return productKeys(JSON.parse(text).state.items)
  } catch {
    // The store logs an unreadable cart.
    return []
  }
}

/** The products in the stored cart, without loading the cart's store. The same list as long as the cart is the same. */
export function readCartKeys(): readonly string[] {
  const text = readStorage(storageKeys.cart)
  if (text !== lastText) {
    lastText = text
    lastKeys = keysIn(text)
  }
  return lastKeys
}
