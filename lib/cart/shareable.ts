import { type CartItemFlag, type CartItemType, isGoods } from './types'

/** What goes along when a cart is shared (ORDER-6): discounts and flagged lines are their owner's, and stay with him. */
export const isShareable = (item: { type: CartItemType; flag?: CartItemFlag | undefined }): boolean =>
  isGoods(item) && item.flag === undefined
