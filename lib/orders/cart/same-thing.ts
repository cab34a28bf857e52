import type { CartItem } from '@/lib/product/item/item'
import { cartLimits } from '@/lib/product/item/limits'
import { isGoods } from '@/lib/product/item/types'

type Thing = Pick<CartItem, 'type' | 'slug' | 'content' | 'flag'>

/** What distinguishes a line; the keys of one kind's content are always written in the same order. */
const thingOf = ({ type, slug, content, flag }: Thing) => JSON.stringify([type, slug, content, flag])

/** Two lines that do not differ: more of the same. What was configured or designed stays a line of its own. */
export function isSameThing(line: CartItem, item: Thing & Pick<CartItem, 'price'>): boolean {
  const { config, design, parts, comment } = item.content
  if (config || design !== undefined || parts || comment !== undefined) return false
  if (!isGoods(item) || item.flag || item.price || line.price) return false
  return line.slug === item.slug && thingOf(line) === thingOf(item)
}

/** A quantity that a line may have, from any requested one. */
export function heldQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.round(quantity), 1), cartLimits.quantity) : 1
}
