/** The texts that `Price` reads, for the islands that show prices. */
export const priceTexts = ['price.incl', 'price.excl', 'price.from', 'price.lowest30Days'] as const
