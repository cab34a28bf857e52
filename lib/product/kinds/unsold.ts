import type { ProductKind } from './kind'
import { newLine } from './line'
import { personalised } from './withdrawal'

/** A kind that stands in an admin's quotation alone: the catalogue does not have it, and no shopper can buy it without a quotation. */
export const unsoldKind = (name: 'frame' | 'magic'): ProductKind => ({
  name,
  types: [name],
  families: [],
  fields: [],
  editor: null,
  ground: 'bench',
  plain: () => null,
  blank: () => null,
  designed: () => null,
  line: choice => newLine(choice, name, {}),
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
})
