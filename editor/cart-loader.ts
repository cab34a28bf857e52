import { createLoader } from './state/use-loaded'

/** The code that fills the cart is fetched when it is first used: editing does not need it. */
export const cartLoader = createLoader(() => import('./add-to-cart'))
