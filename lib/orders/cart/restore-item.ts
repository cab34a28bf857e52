import type { Catalogue } from '@/lib/catalogue/catalogue'
import { type CartChange, changeOf } from '@/lib/product/item/change'
import type { CartItem } from '@/lib/product/item/item'
import { kindOf, strangeFields } from '@/lib/product/kinds/registry'

/** A line as it can be ordered today, `null` when it cannot, and what was done to it. */
export type RestoredItem = { item: CartItem | null; changes: CartChange[] }

/** The line without what lines of its kind do not carry. */
function withOwnFields(item: CartItem): CartItem {
  const strange = strangeFields(item)
  if (strange.length === 0) return item
  const own = Object.entries(item.content).filter(([name]) => !strange.includes(name))
  return { ...item, content: Object.fromEntries(own) }
}

/**
 * A line as it can be ordered today (ORDER-2): a stamp's stale mount colour or ink becomes the first
 * available, a sign's vanished material or colour is migrated and the large screw-spacer converted, a product that is
 * gone drops the line. A line that needs nothing is given back itself.
 */
export function restoreItem(item: CartItem, catalogue: Catalogue): RestoredItem {
  const own = withOwnFields(item)
  const kind = kindOf(own)
  if (!kind) return { item: own, changes: [] }
  const { line, changes } = kind.restore(own, catalogue)
  return { item: line, changes: changes.map(({ code, ...values }) => changeOf(item, code, values)) }
}
