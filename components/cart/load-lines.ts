/** The filled cart, which is fetched after its page. One place for it, as in lib/doors/contract/late-readers.ts. */
export const loadLines = () => import('./filled-cart')
