import type { ProductKind } from '../kind'
import { unsoldKind } from '../unsold'

/** A heading between the lines of an admin's quotation, without price (PRODUCT-6). Nothing is sold by it. */
export const frameKind: ProductKind = unsoldKind('frame')
