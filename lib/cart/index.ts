export { type CartChange, type CartChangeCode, cartChangeCodes } from './change'
export { convertScrewSpacer } from './convert-spacer'
export { discountItem, discountsOf, mergeDiscounts, shareableItems } from './discounts'
export { type CartItem, type CartItemContent, cartItemSchema, type Discount, discountSchema } from './item'
export { cartLimits } from './limits'
export { type LoadableOrder, type LoadedOrder, loadOrderItems } from './load-order'
export { cartItemToPriceable, cartToOrderItems } from './priceable'
export { restoreCart, restoreItems } from './restore-cart'
export { type CartCatalogue, type RestoredItem, restoreItem } from './restore-item'
export { emptyCart, readCartItem, readStoredCart, type StoredCart } from './stored-cart'
export {
  type CartItemFlag,
  type CartItemType,
  cartItemFlags,
  cartItemTypes,
  countProducts,
  isGoods,
} from './types'
