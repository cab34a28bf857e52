import type { ProductKind } from '../kind'
import { newLine } from '../line'
import { personalised } from '../withdrawal'

/** A heading between the lines of an admin's quotation, without price (PRODUCT-6). Nothing is sold by it. */
export const frameKind: ProductKind = {
  name: 'frame',
  types: ['frame'],
  families: [],
  fields: [],
  editor: null,
  ground: 'bench',
  plain: () => null,
  blank: () => null,
  line: choice => newLine(choice, 'frame', {}),
  priceable: () => null,
  availability: () => ({ code: 'unknown_product' }),
  listed: () => null,
  made: () => [],
  parts: () => [],
  title: () => null,
  facts: () => [],
  withdrawal: () => personalised,
  restore: line => ({ line, changes: [] }),
  picture: () => null,
}
