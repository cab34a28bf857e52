import { heldQuantity, isSameThing } from '@/lib/orders/cart/same-thing'
import type { StoredCart } from '@/lib/orders/cart/stored-cart'
import type { CartItem } from '@/lib/product/item/item'
import { cartLimits } from '@/lib/product/item/limits'
import type { AddedSeries } from './added-series'
import { newId } from './storage'

/** A line to add; `id` is given only to replace a line that is already there. */
export type NewCartItem = Omit<CartItem, 'id' | 'tranquility' | 'description'> &
  Partial<Pick<CartItem, 'id' | 'tranquility' | 'description'>>

/** What the store of the cart holds. */
export type CartState = StoredCart & {
  /** False until the stored cart has been read: views of lines wait for it, so that they match the server's HTML. */
  hydrated: boolean
  /** True while the browser refuses to store the cart. */
  saveFailed: boolean
  /** The line removed last, for undo. */
  removed: { item: CartItem; index: number } | null
  /** The lines of the series that was added last, for undo, with the lines whose place they took. */
  series: AddedSeries | null
}

/* The actions on the lines of a cart. Each changes the given cart, a draft of the store's cart. */

/** Adds a new line, or replaces or joins an existing one. Returns its id, `null` when the cart is full. */
export function putLine(cart: CartState, item: NewCartItem): string | null {
  const known = cart.items.findIndex(line => line.id === item.id)
  const same = known < 0 ? cart.items.find(line => isSameThing(line, item)) : undefined
  if (same) {
    same.quantity = heldQuantity(same.quantity + item.quantity)
    return same.id
  }
  if (known < 0 && cart.items.length >= cartLimits.items) return null
  const line: CartItem = { tranquility: false, description: '', ...item, id: item.id ?? newId() }
  if (known < 0) cart.items.push(line)
  else cart.items[known] = line
  return line.id
}

/** The lines of a series, in the place of another (`null` for none). False, and no change, where there is no space. */
export function putSeries(cart: CartState, items: readonly NewCartItem[], inPlaceOf: string | null): boolean {
  const index = cart.items.findIndex(({ id }) => id === inPlaceOf)
  const taken = index < 0 ? 0 : 1
  if (cart.items.length - taken + items.length > cartLimits.items) return false
  const lines = items.map(item => ({ tranquility: false, description: '', ...item, id: newId() }))
  const before = cart.items.splice(index < 0 ? cart.items.length : index, taken, ...lines)
  cart.removed = null
  cart.series = { ids: lines.map(({ id }) => id), before, joined: false }
  return true
}

/** Replaces several lines by the one line made from them. */
export function joinLines(cart: CartState, ids: readonly string[], item: NewCartItem): void {
  const before = cart.items.filter(({ id }) => ids.includes(id))
  const at = cart.items.findIndex(({ id }) => ids.includes(id))
  if (before.length === 0) return
  const tranquility = before.some(line => line.tranquility)
  const line: CartItem = { description: '', ...item, tranquility, id: newId() }
  cart.items = cart.items.filter(({ id }) => !ids.includes(id))
  cart.items.splice(at, 0, line)
  cart.removed = null
  cart.series = { ids: [line.id], before, joined: true }
}

/** Removes the series that was added last, and restores the lines that it replaced. */
export function takeSeriesOut(cart: CartState): void {
  const { series } = cart
  cart.series = null
  if (!series) return
  const first = cart.items.findIndex(({ id }) => series.ids.includes(id))
  cart.items = cart.items.filter(({ id }) => !series.ids.includes(id))
  cart.items.splice(first < 0 ? cart.items.length : first, 0, ...series.before)
}

/** Puts a design into a part of a pack, by the part's place in it. */
export function putPartDesign(line: CartItem, index: number, design: object): void {
  const part = line.content.parts?.[index]
  const { config, inkColor } = design as { config?: Record<string, unknown>; inkColor?: string | null }
  if (part) Object.assign(part.content, { design, config, inkColor })
}

/** Takes a line out, and remembers it for undo. */
export function takeLine(cart: CartState, id: string): void {
  const index = cart.items.findIndex(item => item.id === id)
  const [item] = index < 0 ? [] : cart.items.splice(index, 1)
  if (item) Object.assign(cart, { removed: { item, index }, series: null })
}

/** Puts the line back that was removed last. */
export function putLineBack(cart: CartState): void {
  const { removed } = cart
  cart.removed = null
  if (!removed || cart.items.some(item => item.id === removed.item.id)) return
  cart.items.splice(Math.min(removed.index, cart.items.length), 0, removed.item)
}

/** A copy beneath its line. Its id, `null` when there is no such line or the cart is full. */
export function copyLine(cart: CartState, id: string): string | null {
  const index = cart.items.findIndex(item => item.id === id)
  const source = cart.items[index]
  if (!source || cart.items.length >= cartLimits.items) return null
  const copy = { ...source, id: newId() }
  cart.items.splice(index + 1, 0, copy)
  return copy.id
}

/** Sets the remark of a line; an empty text removes it. */
export function noteOnLine({ content }: CartItem, comment: string): void {
  if (comment.trim() === '') delete content.comment
  else content.comment = comment.slice(0, cartLimits.comment)
}

/** New lines: lines removed from the old ones cannot be restored among them. */
export function replaceLines(cart: CartState, items: readonly CartItem[]): void {
  cart.items = [...items]
  cart.removed = null
  cart.series = null
}
