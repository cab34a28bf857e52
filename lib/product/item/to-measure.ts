import type { CartItemType } from './types'

/** Lines whose product is cut to the shopper's measures. */
const measured: readonly CartItemType[] = ['sign']

/** Whether a line's product is cut to the shopper's measures. Apart from the other traits of lines: pages of products need this alone. */
export const isToMeasure = ({ type }: { type: CartItemType }): boolean => measured.includes(type)
