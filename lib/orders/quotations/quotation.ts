import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import { pagination } from '@/lib/ground/contract/parameters'
import { orderTotalsSchema } from '@/lib/orders/order/order'
import { keptSignatureSchema } from '@/lib/orders/signatures/signature'
import { quotationDraftSchema } from './draft'
import { quotationStates } from './states'

/** What a request was sent with, in the words of its language. */
export const askedItemsSchema = z.array(
  z.object({ title: z.string(), description: z.string(), quantity: z.number().int().positive() }),
)

const amount = z.object({ minor: z.number().int(), currency: currencySchema })

/** A line as it was offered; amounts without VAT. A heading has nothing but its words. */
const quotedLineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), id: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('line'),
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    quantity: z.number().int().positive(),
    unit: amount,
    /** What the catalogue says for one; null for a line that only this quotation has. */
    listed: amount.nullable(),
    line: amount,
    /** The line's part of the quotation's discount. */
    discount: amount,
    /** Hash of the picture of a line by word; empty where it has none. */
    picture: z.string(),
    /** The outlines of its designs, by their hashes: as many proofs are shown with it. */
    proofs: z.array(z.string()),
  }),
])
export type QuotedLine = z.infer<typeof quotedLineSchema>

/** What a quotation comes to, sent or as it stands. */
const quotedSchema = z.object({
  title: z.string(),
  message: z.string(),
  validUntil: z.iso.date(),
  country: z.string(),
  zipcode: z.string(),
  lines: z.array(quotedLineSchema),
  discountPercent: z.number(),
  totals: orderTotalsSchema,
  vat: z.array(z.object({ percent: z.number(), net: amount, vat: amount })),
  /** Whether a method carries it: where none does, the delivery is agreed on by word. */
  delivered: z.boolean(),
})
export type Quoted = z.infer<typeof quotedSchema>

/** A version that was sent: it never changes afterwards. */
export const quotationVersionSchema = quotedSchema.extend({
  version: z.number().int().positive(),
  hash: z.string(),
  sentAt: z.iso.datetime(),
})
export type QuotationVersion = z.infer<typeof quotationVersionSchema>

/** What happened to a quotation, with what was said. `by` names the person among the staff's eyes alone. */
const quotationEventSchema = z.object({
  at: z.iso.datetime(),
  from: z.enum(quotationStates).nullable(),
  to: z.enum(quotationStates),
  actor: z.enum(['client', 'shop']),
  by: z.string().optional(),
  version: z.number().int().nonnegative(),
  text: z.string(),
})

/** `GET /api/quotations/{id}`: a quotation as its client reads it, its versions with the newest last. */
export const quotationSchema = z.object({
  id: z.number().int().positive(),
  state: z.enum(quotationStates),
  createdAt: z.iso.datetime(),
  locale: z.string(),
  currency: currencySchema,
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  request: z.object({
    message: z.string(),
    files: z.array(z.object({ hash: z.string(), name: z.string(), size: z.number() })),
    /** What it was asked for; empty where it was asked by word alone. */
    items: askedItemsSchema,
  }),
  versions: z.array(quotationVersionSchema),
  events: z.array(quotationEventSchema),
  /** The names under its designs, the first first. */
  signatures: z.array(keptSignatureSchema),
  /** The order that it became, with the code that reads it. */
  order: z.object({ id: z.number().int(), auth: z.string() }).nullable(),
  /** Whether it can be ordered on account at once. */
  onAccount: z.boolean(),
})
export type Quotation = z.infer<typeof quotationSchema>

/** What staff read beside it: what they work on, and what it comes to as it stands. */
export const staffQuotationSchema = quotationSchema.extend({
  revision: z.number().int().nonnegative(),
  client: z.number().int().nullable(),
  draft: quotationDraftSchema,
  /** Whether it is other than the version that was sent last. */
  changed: z.boolean(),
  /** Null where it has no price; `findings` says why. */
  preview: quotedSchema
    .extend({
      /** Costs of the lines, by their ids, and of all of it, in euro cents. */
      costs: z.record(z.string(), z.number()),
      cost: amount,
    })
    .nullable(),
  findings: z.array(z.object({ code: z.string(), item: z.string() })),
})
export type StaffQuotation = z.infer<typeof staffQuotationSchema>

/** A quotation in a list; `total` is with VAT, null where nothing was sent yet. */
const quotationSummarySchema = z.object({
  id: z.number().int().positive(),
  state: z.enum(quotationStates),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  name: z.string(),
  title: z.string(),
  validUntil: z.iso.date().nullable(),
  total: amount.nullable(),
})
export type QuotationSummary = z.infer<typeof quotationSummarySchema>

/** `GET /api/quotations`: a client's own, or all of them for staff. */
export const quotationsAnswer = z.object({
  data: z.array(quotationSummarySchema),
  meta: z.object({ pagination }),
})
