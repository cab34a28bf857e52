/** What a line of the cart can be (ORDER-3). */
export const cartItemTypes = [
  'stamp',
  'stamping',
  'stamp-static',
  'cartridge',
  'rubber',
  'static',
  'sign',
  'frame',
  'magic',
  'discount',
  'shipment',
] as const
export type CartItemType = (typeof cartItemTypes)[number]

/** A flagged discount is a session discount (ORDER-3). */
export const cartItemFlags = ['retailer', 'loyalty'] as const
export type CartItemFlag = (typeof cartItemFlags)[number]

/** Slugs are the identity of a product. */
export const slugPattern = /^[a-z0-9][a-z0-9._-]*$/i

/** What lines are that are not bought from the catalogue. One line a type. */
const unlisted: Partial<Record<CartItemType, 'sum' | 'heading' | 'by-word'>> = {
  discount: 'sum',
  shipment: 'sum',
  frame: 'heading',
  magic: 'by-word',
}

/** Whether a line is a heading between the lines of a quotation: nothing is sold by it (PRODUCT-6). */
export const isHeading = ({ type }: { type: CartItemType }): boolean => unlisted[type] === 'heading'

/** Whether a line is sold by word: staff say what it is and what it costs. */
export const isByWord = ({ type }: { type: CartItemType }): boolean => unlisted[type] === 'by-word'

/** Lines that stand for no goods: they count in no badge and are priced by no rule of products. */
export function isGoods(item: { type: CartItemType }): boolean {
  return unlisted[item.type] !== 'sum'
}

/** Pieces in the cart: what the header's badge shows (ORDER-5). */
export function countProducts(items: readonly { type: CartItemType; quantity: number }[]): number {
  return items.reduce((sum, item) => sum + (isGoods(item) ? item.quantity : 0), 0)
}
