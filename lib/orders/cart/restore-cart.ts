import type { Catalogue } from '@/lib/catalogue/catalogue'
import { type CartChange, changeOf } from '@/lib/product/item/change'
import type { CartItem } from '@/lib/product/item/item'
import { restoreItem } from './restore-item'
import { readStoredCart, type StoredCart } from './stored-cart'

/** The lines that can be ordered today, and what was done to get there. */
export function restoreItems(
  items: readonly CartItem[],
  catalogue: Catalogue,
): { items: CartItem[]; changes: CartChange[] } {
  const restored = items.map(item => restoreItem(item, catalogue))
  return {
    items: restored.flatMap(({ item }) => item ?? []),
    changes: restored.flatMap(({ changes }) => changes),
  }
}

/** Lines of a stored cart that were dropped since they could not be read at all. */
function findUnreadable(stored: unknown, kept: readonly CartItem[]): CartChange[] {
  const items = (stored as { items?: unknown } | null | undefined)?.items
  const lost = Array.isArray(items) ? items.length - kept.length : 0
  if (lost <= 0) return []
  return Array.from({ length: Math.min(lost, 20) }, () =>
    changeOf({ id: '', slug: '', description: '' }, 'unreadable_dropped'),
  )
}

/**
 * The cart as it can be ordered today, from anything that the browser had stored (ORDER-2). Reports every change; a cart
 * that needs none comes back the same. It is idempotent and never throws.
 */
export function restoreCart(
  stored: unknown,
  catalogue: Catalogue,
): { cart: StoredCart; changes: CartChange[] } {
  const cart = readStoredCart(stored)
  const { items, changes } = restoreItems(cart.items, catalogue)
  return { cart: { ...cart, items }, changes: [...findUnreadable(stored, cart.items), ...changes] }
}
