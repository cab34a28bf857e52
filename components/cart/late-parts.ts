/** Parts of the cart that are fetched after its page. One place for each, as in lib/contract/late-readers.ts. */
export const loadCart = () => import('./cart-view')
export const loadLines = () => import('./filled-cart')
