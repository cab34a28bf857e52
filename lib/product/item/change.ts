import type { CartItem } from './item'

/** What loading can do to a line; each has its message under `cartChanges`. */
export const cartChangeCodes = [
  'unreadable_dropped',
  'unavailable_dropped',
  'color_reset',
  'ink_reset',
  'variant_reset',
  'material_replaced',
  'spacer_converted',
  'sign_adjusted',
  'pack_changed',
  'delivery_left',
  'heading_left',
  'session_discount_left',
  'magic_left',
  'files_left',
  'notes_left',
] as const
export type CartChangeCode = (typeof cartChangeCodes)[number]

/** One thing that was changed on loading, for the shopper to read. `from` and `to` are slugs. */
export type CartChange = {
  code: CartChangeCode
  itemId: string
  slug: string
  description: string
  from?: string
  to?: string
}

/** A change of a line, with the line's own name. */
export function changeOf(
  item: Pick<CartItem, 'id' | 'slug' | 'description'>,
  code: CartChangeCode,
  values: { from?: string; to?: string } = {},
): CartChange {
  return { code, itemId: item.id, slug: item.slug, description: item.description, ...values }
}
