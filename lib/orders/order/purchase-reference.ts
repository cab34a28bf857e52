/** A buyer's own reference of his purchase, such as the number of an internal order: characters at most (ORDER-46). */
export const longestReference = 64
