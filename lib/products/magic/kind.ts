import type { ProductKind } from '../kind'
import { newLine } from '../line'
import { personalised } from '../withdrawal'

/** What an admin offers to a client by word and price: no price list has it (PRODUCT-7). */
export const magicKind: ProductKind = {
  name: 'magic',
  types: ['magic'],
  families: [],
  fields: [],
  editor: null,
  ground: 'bench',
  plain: () => null,
  blank: () => null,
  line: choice => newLine(choice, 'magic', {}),
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
