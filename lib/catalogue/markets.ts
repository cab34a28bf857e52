import { z } from 'zod'
import { languageSchema, localisedSchema } from '@/lib/ground/common'
import { currencies } from '@/lib/ground/names'

export { type Currency, currencies } from '@/lib/ground/names'

export const currencySchema = z.enum(currencies)

/** A country we deliver to, with the patterns of its forms (DELIVERY-2). */
export const countrySchema = z.object({
  code: z.string().length(2),
  name: localisedSchema,
  locales: z.array(z.string()).min(1),
  defaultLocale: z.string(),
  currency: z.string(),
  shopCurrency: currencySchema,
  isEU: z.boolean(),
  standardVat: z.number(),
  vatPrefix: z.string(),
  vatPattern: z.string(),
  viesCheck: z.boolean(),
  vatFreeEligible: z.boolean(),
  zipPattern: z.string(),
  relayZipDigits: z.number().nullable(),
  relayAvailable: z.boolean(),
  streetNumber: z.object({ position: z.string(), pattern: z.string() }),
  callingCode: z.string(),
  trunkPrefix: z.string().nullable(),
  phonePattern: z.string(),
  siret: z.boolean(),
  zone: z.string(),
  samples: z.object({ vat: z.string(), zip: z.string(), phone: z.string(), phoneNational: z.string() }),
})
export type Country = z.infer<typeof countrySchema>

export const countriesCatalogueSchema = z.object({
  defaultCountry: z.string(),
  defaultLocale: z.string(),
  languages: z.array(languageSchema),
  phoneAny: z.string(),
  countries: z.array(countrySchema),
})
export type CountriesCatalogue = z.infer<typeof countriesCatalogueSchema>

/**
 * Whose tax a territory has (BOOKS-1): its country's, at its own rate; none of the Union's, because it lies outside the common system;
 * or the Union's, although its country is no member.
 */
export const territoryAreas = ['national', 'outside', 'union'] as const

/** Rates in percent. A territory is matched by its postal code and overrides the country (DELIVERY-11). */
export const vatCatalogueSchema = z.object({
  /** ISO code of the seller's country; empty where it is not set yet. */
  seller: z.string(),
  standardRates: z.record(z.string(), z.number()),
  vatFree: z.object({ excluded: z.array(z.string()) }),
  territories: z.array(
    z.object({
      country: z.string(),
      slug: z.string(),
      zip: z.string(),
      vat: z.number(),
      taxArea: z.enum(territoryAreas).default('national'),
      name: z.string(),
      shippingZone: z.string(),
      priority: z.number().optional(),
    }),
  ),
})
export type VatCatalogue = z.infer<typeof vatCatalogueSchema>

/** How a parcel travels. Prices in EUR without VAT, weights in grams, lengths in mm, times in working days. */
export const shippingMethodSchema = z.object({
  slug: z.string(),
  type: z.enum(['letter', 'relay', 'home', 'express', 'pickup', 'freight']),
  name: localisedSchema,
  carrier: z.string().nullable(),
  priceBands: z.array(z.object({ upToGrams: z.number(), price: z.number() })).min(1),
  freeFromAmount: z.number().nullable(),
  maxGrams: z.number(),
  maxLengthMm: z.number(),
  minDays: z.number().int(),
  maxDays: z.number().int(),
  tracking: z.boolean(),
  relay: z.boolean(),
  businessOnly: z.boolean(),
  xxl: z.boolean(),
  saturday: z.boolean(),
})
export type ShippingMethod = z.infer<typeof shippingMethodSchema>

/** The time of a working day until which an order still counts as that day's (DELIVERY-15), at the workshop: "14:00". */
export const orderCutOffSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const shippingCatalogueSchema = z.object({
  productionDays: z.object({ stamp: z.number(), sign: z.number(), xxl: z.number(), static: z.number() }),
  orderCutOff: orderCutOffSchema,
  packagingGrams: z.number(),
  zones: z.array(
    z.object({ slug: z.string(), name: localisedSchema, methods: z.array(shippingMethodSchema) }),
  ),
})
export type ShippingCatalogue = z.infer<typeof shippingCatalogueSchema>
