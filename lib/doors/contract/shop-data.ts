import { z } from 'zod'
import { type Catalogue, catalogueSchema } from '@/lib/catalogue/catalogue'
import { languageSchema } from '@/lib/ground/common'
import { type PriceList, priceListSchema } from '@/lib/money/pricing/price-list'
import { cartLimits } from '@/lib/product/item/limits'
import { slugPattern } from '@/lib/product/item/types'
import { unpack } from './pack'
import { besideProducts } from './shop-data-path'

/** What cart and checkout calculate with: the part of the catalogue and of the country's rates that their lines need. */
export interface ShopData {
  catalogue: Catalogue
  priceList: PriceList
  /** The products that it was asked for, known or not. */
  products: readonly string[]
  /** The accessories of the requested products, by their slugs; absent where none were requested. */
  beside?: Readonly<Record<string, readonly string[]>>
  /** The requested ready-made design, as it is stored; absent where none was requested, or it does not exist. */
  template?: { name: string; isFormula: boolean; design: unknown }
  /** The pages of the packs among them, without the locale's prefix, by slug: a pack is changed on its page. */
  pages: Readonly<Record<string, string>>
}

const shopDataSchema = z.object({
  catalogue: catalogueSchema,
  priceList: priceListSchema,
  products: z.array(z.string()),
  beside: z.record(z.string(), z.array(z.string())).optional(),
  template: z.object({ name: z.string(), isFormula: z.boolean(), design: z.unknown() }).optional(),
  pages: z.record(z.string(), z.string()),
})

const packedSchema = z.object({ language: languageSchema, data: z.unknown() })

/** Parses the answer of `shopDataPath`, which is packed; throws `ZodError` where it is invalid. */
export const parseShopData = (value: unknown): ShopData =>
  shopDataSchema.parse(unpack(packedSchema.parse(value)))

/** A line of the cart has its own slug, and may name up to two more by its configurations. */
const maxKeys = cartLimits.items * 3

const listOf = (entry: z.ZodString, max: number) =>
  z
    .string()
    .transform(text => text.split(',').filter(Boolean))
    .pipe(z.array(entry).max(max))

const slug = z.string().max(cartLimits.slug).regex(slugPattern)

/** What may stand in the query of `shopDataPath`: slugs and codes of countries, each list with commas. */
export const shopDataQuery = z.strictObject({
  products: listOf(slug, maxKeys).default([]),
  countries: listOf(z.string().regex(/^[A-Z]{2}$/), 10).optional(),
  beside: listOf(slug, besideProducts).optional(),
  supports: z.literal('all').optional(),
  template: slug.optional(),
})
