import { createLoader } from './state/use-loaded'

/** The way into the cart comes when it is first taken: writing needs nothing of it. */
export const cartLoader = createLoader(() => import('./add-to-cart'))
