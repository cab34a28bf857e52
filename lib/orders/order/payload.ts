import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import { locales } from '@/lib/ground/site/locales'
import { checkMessage } from '@/lib/ground/validators/message'
import { checkedText, optionalText, reportFindings } from '@/lib/ground/validators/schema'
import { normaliseLine, normaliseMessage, normaliseNumber } from '@/lib/ground/validators/text'
import { type Countries, checkPhoneAny, normalisePhone } from '@/lib/people/address/check-address'
import {
  billingSchema,
  deliverySchema,
  partialAddressSchema,
  partialDeliverySchema,
} from '@/lib/people/address/schemas'
import { accountTypes } from '@/lib/people/client/account'
import { checkSiret, checkTerms, checkVatNumberAny } from '@/lib/people/client/check-client'
import { emailSchema, nameSchema } from '@/lib/people/client/schemas'
import { discountSchema } from '@/lib/product/item/item'
import { cartItemSchema } from '@/lib/product/item/item-schema'
import { cartLimits } from '@/lib/product/item/limits'
import { type TrackingParameter, trackingParameters, trackingValueLength } from './campaign'
import { longestReference } from './purchase-reference'

/** An amount as it crosses the wire. */
export const moneySchema = z.strictObject({
  minor: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
  currency: currencySchema,
})

export const localeSchema = z.enum(locales)
const idSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const slugSchema = z.string().min(1).max(64)
const couponSchema = discountSchema.shape.coupon
const trackingSchema = z.string().max(trackingValueLength).optional()
const campaignSchema = z.strictObject(
  Object.fromEntries(trackingParameters.map(name => [name, trackingSchema])) as Record<
    TrackingParameter,
    typeof trackingSchema
  >,
)

/** What else comes with an order (ORDER-13, PRICE-1). A `costPrice` from a browser is accepted and ignored. */
export const otherSchema = z
  .strictObject({
    costPrice: z.number().optional(),
    quotationId: idSchema.nullable().optional(),
    gclid: trackingSchema,
    idcamp: trackingSchema,
    campaign: campaignSchema.optional(),
    comment: optionalText(normaliseMessage, value => checkMessage(value)).optional(),
  })
  .default({})

export const itemsSchema = z
  .array(cartItemSchema)
  .max(cartLimits.items)
  .check(context => {
    const ids = context.value.map(item => item.id)
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return
      context.issues.push({ code: 'custom', message: 'duplicate_id', path: [index, 'id'], input: id })
    })
  })

/** Who orders. A VAT number must be one of our countries'; whether it frees of VAT is the pricing's question. */
function clientSchema(countries: Countries, isAdmin: boolean) {
  const checkVat = (value: unknown) => checkVatNumberAny(value, countries)
  const checkPhone = (value: unknown) => checkPhoneAny(value, countries)
  const fields = {
    accountType: z.enum(accountTypes).optional(),
    vatNumber: optionalText(normaliseNumber, checkVat).optional(),
    siretNumber: optionalText(normaliseNumber, checkSiret).optional(),
    termsConsent: z.boolean().optional(),
    marketingConsent: z.boolean().optional(),
  }
  if (!isAdmin) {
    const phone = checkedText(normalisePhone, checkPhone)
    return z
      .strictObject({ email: emailSchema, phone, name: nameSchema, ...fields })
      .check(context =>
        reportFindings({ termsConsent: checkTerms(context.value.termsConsent) ?? undefined }, context),
      )
  }
  const phone = optionalText(normalisePhone, checkPhone).default('')
  const name = z.string().max(1000).transform(normaliseLine).default('')
  return z.strictObject({ email: z.union([z.literal(''), emailSchema]).default(''), phone, name, ...fields })
}

/** Designs of an order, at most: as many lines as a cart has, each with a few parts. */
const maxProofs = cartLimits.items * 4

/** What the shopper has confirmed of his designs: the hash of the outlines that he saw, and when (ORDER-11). */
const confirmedSchema = z
  .array(z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/), at: z.iso.datetime() }))
  .max(maxProofs)

/** Relays need their point, others must not have one left over from before: the server checks it on the method. */
const shipmentSchema = z.strictObject({ method: slugSchema })

export type PayloadOptions = {
  /** Admins order for a client without a complete address (ORDER-14). */
  isAdmin?: boolean
}

/**
 * `POST /api/orders` (ORDER-9, PRICE-1): what a browser sends to order. No price in it is
 * believed; `expectedTotal` is the total with VAT that the shopper saw, compared with the server's own. Designs are
 * parsed by `parseDesign`, prices and stock are the server's. Issues of form fields carry their validator's key.
 */
export function orderPayloadSchema(countries: Countries, { isAdmin = false }: PayloadOptions = {}) {
  return z.strictObject({
    items: itemsSchema.min(1),
    delivery: isAdmin ? partialDeliverySchema : deliverySchema(countries),
    billing: isAdmin ? partialAddressSchema : billingSchema(countries),
    shipment: shipmentSchema,
    /** Slug of the method of payment; the server decides which ones a client may use. */
    method: slugSchema,
    client: clientSchema(countries, isAdmin),
    expectedTotal: moneySchema,
    locale: localeSchema,
    /** Names of coupons; session discounts are the server's to give. */
    discounts: z.array(couponSchema).max(2).default([]),
    other: otherSchema,
    /** A company's own reference: it stands on the invoice (ORDER-46). */
    purchaseReference: z.string().max(longestReference).transform(normaliseLine).optional(),
    /** The designs that were confirmed; who sends none approves them by ordering. */
    proof: confirmedSchema.optional(),
    orderId: z.union([idSchema, z.literal(-1)]).default(-1),
    /** The client that an admin orders for. */
    clientId: isAdmin ? idSchema.optional() : z.undefined().optional(),
  })
}
export type OrderPayload = z.output<ReturnType<typeof orderPayloadSchema>>
/** The payload as a browser writes it, before defaults and normalisation. */
export type OrderPayloadInput = z.input<ReturnType<typeof orderPayloadSchema>>

/** The header that makes an order once, however often it is sent (ORDER-8). */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{8,128}$/)

/** The answer to an order: its id. */
export const orderIdSchema = idSchema
