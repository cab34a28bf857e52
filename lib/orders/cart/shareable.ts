import { type CartItemFlag, type CartItemType, isGoods } from '@/lib/product/item/types'

/** What goes along when a cart is shared (ORDER-6): discounts and flagged lines are their owner's, and stay with him; nothing else does. */
export const isShareable = (item: { type: CartItemType; flag?: CartItemFlag | undefined }): boolean =>
  item.type !== 'discount' && item.flag === undefined

/** The goods of it: what a quotation can be asked for. */
export const isQuotable = (item: { type: CartItemType; flag?: CartItemFlag | undefined }): boolean =>
  isGoods(item) && isShareable(item)
