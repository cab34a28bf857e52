import type { ProductKind } from '../kind'
import { unsoldKind } from '../unsold'

/** What an admin offers to a client by word and price: no price list has it (PRODUCT-7). */
export const magicKind: ProductKind = unsoldKind('magic')
