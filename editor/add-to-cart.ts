import { designLine } from '@/lib/products/registry'
import type { Design } from '@/lib/scene/model'
import { storeDesign } from '@/lib/scene/stored'
import { useCart } from '@/stores/cart'
import { useEditorItem } from '@/stores/editor-item'

/**
 * Puts a design into the cart, in place of the line that it came from, and forgets it as the current item.
 * @returns false when the cart takes no more lines
 */
export function addDesignToCart(design: Design, quantity: number): boolean {
  const { cartItemId, clearItem } = useEditorItem.getState()
  const { items, addItem } = useCart.getState()
  const before = items.find(line => line.id === cartItemId)
  const id = addItem({
    ...(cartItemId ? { id: cartItemId } : {}),
    ...designLine(storeDesign(design), quantity),
    tranquility: before?.tranquility ?? false,
  })
  if (id === null) return false
  clearItem()
  return true
}
