import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import { isFileHash, sentLimits } from '@/lib/design/import/sent-files'
import { cartLimits } from './limits'
import { cartItemFlags, cartItemTypes, slugPattern } from './types'

export type { CartItemFlag, CartItemType } from './types'
export { cartItemFlags, cartItemTypes } from './types'

const slug = z.string().max(cartLimits.slug).regex(slugPattern)

/** What is kept as it is, up to a size; those who use it parse it. */
const kept = z.unknown().refine(value => (JSON.stringify(value) ?? '').length <= cartLimits.design)

/** A discount as the shop knows it (ORDER-3). `value` is percent or euro by `type`. */
export const discountSchema = z.strictObject({
  coupon: z.string().trim().min(1).max(64),
  value: z.number().nonnegative().max(100_000),
  type: z.enum(['percent', 'euro']),
  description: z.string().max(cartLimits.description).optional(),
  uses: z.number().int().optional(),
  /** Goods from which it acts, in EUR without VAT; of `kinds` and `products`, where these are named. */
  minimum: z.number().nonnegative().max(1_000_000).optional(),
  /** The kinds of product (lib/product/kinds) that it is for; all where none is named. */
  kinds: z.array(z.string().max(64)).max(16).optional(),
  /** The single products that it is for, by their slugs; all where none is named. */
  products: z.array(slug).max(500).optional(),
  /** The countries to which its goods go; all where none is named. */
  countries: z.array(z.string().length(2)).max(300).optional(),
})
export type Discount = z.infer<typeof discountSchema>

const madeFields = {
  config: z.record(z.string().max(64), z.unknown()).optional(),
  inkColor: z.string().max(64).nullable().optional(),
  design: kept.optional(),
  variant: slug.optional(),
}

const fileHash = z.string().refine(isFileHash)

/** Files from which the workshop lays out a line without a design (ORDER-24). */
const importDesignSchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        hash: fileHash,
        name: z.string().min(1).max(sentLimits.name),
        preview: fileHash.optional(),
      }),
    )
    .min(1)
    .max(sentLimits.files),
})

/** A part of a pack: a product with its own configuration and design. The pack says how many there are. */
const packPartSchema = z.strictObject({
  type: z.enum(cartItemTypes),
  slug,
  content: z.strictObject(madeFields),
})

/**
 * What identifies the item. `config` is the sign's or the stamp's configuration, `design` the editor's item
 * (parsed by `parseDesign` where it is used), `variant` a static product's variant slug, `parts` what a pack holds. `id`
 * names the ready-made formula that is ordered as it is. `importDesign` are files from which the workshop lays it out,
 * with the `comment` beside them (ORDER-24); `ondemand` is an admin's work for a client (ORDER-7).
 */
export const cartItemContentSchema = z.strictObject({
  id: z.string().max(cartLimits.slug).optional(),
  ...madeFields,
  parts: z.array(packPartSchema).max(cartLimits.parts).optional(),
  ondemand: kept.optional(),
  importDesign: importDesignSchema.optional(),
  comment: z.string().max(cartLimits.comment).optional(),
  discount: discountSchema.optional(),
})
export type CartItemContent = z.infer<typeof cartItemContentSchema>

/** A line of the cart by its form alone; what its kind of product makes of it is `cartItemSchema`. */
export const cartItemForm = z.strictObject({
  id: z.string().min(1).max(cartLimits.id),
  type: z.enum(cartItemTypes),
  slug: slug,
  quantity: z.number().int().min(1).max(cartLimits.quantity),
  tranquility: z.boolean(),
  content: cartItemContentSchema,
  description: z.string().max(cartLimits.description),
  flag: z.enum(cartItemFlags).optional(),
  price: z.strictObject({ minor: z.number().int().nonnegative(), currency: currencySchema }).optional(),
  costPrice: z.number().nonnegative().optional(),
})

export type CartItem = z.infer<typeof cartItemForm>
