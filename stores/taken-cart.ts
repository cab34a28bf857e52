import { readStorage, storageKeys, writeStorage } from './storage'

/** A cart that a client keeps in another browser, as the list of them names it. */
interface Kept {
  id: number
  savedAt: string
}

/** Notes that a kept cart was added to this one: it is not offered again before it changes. */
export function noteTakenCart(id: number, now = new Date()): void {
  writeStorage(storageKeys.cartTaken, `${id} ${now.toISOString()}`)
}

/** The kept cart to offer here: the one that was saved last, neither this browser's own nor one that it has already taken. */
export function offeredCart<Cart extends Kept>(carts: readonly Cart[], own: number | null): Cart | null {
  const [id, at = ''] = readStorage(storageKeys.cartTaken)?.split(' ') ?? []
  return carts.find(cart => cart.id !== own && !(String(cart.id) === id && cart.savedAt <= at)) ?? null
}
