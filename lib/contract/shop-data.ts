import { z } from 'zod'
import { type Catalogue, catalogueSchema } from '@/lib/catalogue/catalogue'
import { type PriceList, priceListSchema } from '@/lib/pricing/price-list'

/** What cart and checkout reckon with: the facts of the catalogue and the public rates of a locale's country. */
export interface ShopData {
  catalogue: Catalogue
  priceList: PriceList
  /** Where transfers go; `null` where it is told by e-mail. */
  bank: BankAccount | null
}

const bankSchema = z.object({ holder: z.string(), iban: z.string(), bic: z.string().nullable() })
export type BankAccount = z.infer<typeof bankSchema>

const shopDataSchema = z.object({
  catalogue: catalogueSchema,
  priceList: priceListSchema,
  bank: bankSchema.nullable(),
})

/** Parses the answer of `shopDataPath`; throws `ZodError` where it is none. */
export const parseShopData = (value: unknown): ShopData => shopDataSchema.parse(value)

/** Where a locale's data are read: `GET`, the same for everybody. */
export const shopDataPath = (locale: string): string => `/api/shop/${locale}`
