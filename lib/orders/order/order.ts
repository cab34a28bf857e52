import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import { paymentInstructionsSchema } from '@/lib/money/contract/payments'
import { ledgerCodes } from '@/lib/money/pricing/result'
import { relayPointSchema } from '@/lib/people/address/relay-point'
import { partialAddressSchema, partialDeliverySchema } from '@/lib/people/address/schemas'
import { cartItemFlags, cartItemTypes } from '@/lib/product/item/item'
import { cartItemSchema } from '@/lib/product/item/item-schema'
import { withdrawalDays } from '@/lib/product/kinds/withdrawal'
import { approvalSchema } from './approval'
import { shipmentSchema } from './shipment'
import { orderStates } from './states'

/** An amount that may be below zero, as a discount's line in a ledger is. */
const amount = z.object({ minor: z.number().int(), currency: currencySchema })

const ledgerEntry = z.object({
  code: z.enum(ledgerCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  quantity: z.number(),
  unitAmount: amount,
  amount,
})

export const withdrawalSchema = z.union([
  z.object({ days: z.literal(withdrawalDays) }),
  z.object({ days: z.literal(0), reason: z.literal('personalised') }),
])

/** A part of a pack as it was ordered. `worth` is its share of the line's price, without VAT. */
const containedSchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** In one pack. */
  quantity: z.number().int().positive(),
  worth: amount,
  returnable: z.boolean(),
})
export type Contained = z.infer<typeof containedSchema>

/** A line as it was ordered: what it says never changes afterwards. Amounts without VAT. */
export const orderLineSchema = z.object({
  id: z.string(),
  type: z.enum(cartItemTypes),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  quantity: z.number().int().positive(),
  tranquility: z.boolean(),
  ledger: z.array(ledgerEntry),
  unit: amount,
  line: amount,
  sessionDiscount: amount,
  couponDiscount: amount,
  /** What is paid for the line: `line` less its part of the discounts. */
  net: amount,
  vatPercent: z.number(),
  /** For a pack it holds for those of its parts that are `returnable`. */
  withdrawal: withdrawalSchema,
  /** Pieces that the buyer gives back. */
  withdrawn: z.number().int().nonnegative(),
  /** What a pack holds; empty for a single thing. */
  contains: z.array(containedSchema),
  /** What is engraved for the line: on what, which outlines, and by which version of the engine they were drawn. */
  parts: z.array(
    z.object({
      slug: z.string(),
      sceneHash: z.string(),
      engineVersion: z.string(),
      /** When the shopper confirmed the proof of these outlines; null where he approved them by ordering. */
      approvedAt: z.iso.datetime().nullable(),
      /** When the workshop made this design for the line; null where it came with the order. */
      laidOutAt: z.iso.datetime().nullable(),
    }),
  ),
  flag: z.enum(cartItemFlags).optional(),
})
export type OrderLine = z.infer<typeof orderLineSchema>

/** A relay point as an order keeps it. */
const keptPointSchema = relayPointSchema.pick({
  id: true,
  name: true,
  address: true,
  zipcode: true,
  city: true,
  country: true,
})
/** A document of the order as a file: its number and where it is read. */
const documentLinkSchema = z.object({ number: z.string(), url: z.string() })

/** A change of state with its time and who made it: a client, an admin, a payment service, a job. */
export const orderEventSchema = z.object({
  at: z.iso.datetime(),
  from: z.enum(orderStates).nullable(),
  to: z.enum(orderStates),
  actor: z.string(),
})
export type OrderEvent = z.infer<typeof orderEventSchema>

export const orderTotalsSchema = z.object({
  goods: amount,
  tranquility: amount,
  discounts: amount,
  shipping: amount,
  net: amount,
  vat: amount,
  gross: amount,
})

/** How long it takes until it arrives, in working days; see `ShippingOffer`. */
export const deliveryTimesSchema = z.object({
  productionDays: z.number().int().nonnegative(),
  minDays: z.number().int().nonnegative(),
  maxDays: z.number().int().nonnegative(),
  saturday: z.boolean(),
  orderCutOff: z.string().regex(/^\d{2}:\d{2}$/),
})

/**
 * An order as it is read (`GET /api/orders/{id}`, ORDER-9): the cart's items for loading it, the lines as
 * ordered, and what it came to. A kept cart has items and no lines. `costPrice` is there for admins alone.
 */
export const orderSchema = z.object({
  id: z.number().int().positive(),
  status: z.enum(orderStates),
  createdAt: z.iso.datetime(),
  locale: z.string(),
  currency: currencySchema,
  items: z.array(cartItemSchema),
  lines: z.array(orderLineSchema),
  delivery: partialDeliverySchema.nullable(),
  billing: partialAddressSchema.nullable(),
  /** `point`: where the parcel is fetched, of a delivery to a relay. */
  shipment: z
    .object({
      method: z.string(),
      price: amount,
      times: deliveryTimesSchema.nullable(),
      point: keptPointSchema.nullable(),
    })
    .nullable(),
  /** The buyer's own reference; empty where he gave none. */
  purchaseReference: z.string(),
  /** Slug of the method of payment. */
  method: z.string().nullable(),
  /** How it is paid, as long as that is waited for. */
  payment: paymentInstructionsSchema.nullable(),
  /** The state of its approval by the company that it was ordered for; null where no approval is needed. */
  approval: approvalSchema.nullable(),
  /** What was paid twice and goes back by itself; null where nothing was. */
  surplus: amount.nullable(),
  discounts: z.array(
    z.object({
      kind: z.enum(['session', 'coupon']),
      coupon: z.string(),
      type: z.enum(['percent', 'euro']),
      value: z.number(),
      amount,
      /** On how many lines it acts, where it is for some goods alone. */
      lines: z.number().int().optional(),
    }),
  ),
  vat: z.array(z.object({ percent: z.number(), net: amount, vat: amount })),
  totals: orderTotalsSchema.nullable(),
  client: z.object({ email: z.string(), name: z.string(), phone: z.string() }).nullable(),
  events: z.array(orderEventSchema),
  /** Its documents; the address takes the order's code as the order's own does. */
  invoice: documentLinkSchema.nullable(),
  creditNotes: z.array(documentLinkSchema),
  /** Whether lines with the right can be given back now. */
  withdrawalOpen: z.boolean(),
  /** Its parcels, the first first. */
  shipments: z.array(shipmentSchema),
  other: z.record(z.string(), z.unknown()),
  costPrice: amount.optional(),
})
export type Order = z.infer<typeof orderSchema>
