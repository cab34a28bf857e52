import { MAX_QUANTITY } from '@/lib/money/pricing/limits'

/** Caps on what a cart may hold, the same in the browser and on the server. */
export const cartLimits = {
  /** Different lines in one cart. */
  items: 100,
  /** Pieces on one line. */
  quantity: MAX_QUANTITY,
  /** Characters of an item's id, slug, description and comment. */
  id: 64,
  slug: 160,
  description: 500,
  comment: 2000,
  /** Things in one pack, or plates on one support. */
  parts: 40,
  /** Characters of one item's design as JSON. */
  design: 200_000,
} as const
