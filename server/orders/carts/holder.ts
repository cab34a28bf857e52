import 'server-only'

/** What holds the files of a saved cart. */
export const holderOf = (id: number): string => `cart:${id}`
