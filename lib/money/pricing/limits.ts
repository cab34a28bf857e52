/** The most pieces of one line that have a price; more is a quotation. */
export const MAX_QUANTITY = 10_000

/** No sheet that is worked is longer, no side is shorter (mm): a size beyond them is no sign. */
export const MAX_PRICED_LENGTH_MM = 10_000
export const MIN_PRICED_LENGTH_MM = 1
